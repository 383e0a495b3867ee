protocol Component: AnyObject {
    func add(_ component: Component)
    func remove(_ component: Component)

    /// Draws the part and all below it, with a dash for each step of depth.
    func display(depth: Int)

    var duty: String { get }

    var parts: [Component] { get }

    /// Tells what the part and all below it are there for.
    func lineOfDuty()
}

extension Component {
    /// A leaf has no place for children.
    func add(_ component: Component) {}

    func remove(_ component: Component) {}

    var parts: [Component] { [] }

    /// Returns the dashes before a line; a depth below zero has none.
    func dashes(_ depth: Int) -> String {
        String(repeating: "-", count: max(0, depth))
    }
}

final class Company: Component {
    private let name: String
    private var children: [Component] = []

    init(_ name: String) {
        self.name = name
    }

    func add(_ component: Component) {
        children.append(component)
    }

    func remove(_ component: Component) {
        children.removeAll { $0 === component }
    }

    func display(depth: Int) {
        print("\(dashes(depth))\(name)的子公司")
        for child in children {
            child.display(depth: depth + 2)
        }
    }

    var parts: [Component] { children }

    var duty: String { "\(name)的子公司的职责" }

    func lineOfDuty() {
        print("\(name)的子公司的职责")
        var waiting = Array(children.reversed())
        while let part = waiting.popLast() {
            print(part.duty)
            waiting += part.parts.reversed()
        }
    }
}

final class HRDepartment: Component {
    private let name: String

    init(_ name: String) {
        self.name = name
    }

    func display(depth: Int) {
        print("\(dashes(depth))\(name)的HR部门")
    }

    var duty: String { "\(name),培训员工" }

    func lineOfDuty() {
        print("\(name),培训员工")
    }
}

final class FinanceDepartment: Component {
    private let name: String

    init(_ name: String) {
        self.name = name
    }

    func display(depth: Int) {
        print("\(dashes(depth))\(name)的财务部门")
    }

    var duty: String { "\(name),给员工发钱" }

    func lineOfDuty() {
        print("\(name),给员工发钱")
    }
}
