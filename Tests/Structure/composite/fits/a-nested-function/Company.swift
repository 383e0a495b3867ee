class Component {
    fileprivate let name: String
    init(_ name: String) { self.name = name }
    func add(_ component: Component) {}
    func remove(_ component: Component) {}
    func display(depth: Int) {}
    func lineOfDuty() {}
    fileprivate func line(_ depth: Int, _ title: String) {
        print("\(String(repeating: "-", count: max(0, depth)))\(name)的\(title)")
    }
}
final class Company: Component {
    private var children: [Component] = []
    override func add(_ component: Component) { children.append(component) }
    override func remove(_ component: Component) { children.removeAll { $0 === component } }
    override func display(depth: Int) {
        func show(_ child: Component) { child.display(depth: depth + 2) }
        line(depth, "子公司")
        children.forEach(show)
    }
    override func lineOfDuty() {
        func tell(_ rest: ArraySlice<Component>) {
            guard let first = rest.first else { return }
            first.lineOfDuty()
            tell(rest.dropFirst())
        }
        print("\(name)的子公司的职责")
        tell(children[...])
    }
}
final class HRDepartment: Component {
    override func display(depth: Int) { line(depth, "HR部门") }
    override func lineOfDuty() { print("\(name),培训员工") }
}
final class FinanceDepartment: Component {
    override func display(depth: Int) { line(depth, "财务部门") }
    override func lineOfDuty() { print("\(name),给员工发钱") }
}
