final class Person {
    fileprivate(set) var parts: [String] = []
}

class PersonBuilder {
    private var person = Person()
    var figure: String { "" }
    final func draw(_ part: String) {
        print("建造\(figure)的\(part)")
        person.parts.append("\(figure)的\(part)")
    }
    func head() { draw("头部") }
    func body() { draw("身体") }
    func arms() { ["左手", "右手"].forEach(draw) }
    func legs() { ["左脚", "右脚"].forEach(draw) }
    final func result() -> Person {
        defer { person = Person() }
        return person
    }
}

final class FatPersonBuilder: PersonBuilder { override var figure: String { "胖子" } }
final class ThinPersonBuilder: PersonBuilder { override var figure: String { "瘦子" } }

struct PersonDirector {
    private let steps: [() -> Void]
    init(_ builder: PersonBuilder) { steps = [builder.head, builder.body, builder.arms, builder.legs] }
    func build() { for step in steps { step() } }
}
