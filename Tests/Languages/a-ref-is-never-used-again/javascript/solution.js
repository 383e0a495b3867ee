export class Node {}
