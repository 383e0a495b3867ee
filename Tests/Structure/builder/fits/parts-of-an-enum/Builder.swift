enum Part: String, CaseIterable { case head = "头部", body = "身体", leftHand = "左手", rightHand = "右手", leftFoot = "左脚", rightFoot = "右脚" }
final class Person { fileprivate(set) var parts: [String] = [] }
protocol PersonBuilder: AnyObject {
    func build(_ part: Part)
    func result() -> Person
}
class BaseBuilder: PersonBuilder {
    private var person = Person()
    var who: String { "" }
    func build(_ part: Part) {
        let p = "\(who)的\(part.rawValue)"
        person.parts.append(p)
        print("建造\(p)")
    }
    func result() -> Person {
        defer { person = Person() }
        return person
    }
}
final class FatPersonBuilder: BaseBuilder { override var who: String { "胖子" } }
final class ThinPersonBuilder: BaseBuilder { override var who: String { "瘦子" } }
final class PersonDirector {
    private let builder: PersonBuilder
    init(_ builder: PersonBuilder) { self.builder = builder }
    func build() { for part in Part.allCases { builder.build(part) } }
}
