final class Person {
    private(set) var parts: [String] = []
    func add(_ part: String) {
        print("建造\(part)")
        parts.append(part)
    }
}

class PersonBuilder {
    private var person = Person()
    private let look: String
    init(look: String) { self.look = look }

    func buildAll() {
        for part in ["头部", "身体", "左手", "右手", "左脚", "右脚"] { person.add("\(look)的\(part)") }
    }

    func result() -> Person {
        defer { person = Person() }
        return person
    }
}

final class FatPersonBuilder: PersonBuilder {
    init() { super.init(look: "胖子") }
}

final class ThinPersonBuilder: PersonBuilder {
    init() { super.init(look: "瘦子") }
}

final class PersonDirector {
    private let builder: PersonBuilder
    init(_ builder: PersonBuilder) { self.builder = builder }
    func build() { builder.buildAll() }
}
