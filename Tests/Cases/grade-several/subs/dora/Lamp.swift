final class Lamp { init(name: String) {} func on() { let x: Int = "a" } }
