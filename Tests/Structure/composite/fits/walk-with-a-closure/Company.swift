protocol Component: AnyObject {
    var line: String { get }
    var duty: String { get }
    func walk(from depth: Int, _ step: (any Component, Int) -> Void)
}

extension Component {
    func add(_ component: any Component) {}
    func remove(_ component: any Component) {}
    func walk(from depth: Int, _ step: (any Component, Int) -> Void) { step(self, depth) }
    func display(depth: Int) {
        walk(from: depth) { part, depth in
            print(repeatElement("-", count: max(depth, 0)).joined() + part.line)
        }
    }
    func lineOfDuty() { walk(from: 0) { part, _ in print(part.duty) } }
}

final class Company: Component {
    private let name: String
    private var parts: [any Component] = []
    init(_ name: String) { self.name = name }
    var line: String { "\(name)的子公司" }
    var duty: String { "\(name)的子公司的职责" }
    func add(_ component: any Component) { parts.append(component) }
    func remove(_ component: any Component) { parts.removeAll { $0 === component } }
    func walk(from depth: Int, _ step: (any Component, Int) -> Void) {
        step(self, depth)
        for part in parts { part.walk(from: depth + 2, step) }
    }
}

final class HRDepartment: Component {
    private let name: String
    init(_ name: String) { self.name = name }
    var line: String { "\(name)的HR部门" }
    var duty: String { "\(name),培训员工" }
}

final class FinanceDepartment: Component {
    private let name: String
    init(_ name: String) { self.name = name }
    var line: String { "\(name)的财务部门" }
    var duty: String { "\(name),给员工发钱" }
}
