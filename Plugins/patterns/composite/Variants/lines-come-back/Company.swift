class Component {
    let name: String
    init(_ name: String) { self.name = name }
    func add(_ component: Component) {}
    func remove(_ component: Component) {}
    func lines(_ depth: Int) -> [String] { [] }
    func duties() -> [String] { [] }
    final func display(depth: Int) { lines(depth).forEach { print($0) } }
    final func lineOfDuty() { for d in duties() { print(d) } }
    func bar(_ d: Int) -> String { String(repeating: "-", count: d < 0 ? 0 : d) + name }
}
final class Company: Component {
    private var kids: [Component] = []
    override func add(_ component: Component) { kids.append(component) }
    override func remove(_ component: Component) { kids.removeAll { $0 === component } }
    override func lines(_ d: Int) -> [String] { [bar(d) + "的子公司"] + kids.flatMap { $0.lines(d + 2) } }
    override func duties() -> [String] { kids.reduce(into: [name + "的子公司的职责"]) { $0 += $1.duties() } }
}
final class HRDepartment: Component {
    override func lines(_ d: Int) -> [String] { [bar(d) + "的HR部门"] };
    override func duties() -> [String] { [name + ",培训员工"] }
}
final class FinanceDepartment: Component {
    override func lines(_ d: Int) -> [String] { [bar(d) + "的财务部门"] };
    override func duties() -> [String] { [name + ",给员工发钱"] }
}
