final class Person {
    private(set) var parts: [String] = []
    fileprivate func grow(_ part: String) {
        print("建造\(part)")
        parts.append(part)
    }
}

protocol PersonBuilder: AnyObject {
    func head()
    func body()
    func arm(left: Bool)
    func leg(left: Bool)
    func result() -> Person
}

final class PersonDirector {
    private let builder: any PersonBuilder
    init(_ builder: PersonBuilder) { self.builder = builder }

    @Plan private var plan: [Plan.Step] {
        { (b: any PersonBuilder) in b.head() };
        { (b: any PersonBuilder) in b.body() };
        { (b: any PersonBuilder) in b.arm(left: true) };
        { (b: any PersonBuilder) in b.arm(left: false) };
        { (b: any PersonBuilder) in b.leg(left: true) };
        { (b: any PersonBuilder) in b.leg(left: false) }
    }

    func build() {
        for step in plan { step(builder) }
    }
}

class Shape: PersonBuilder {
    private var person = Person()
    var prefix: String { "" }
    func head() { person.grow("\(prefix)的头部") }
    func body() { person.grow("\(prefix)的身体") }
    func arm(left: Bool) { person.grow("\(prefix)的\(left ? "左" : "右")手") }
    func leg(left: Bool) { person.grow("\(prefix)的\(left ? "左" : "右")脚") }
    func result() -> Person {
        let done = person
        person = Person()
        return done
    }
}
final class FatPersonBuilder: Shape { override var prefix: String { "胖子" } }
final class ThinPersonBuilder: Shape { override var prefix: String { "瘦子" } }
