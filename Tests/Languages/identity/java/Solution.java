class Node {
    Node next;

    Node itself() { return this; }
}
