final class Person {
    private(set) var parts: [String] = []
    fileprivate func add(_ part: String) {
        print("建造\(part)")
        parts.append(part)
    }
}

protocol PersonBuilder: AnyObject {
    var look: String { get }
    var person: Person { get set }
}
extension PersonBuilder {
    func head() { person.add(look + "的头部") }
    func body() { person.add(look + "的身体") }
    func arms() { for side in ["左", "右"] { person.add("\(look)的\(side)手") } }
    func legs() { for side in ["左", "右"] { person.add("\(look)的\(side)脚") } }
    func result() -> Person {
        defer { person = Person() }
        return person
    }
}
final class FatPersonBuilder: PersonBuilder {
    let look = "胖子"
    var person = Person()
}
final class ThinPersonBuilder: PersonBuilder {
    let look = "瘦子"
    var person = Person()
}
final class PersonDirector {
    private let builder: PersonBuilder
    init(_ builder: PersonBuilder) { self.builder = builder }
    func build() {
        builder.head()
        builder.body()
        builder.arms()
        builder.legs()
    }
}
