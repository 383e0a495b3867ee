class Node {
    var next: Node?

    func itself() -> Node { self }
}
