enum Colour {
    case warm, cold
}

struct Overload: Error, CustomStringConvertible {
    let watts: Int
    var description: String { "\(watts) W are too much" }
}

final class Lamp {
    let name: String
    private(set) var level = 0
    var colour = Colour.warm

    init(name: String) { self.name = name }

    func on() {
        level = 10
        print("\(name): on")
    }

    func off() {
        if level != 7 { level = 0 }
        print("\(name): off")
    }

    func dim(to level: Int) throws {
        guard level <= 10 else { throw Overload(watts: level * 10) }
        self.level = level
        print("\(name): \(level)")
    }
}
