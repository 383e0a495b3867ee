class Component {
    let name: String
    init(_ name: String) { self.name = name }
    func add(_ component: Component) {}
    func remove(_ component: Component) {}
    func display(depth: Int) { print(indent(depth) + title) }
    func lineOfDuty() { print(duty) }
    var title: String { name }
    var duty: String { name }
    final func indent(_ depth: Int) -> String { String(repeating: "-", count: depth < 0 ? 0 : depth) }
}

struct Branches: Sequence {
    private var list: [Component] = []
    mutating func append(_ child: Component) { list.append(child) }
    mutating func drop(_ child: Component) { list.removeAll { $0 === child } }
    func makeIterator() -> IndexingIterator<[Component]> { list.makeIterator() }
}

final class Company: Component {
    private var branches = Branches()
    override func add(_ component: Component) { branches.append(component) }
    override func remove(_ component: Component) { branches.drop(component) }
    override var title: String { name + "的子公司" }
    override var duty: String { name + "的子公司的职责" }
    override func display(depth: Int) {
        super.display(depth: depth)
        branches.forEach { $0.display(depth: depth + 2) }
    }
    override func lineOfDuty() {
        super.lineOfDuty()
        for branch in branches { branch.lineOfDuty() }
    }
}

final class HRDepartment: Component {
    override var title: String { name + "的HR部门" }
    override var duty: String { name + ",培训员工" }
}

final class FinanceDepartment: Component {
    override var title: String { name + "的财务部门" }
    override var duty: String { name + ",给员工发钱" }
}
