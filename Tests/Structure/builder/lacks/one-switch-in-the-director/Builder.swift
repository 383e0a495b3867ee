final class Person {
    var parts: [String] = []
}

class PersonBuilder {
    let figure: String
    fileprivate var person = Person()
    fileprivate init(_ figure: String) { self.figure = figure }
    func result() -> Person {
        defer { person = Person() }
        return person
    }
}

final class FatPersonBuilder: PersonBuilder { init() { super.init("胖子") } }
final class ThinPersonBuilder: PersonBuilder { init() { super.init("瘦子") } }

final class PersonDirector {
    private let builder: PersonBuilder
    init(_ builder: PersonBuilder) { self.builder = builder }
    func build() {
        for part in ["头部", "身体", "左手", "右手", "左脚", "右脚"] {
            let line = "\(builder.figure)的\(part)"
            print("建造\(line)")
            builder.person.parts.append(line)
        }
    }
}
