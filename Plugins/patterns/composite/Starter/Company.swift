/// A part of an enterprise. What can be asked of a single department and of a whole company alike?
protocol Component: AnyObject {}

final class Company: Component {
    init(_ name: String) {}

    // A company draws its own line, and then lets each of its parts draw theirs, two dashes further in.
    // It must not need to know whether a part is a department or another company.

    func add(_ component: Component) {}

    func remove(_ component: Component) {}

    func display(depth: Int) {}

    func lineOfDuty() {}
}

final class HRDepartment: Component {
    init(_ name: String) {}

    func add(_ component: Component) {}

    func remove(_ component: Component) {}

    func display(depth: Int) {}

    func lineOfDuty() {}
}

final class FinanceDepartment: Component {
    init(_ name: String) {}

    func add(_ component: Component) {}

    func remove(_ component: Component) {}

    func display(depth: Int) {}

    func lineOfDuty() {}
}
