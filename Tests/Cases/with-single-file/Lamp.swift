class Lamp {
    init(name: String) {}
    func on() { print("hall: on") }
    func off() { print("hall: of") }
}
