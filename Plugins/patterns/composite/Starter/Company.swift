/// A part of an enterprise. What can be asked of a single department and of a whole company alike?
///
/// 企业的一部分。对一个部门和整个公司，可以同样地问什么？
protocol Component: AnyObject {}

final class Company: Component {
    init(_ name: String) {}

    // A company draws its own line, and then lets each of its parts draw theirs, two dashes further in.
    // It must not need to know whether a part is a department or another company.
    // 公司先画自己的一行，再让每个部分画它们的，各缩进两条短横线。
    // 它不需要知道一个部分是部门，还是另一家公司。

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
