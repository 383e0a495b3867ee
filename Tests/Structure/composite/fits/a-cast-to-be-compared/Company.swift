protocol Component: AnyObject {
    var name: String { get }
    func isSame(as other: Component) -> Bool
    func add(_ component: Component)
    func remove(_ component: Component)
    func display(depth: Int)
    func lineOfDuty()
}
extension Component {
    func add(_ component: Component) {}
    func remove(_ component: Component) {}
    func line(_ depth: Int, _ kind: String) { print(String(repeating: "-", count: max(0, depth)) + name + kind) }
}
final class Company: Component {
    let name: String
    private var parts: [Component] = []
    init(_ name: String) { self.name = name }
    func isSame(as other: Component) -> Bool { (other as? Company) === self }
    func add(_ component: Component) {
        if component === self { return }
        parts.append(component)
    }
    func remove(_ component: Component) { parts.removeAll { $0.isSame(as: component) } }
    func display(depth: Int) {
        line(depth, "的子公司")
        parts.forEach { $0.display(depth: depth + 2) }
    }
    func lineOfDuty() {
        print("\(name)的子公司的职责")
        parts.forEach { $0.lineOfDuty() }
    }
}
final class HRDepartment: Component {
    let name: String
    init(_ name: String) { self.name = name }
    func isSame(as other: Component) -> Bool { (other as? HRDepartment) === self }
    func display(depth: Int) { line(depth, "的HR部门") }
    func lineOfDuty() { print("\(name),培训员工") }
}
final class FinanceDepartment: Component {
    let name: String
    init(_ name: String) { self.name = name }
    func isSame(as other: Component) -> Bool { (other as? FinanceDepartment) === self }
    func display(depth: Int) { line(depth, "的财务部门") }
    func lineOfDuty() { print("\(name),给员工发钱") }
}
