class Lamp {
    var bulb = Bulb()
    let name: String
    init(name: String) { self.name = name }
    func on() { print(name + ": on") }
    func off() { print(name + ": off") }
}
