class Waiter {
    private(set) var orders: [String] = []

    func take(_ order: String) { orders.append(order) }
}
