class Waiter {
    func take(_ order: String, quantity: Int) { print("\(quantity) x \(order)") }
}
