final class Person {
    private(set) var parts: [String] = []
    func draw(_ part: String) {
        parts.append(part)
        print("建造\(part)")
    }
}

protocol PersonBuilder: AnyObject {
    func head()
    func body()
    func leftArm()
    func rightArm()
    func leftLeg()
    func rightLeg()
    func result() -> Person
}

final class PersonDirector {
    private static let steps: [(any PersonBuilder) -> () -> Void] = [
        { $0.head }, { $0.body }, { $0.leftArm }, { $0.rightArm }, { $0.leftLeg }, { $0.rightLeg },
    ]
    private let builder: any PersonBuilder
    init(_ builder: any PersonBuilder) { self.builder = builder }
    func build() { for step in Self.steps { step(builder)() } }
}

class Drawer {
    fileprivate var person = Person()
    func result() -> Person {
        let done = person
        person = .init()
        return done
    }
}

final class FatPersonBuilder: Drawer, PersonBuilder {
    func head() { person.draw("胖子的头部") }
    func body() { person.draw("胖子的身体") }
    func leftArm() { person.draw("胖子的左手") }
    func rightArm() { person.draw("胖子的右手") }
    func leftLeg() { person.draw("胖子的左脚") }
    func rightLeg() { person.draw("胖子的右脚") }
}
final class ThinPersonBuilder: Drawer, PersonBuilder {
    func head() { person.draw("瘦子的头部") }
    func body() { person.draw("瘦子的身体") }
    func leftArm() { person.draw("瘦子的左手") }
    func rightArm() { person.draw("瘦子的右手") }
    func leftLeg() { person.draw("瘦子的左脚") }
    func rightLeg() { person.draw("瘦子的右脚") }
}
