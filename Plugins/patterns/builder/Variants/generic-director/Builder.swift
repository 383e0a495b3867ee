final class Person {
    private(set) var parts: [String] = []
    func add(_ part: String) {
        print("建造\(part)")
        parts.append(part)
    }
}

protocol PersonBuilder: AnyObject {
    func buildHead() -> Self
    func buildBody() -> Self
    func buildArms() -> Self
    func buildLegs() -> Self
    func result() -> Person
}

final class FatPersonBuilder: PersonBuilder {
    private var person = Person()
    func buildHead() -> Self { add("头部") }
    func buildBody() -> Self { add("身体") }
    func buildArms() -> Self { add("左手").add("右手") }
    func buildLegs() -> Self { add("左脚").add("右脚") }

    private func add(_ part: String) -> Self {
        person.add("胖子的\(part)")
        return self
    }

    func result() -> Person {
        let done = person
        person = Person()
        return done
    }
}

final class ThinPersonBuilder: PersonBuilder {
    private var person = Person()
    func buildHead() -> Self { add("头部") }
    func buildBody() -> Self { add("身体") }
    func buildArms() -> Self { add("左手").add("右手") }
    func buildLegs() -> Self { add("左脚").add("右脚") }

    private func add(_ part: String) -> Self {
        person.add("瘦子的\(part)")
        return self
    }

    func result() -> Person {
        let done = person
        person = Person()
        return done
    }
}

final class PersonDirector {
    private let builder: any PersonBuilder
    init(_ builder: any PersonBuilder) { self.builder = builder }
    func build() { _ = builder.buildHead().buildBody().buildArms().buildLegs() }
}
