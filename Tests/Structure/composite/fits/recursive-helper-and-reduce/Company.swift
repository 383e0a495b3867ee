protocol Component: AnyObject {
    func add(_ component: Component)
    func remove(_ component: Component)
    func display(depth: Int)
    func lineOfDuty()
}

class Leaf: Component {
    let name: String
    init(_ name: String) { self.name = name }
    func add(_ component: Component) {}
    func remove(_ component: Component) {}
    func display(depth: Int) { print(String(repeating: "-", count: max(0, depth)) + name + kind) }
    func lineOfDuty() { print(name + duty) }
    var kind: String { "" }
    var duty: String { "" }
}

final class HRDepartment: Leaf {
    override var kind: String { "的HR部门" }
    override var duty: String { ",培训员工" }
}
final class FinanceDepartment: Leaf {
    override var kind: String { "的财务部门" }
    override var duty: String { ",给员工发钱" }
}

final class Company: Component {
    private struct Tree { var all = [Component]() }
    let name: String
    private var tree = Tree()
    init(_ name: String) { self.name = name }
    func add(_ component: Component) { tree.all.append(component) }
    func remove(_ component: Component) { tree.all.removeAll { $0 === component } }
    func display(depth: Int) {
        print(String(repeating: "-", count: max(0, depth)) + name + "的子公司")
        for i in 0..<tree.all.count { show(tree.all[i], depth + 2) }
    }
    func lineOfDuty() {
        print(name + "的子公司的职责")
        tree.all.forEach { part in part.lineOfDuty() }
    }
    private func show(_ part: Component, _ depth: Int) { part.display(depth: depth) }
}
