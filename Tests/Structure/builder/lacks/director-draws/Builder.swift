final class Person { private(set) var parts: [String] = []
    func add(_ part: String) { print("建造\(part)"); parts.append(part) } }

protocol PersonBuilder: AnyObject { var look: String { get }; var person: Person { get set } }
extension PersonBuilder { func result() -> Person { defer { person = Person() }; return person } }
final class FatPersonBuilder: PersonBuilder { let look = "胖子"; var person = Person() }
final class ThinPersonBuilder: PersonBuilder { let look = "瘦子"; var person = Person() }
final class PersonDirector {
    private let builder: PersonBuilder
    init(_ builder: PersonBuilder) { self.builder = builder }
    func build() { for part in ["头部", "身体", "左手", "右手", "左脚", "右脚"] { builder.person.add("\(builder.look)的\(part)") } }
}
