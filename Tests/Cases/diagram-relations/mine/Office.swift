protocol Worker {
    func work()
}

class Person {
    let name: String
    init(name: String) { self.name = name }
}

final class Clerk: Person, Worker {
    func work() { print(name) }
}

struct Form {}

final class Office {
    private let desk = Desk()
    private var drawer: Drawer
    private var staff: [Person] = []
    private let landlord: Person

    init(landlord: Person) {
        self.landlord = landlord
        drawer = Drawer()
    }

    func hire(_ person: Person) { staff.append(person) }

    func print() -> Form { Form() }
}

final class Desk {}

final class Drawer {}
