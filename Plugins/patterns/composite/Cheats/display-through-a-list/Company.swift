protocol Component: AnyObject {
    func add(_ component: Component)
    func remove(_ component: Component)

    /// Draws the part and all below it, with a dash for each step of depth.
    func display(depth: Int)

    func title(_ depth: Int) -> String

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
        for line in listing(below: depth) { print(line) }
    }

    var parts: [Component] { children }

    func title(_ depth: Int) -> String { "\(dashes(depth))\(name)的子公司" }

    private func listing(below depth: Int) -> [String] {
        var lines: [String] = []
        var waiting = children.reversed().map { ($0, depth + 2) }
        while let (part, depth) = waiting.popLast() {
            lines.append(part.title(depth))
            waiting += part.parts.reversed().map { ($0, depth + 2) }
        }
        return lines
    }

    func lineOfDuty() {
        print("\(name)的子公司的职责")
        for child in children {
            child.lineOfDuty()
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

    func title(_ depth: Int) -> String { "\(dashes(depth))\(name)的HR部门" }

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

    func title(_ depth: Int) -> String { "\(dashes(depth))\(name)的财务部门" }

    func lineOfDuty() {
        print("\(name),给员工发钱")
    }
}
