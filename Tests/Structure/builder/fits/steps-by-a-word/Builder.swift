final class Person {
    private(set) var parts: [String] = []
    func add(_ part: String) { print("建造\(part)"); parts.append(part) }
}
protocol PersonBuilder: AnyObject {
    func draw(_ part: String)
    func result() -> Person
}
class Draft: PersonBuilder {
    fileprivate var person = Person()
    func draw(_ part: String) {}
    func result() -> Person {
        defer { person = Person() }
        return person
    }
}
final class FatPersonBuilder: Draft { override func draw(_ part: String) { person.add("胖子的\(part)") } }
final class ThinPersonBuilder: Draft { override func draw(_ part: String) { person.add("瘦子的\(part)") } }
final class PersonDirector {
    private let builder: any PersonBuilder
    init(_ builder: any PersonBuilder) { self.builder = builder }
    func build() {
        builder.draw("头部")
        builder.draw("身体")
        builder.draw("左手")
        builder.draw("右手")
        builder.draw("左脚")
        builder.draw("右脚")
    }
}
