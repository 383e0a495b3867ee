class Waiter {
    let name: String

    init(_ name: String) { self.name = name }

    func take(_ order: String) { print(order) }

    func rest() { print("zzz") }
}
