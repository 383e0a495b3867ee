final class Node {
    var next: Node?
    weak var parent: Node?
    var label: String?
    var forced: Int! = 3
    init?(_ label: String?) {
        if label == "bad" { return nil }
        self.label = label
    }
    func find(_ label: String) -> Node? { self.label == label ? self : next?.find(label) }
}
