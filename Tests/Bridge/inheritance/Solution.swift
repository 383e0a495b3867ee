class Animal {
    let name: String
    init(name: String) { self.name = name }
    convenience init() { self.init(name: "nobody") }
    func speak() { print("...") }
    func introduce() { print("I am \(name)"); speak() }
    class var kingdom: String { "animals" }
}

class Dog: Animal {
    var tricks = 0
    override func speak() { print("Woof") }
}

final class Puppy: Dog {
    init(young name: String) { super.init(name: name + " junior") }
    override func speak() { super.speak(); print("(small)") }
}

final class Cat: Animal {
    override init(name: String) { super.init(name: name + " the cat") }
    override class var kingdom: String { "cats" }
}

private class Wolf: Dog {
    override func speak() { print("Howl") }
}

enum Kennel {
    static func wolf() -> Animal { Wolf(name: "Akela") }
}
