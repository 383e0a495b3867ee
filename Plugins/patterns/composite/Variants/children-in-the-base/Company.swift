class 组织 {
    fileprivate let 名: String
    fileprivate var 下属: [组织] = []
    fileprivate init(名: String) { self.名 = 名 }

    func add(_ component: 组织) {}
    func remove(_ component: 组织) {}
    func display(depth: Int) {}
    func lineOfDuty() {}

    fileprivate func 画(_ depth: Int, _ 类: String) {
        print(String(repeating: "-", count: max(0, depth)) + 名 + 类)
    }
}

typealias Component = 组织

final class Company: 组织 {
    init(_ name: String) { super.init(名: name) }
    override func add(_ component: 组织) { 下属.append(component) }
    override func remove(_ component: 组织) { 下属.removeAll { $0 === component } }

    override func display(depth: Int) {
        画(depth, "的子公司")
        每个 { $0.display(depth: depth + 2) }
    }

    override func lineOfDuty() {
        print("\(名)的子公司的职责")
        每个 { $0.lineOfDuty() }
    }

    private func 每个(_ 做: (组织) -> Void) { for 一 in 下属 { 做(一) } }
}

final class HRDepartment: 组织 {
    init(_ name: String) { super.init(名: name) }
    override func display(depth: Int) { 画(depth, "的HR部门") }
    override func lineOfDuty() { print("\(名),培训员工") }
}

final class FinanceDepartment: 组织 {
    init(_ name: String) { super.init(名: name) }
    override func display(depth: Int) { 画(depth, "的财务部门") }
    override func lineOfDuty() { print("\(名),给员工发钱") }
}
