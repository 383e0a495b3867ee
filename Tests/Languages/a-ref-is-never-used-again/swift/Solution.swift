class Node {}
