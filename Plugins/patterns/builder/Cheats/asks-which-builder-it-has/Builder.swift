final class Person {
    private(set) var parts: [String] = []

    func add(_ part: String) {
        print("建造\(part)")
        parts.append(part)
    }
}

/// Knows how to draw each part, and hands over what has been drawn.
protocol PersonBuilder {
    func buildHead()
    func buildBody()
    func buildLeftArm()
    func buildRightArm()
    func buildLeftLeg()
    func buildRightLeg()

    /// Hands the person over; whatever is built from here on belongs to another one.
    func result() -> Person
}

final class FatPersonBuilder: PersonBuilder {
    private var person = Person()

    func buildHead() { person.add("胖子的头部") }

    func buildBody() { person.add("胖子的身体") }

    func buildLeftArm() { person.add("胖子的左手") }

    func buildRightArm() { person.add("胖子的右手") }

    func buildLeftLeg() { person.add("胖子的左脚") }

    func buildRightLeg() { person.add("胖子的右脚") }

    func result() -> Person {
        defer { person = Person() }
        return person
    }
}

final class ThinPersonBuilder: PersonBuilder {
    private var person = Person()

    func buildHead() { person.add("瘦子的头部") }

    func buildBody() { person.add("瘦子的身体") }

    func buildLeftArm() { person.add("瘦子的左手") }

    func buildRightArm() { person.add("瘦子的右手") }

    func buildLeftLeg() { person.add("瘦子的左脚") }

    func buildRightLeg() { person.add("瘦子的右脚") }

    func result() -> Person {
        defer { person = Person() }
        return person
    }
}

/// Has a person built from head to foot, of whatever kind the builder makes.
final class PersonDirector {
    private let builder: PersonBuilder

    init(_ builder: PersonBuilder) {
        self.builder = builder
    }

    func build() {
        if builder is FatPersonBuilder {
            builder.buildHead()
        } else {
            builder.buildHead()
        }
        builder.buildBody()
        builder.buildLeftArm()
        builder.buildRightArm()
        builder.buildLeftLeg()
        builder.buildRightLeg()
    }
}
