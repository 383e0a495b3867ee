final class Person {
    private(set) var parts: [String] = []
    func add(_ part: String) {
        print("建造\(part)")
        parts.append(part)
    }
}

protocol PersonBuilder: AnyObject {
    var person: Person { get }
}

final class FatPersonBuilder: PersonBuilder {
    fileprivate(set) var person = Person()
    func result() -> Person {
        defer { person = Person() }
        return person
    }
}

final class ThinPersonBuilder: PersonBuilder {
    fileprivate(set) var person = Person()
    func result() -> Person {
        defer { person = Person() }
        return person
    }
}

final class PersonDirector {
    private let builder: PersonBuilder
    init(_ builder: PersonBuilder) { self.builder = builder }

    func build() {
        let look = builder is FatPersonBuilder ? "胖子" : "瘦子"
        for part in ["头部", "身体", "左手", "右手", "左脚", "右脚"] { builder.person.add("\(look)的\(part)") }
    }
}
