class Component {
    let name: String
    fileprivate let titles: (String, String)
    fileprivate weak var parent: Component?
    fileprivate init(_ name: String, _ titles: (String, String)) {
        self.name = name
        self.titles = titles
    }
    fileprivate static var links: [(parent: Component, child: Component)] = []

    func add(_ component: Component) {
        guard self is Company else { return }
        Component.links.append((self, component))
    }
    func remove(_ component: Component) {
        Component.links.removeAll { $0.parent === self && $0.child === component }
    }
    func display(depth: Int) {
        var waiting: [(Component, Int)] = [(self, depth)]
        while let (part, depth) = waiting.popLast() {
            print(String(repeating: "-", count: max(0, depth)) + part.name + part.titles.0)
            waiting += Component.links.filter { $0.parent === part }.reversed().map { ($0.child, depth + 2) }
        }
    }
    func lineOfDuty() {
        var waiting: [Component] = [self]
        while let part = waiting.popLast() {
            print(part.name + part.titles.1)
            waiting += Component.links.filter { $0.parent === part }.reversed().map { $0.child }
        }
    }
}
final class Company: Component { init(_ name: String) { super.init(name, ("的子公司", "的子公司的职责")) } }
final class HRDepartment: Component { init(_ name: String) { super.init(name, ("的HR部门", ",培训员工")) } }
final class FinanceDepartment: Component { init(_ name: String) { super.init(name, ("的财务部门", ",给员工发钱")) } }
