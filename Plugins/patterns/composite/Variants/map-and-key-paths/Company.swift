protocol Component: AnyObject {
    var name: String { get }
    func add(_ component: any Component)
    func remove(_ component: any Component)
    func display(depth: Int)
    func lineOfDuty()
}

extension Component {
    func add(_ component: any Component) {}
    func remove(_ component: any Component) {}
    fileprivate func draw(_ depth: Int, _ kind: String) {
        print("\(String(repeating: "-", count: max(depth, 0)))\(name)的\(kind)")
    }
}

final class Company {
    let name: String
    private var parts: [(id: ObjectIdentifier, part: any Component)] = []
    init(_ name: String) { self.name = name }
}

extension Company: Component {
    func add(_ component: any Component) { parts.append((ObjectIdentifier(component), component)) }
    func remove(_ component: any Component) { parts.removeAll { $0.id == ObjectIdentifier(component) } }

    func display(depth: Int) {
        draw(depth, "子公司")
        parts.map(\.part).forEach { $0.display(depth: depth + 2) }
    }

    func lineOfDuty() {
        print("\(name)的子公司的职责")
        for (_, part) in parts { part.lineOfDuty() }
    }
}

final class HRDepartment: Component {
    let name: String
    init(_ name: String) { self.name = name }
    func display(depth: Int) { draw(depth, "HR部门") }
    func lineOfDuty() { print("\(name),培训员工") }
}

final class FinanceDepartment: Component {
    let name: String
    init(_ name: String) { self.name = name }
    func display(depth: Int) { draw(depth, "财务部门") }
    func lineOfDuty() { print("\(name),给员工发钱") }
}
