final class Lamp {
    let name: String
    init(name: String) { self.name = name }
    func on() { print("\(nam): on") }
    func off() -> Int { "灯" }
}
