class Component {
    let name: String
    init(_ name: String) { self.name = name }
    func add(_ component: Component) {}
    func remove(_ component: Component) {}
    func walk(_ depth: Int, _ visit: (Component, Int) -> Void) { visit(self, depth) }
    var title: String { name }
    var duty: String { name }
    final func display(depth: Int) {
        walk(depth) { part, depth in print(String(repeating: "-", count: max(0, depth)) + part.title) }
    }
    final func lineOfDuty() {
        walk(0) { part, _ in print(part.duty) }
    }
}

final class Company: Component {
    private var parts: [Component] = []
    override func add(_ component: Component) { parts.append(component) }
    override func remove(_ component: Component) { parts.removeAll { $0 === component } }
    override func walk(_ depth: Int, _ visit: (Component, Int) -> Void) {
        super.walk(depth, visit)
        parts.forEach { $0.walk(depth + 2, visit) }
    }
    override var title: String { "\(name)的子公司" }
    override var duty: String { "\(name)的子公司的职责" }
}

final class HRDepartment: Component {
    override var title: String { "\(name)的HR部门" }
    override var duty: String { "\(name),培训员工" }
}

final class FinanceDepartment: Component {
    override var title: String { "\(name)的财务部门" }
    override var duty: String { "\(name),给员工发钱" }
}
