enum Mood { case calm, loud(Int), between(low: Int, high: Int) }

struct Point {
    var x = 1
    var y = 2.5
}

class Person: CustomStringConvertible {
    let name: String
    weak var friend: Person?
    init(_ name: String) { self.name = name }
    // Never called by the walk.
    var description: String { fatalError("described") }
}

final class Band: Person {
    var members: [Person] = []
    var moods: [String: Mood] = ["b": .loud(3), "a": .calm, "c": .between(low: 1, high: 2)]
    var place = Point()
    var nothing: Point?
    var pair: (Int, label: String) = (1, label: "two")
    var action: (Int) -> Void = { _ in }
    lazy var late = Person("late")
    var computed: Int { fatalError("computed") }
    func join(_ person: Person) { members.append(person) }
    func leave() { members.removeAll() }
    func wake() { _ = late }
    deinit { print("the band is gone") }
}

final class Chain {
    var next: Chain?
    init(_ length: Int) { next = length > 1 ? Chain(length - 1) : nil }
}
