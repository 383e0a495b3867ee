enum Colour { case warm, cold }
final class Lamp {
    let name: String
    var level = "ten"
    let colour = Colour.warm
    init(name: String) { self.name = name }
    func on() { print("\(name): on") }
    func dim(_ level: Int) { print("\(name): \(level)") }
}
