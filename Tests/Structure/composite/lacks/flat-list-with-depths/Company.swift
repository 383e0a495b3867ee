class Component { let name: String; fileprivate var rows: [(Int, String, String)] = []
    init(_ name: String, _ kind: String, _ duty: String) { self.name = name; rows = [(0, "\(name)的\(kind)", duty)] }
    func add(_ component: Component) {}
    func remove(_ component: Component) {}
    func display(depth: Int) { for row in rows { print(String(repeating: "-", count: max(0, depth + row.0)) + row.1) } }
    func lineOfDuty() { for row in rows { print(row.2) } }
}
final class Company: Component {
    init(_ name: String) { super.init(name, "子公司", "\(name)的子公司的职责") }
    override func add(_ component: Component) { rows += component.rows.map { ($0.0 + 2, $0.1, $0.2) } }
}
final class HRDepartment: Component { init(_ name: String) { super.init(name, "HR部门", "\(name),培训员工") } }
final class FinanceDepartment: Component { init(_ name: String) { super.init(name, "财务部门", "\(name),给员工发钱") } }
