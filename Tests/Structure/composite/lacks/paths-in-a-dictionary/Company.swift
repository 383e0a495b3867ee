class Component {
    let name: String
    fileprivate let kind: (String, String)
    fileprivate var rows: [(Component, Int)] { [(self, 0)] }
    fileprivate init(_ name: String, _ kind: (String, String)) {
        self.name = name
        self.kind = kind
    }
    func add(_ component: Component) {}
    func remove(_ component: Component) {}
    func display(depth: Int) {
        for (row, level) in rows {
            print("\(String(repeating: "-", count: max(0, depth + level)))\(row.name)\(row.kind.0)")
        }
    }
    func lineOfDuty() { for (row, _) in rows { print(row.name + row.kind.1) } }
}
final class Company: Component {
    private var parts: [Component] = []
    init(_ name: String) { super.init(name, ("的子公司", "的子公司的职责")) }
    override func add(_ component: Component) { parts.append(component) }
    override func remove(_ component: Component) { parts.removeAll { $0 === component } }
    override fileprivate var rows: [(Component, Int)] {
        var all: [(Component, Int)] = []
        var open: [(Component, Int)] = [(self, 0)]
        while let (next, level) = open.popLast() {
            all.append((next, level))
            if let company = next as? Company {
                open += company.parts.reversed().map { ($0, level + 2) }
            }
        }
        return all
    }
}
final class HRDepartment: Component { init(_ name: String) { super.init(name, ("的HR部门", ",培训员工")) } }
final class FinanceDepartment: Component { init(_ name: String) { super.init(name, ("的财务部门", ",给员工发钱")) } }
