final class Person { private(set) var parts: [String] = []
    func add(_ part: String) { print("建造\(part)"); parts.append(part) } }

class PersonBuilder {
    private var person = Person()
    var look: String { "" }
    func head() { person.add("\(look)的头部") }
    func body() { person.add("\(look)的身体") }
    func leftArm() { person.add("\(look)的左手") }
    func rightArm() { person.add("\(look)的右手") }
    func leftLeg() { person.add("\(look)的左脚") }
    func rightLeg() { person.add("\(look)的右脚") }
    func result() -> Person { defer { person = Person() }; return person }
}
final class FatPersonBuilder: PersonBuilder { override var look: String { "胖子" } }
final class ThinPersonBuilder: PersonBuilder { override var look: String { "瘦子" } }
final class PersonDirector {
    private let builder: PersonBuilder
    init(_ builder: PersonBuilder) { self.builder = builder }
    func build() {
        let steps = [builder.head, builder.body, builder.leftArm, builder.rightArm, builder.leftLeg, builder.rightLeg]
        for step in steps { step() }
    }
}
