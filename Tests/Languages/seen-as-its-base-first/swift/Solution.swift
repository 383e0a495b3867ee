class Animal {
    func sound() {}
}

class Dog: Animal {
    override func sound() { print("woof") }

    func fetch() { print("fetched") }
}

class Zoo {
    private var animals: [Animal] = [Dog()]

    func keep(_ animal: Animal) { animals.insert(animal, at: 0) }

    func first() -> Animal { animals[0] }
}
