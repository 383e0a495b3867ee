class Component {
    let name: String
    init(_ name: String) { self.name = name }
    func add(_ component: Component) {}
    func remove(_ component: Component) {}
    func display(depth: Int) { Walk.display(self, depth) }
    func lineOfDuty() { Walk.duty(self) }
}

final class Company: Component {
    fileprivate var children: [Component] = []
    override func add(_ component: Component) { children.append(component) }
    override func remove(_ component: Component) { children.removeAll { $0 === component } }
}

final class HRDepartment: Component {}
final class FinanceDepartment: Component {}

enum Walk {
    static func display(_ node: Component, _ depth: Int) {
        let dashes = String(repeating: "-", count: max(0, depth))
        if let company = node as? Company {
            print("\(dashes)\(node.name)的子公司")
            for child in company.children { display(child, depth + 2) }
        } else if node is HRDepartment {
            print("\(dashes)\(node.name)的HR部门")
        } else {
            print("\(dashes)\(node.name)的财务部门")
        }
    }

    static func duty(_ node: Component) {
        if let company = node as? Company {
            print("\(node.name)的子公司的职责")
            for child in company.children { duty(child) }
        } else if node is HRDepartment {
            print("\(node.name),培训员工")
        } else {
            print("\(node.name),给员工发钱")
        }
    }
}
