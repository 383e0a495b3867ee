class Lamp {
    private let name: String

    init(_ name: String) { self.name = name }

    func shine() { print(name) }
}

class Shade: Lamp {
    private var lamp: Lamp?

    init() { super.init("") }

    func cover(_ lamp: Lamp) { self.lamp = lamp }

    override func shine() {
        print("softly")
        lamp?.shine()
    }
}

class Key {
    private let number: Int

    init(_ number: Int) { self.number = number }
}

class Room {
    var left, right: Lamp?
}
