enum Kind { case company, hr, finance }

class Component {
    private let name: String
    private let kind: Kind
    private var children: [Component] = []

    init(_ name: String, _ kind: Kind) {
        self.name = name
        self.kind = kind
    }

    func add(_ component: Component) { if kind == .company { children.append(component) } }
    func remove(_ component: Component) { children.removeAll { $0 === component } }

    func display(depth: Int) {
        let dashes = String(repeating: "-", count: max(0, depth))
        switch kind {
        case .company:
            print("\(dashes)\(name)的子公司")
            for child in children { child.display(depth: depth + 2) }
        case .hr: print("\(dashes)\(name)的HR部门")
        case .finance: print("\(dashes)\(name)的财务部门")
        }
    }

    func lineOfDuty() {
        switch kind {
        case .company:
            print("\(name)的子公司的职责")
            for child in children { child.lineOfDuty() }
        case .hr: print("\(name),培训员工")
        case .finance: print("\(name),给员工发钱")
        }
    }
}

final class Company: Component {
    init(_ name: String) { super.init(name, .company) }
}

final class HRDepartment: Component {
    init(_ name: String) { super.init(name, .hr) }
}

final class FinanceDepartment: Component {
    init(_ name: String) { super.init(name, .finance) }
}
