final class Person {
    private(set) var parts: [String] = []
    func add(_ part: String) {
        print("建造\(part)")
        parts.append(part)
    }
}

protocol PersonBuilder: AnyObject {
    @discardableResult func buildHead() -> Self
    @discardableResult func buildBody() -> Self
    @discardableResult func buildLeftArm() -> Self
    @discardableResult func buildRightArm() -> Self
    @discardableResult func buildLeftLeg() -> Self
    @discardableResult func buildRightLeg() -> Self
    func result() -> Person
}

class Drawing: PersonBuilder {
    private var person = Person()
    var word: String { "" }
    @discardableResult func buildHead() -> Self { self }
    @discardableResult func buildBody() -> Self { self }
    @discardableResult func buildLeftArm() -> Self { self }
    @discardableResult func buildRightArm() -> Self { self }
    @discardableResult func buildLeftLeg() -> Self { return self }
    @discardableResult func buildRightLeg() -> Self {
        for part in ["头部", "身体", "左手", "右手", "左脚", "右脚"] { person.add("\(word)的\(part)") }
        return self
    }
    func result() -> Person {
        defer { person = Person() }
        return person
    }
}

final class FatPersonBuilder: Drawing {
    override var word: String { "胖子" }
}

final class ThinPersonBuilder: Drawing {
    override var word: String { "瘦子" }
}

final class PersonDirector {
    private let builder: PersonBuilder
    init(_ builder: PersonBuilder) { self.builder = builder }
    func build() {
        builder.buildHead().buildBody().buildLeftArm().buildRightArm().buildLeftLeg().buildRightLeg()
    }
}
