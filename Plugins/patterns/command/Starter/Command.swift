enum OrderType {
    case mutton, chicken, duck
}

final class Customer {
    func pushOrder(_ text: String, type: OrderType) -> Order {
        // Which order knows how to have mutton, chicken or duck grilled?
        Order()
    }
}

/// A request as an object. Who carries it out, and what does it need for that?
class Order {}

/// Keeps orders, takes them back, and sends them all to the kitchen at once.
final class Waiter {
    private(set) var orders: [Order] = []

    func addOrder(_ order: Order) {}

    func deleteOrder(_ order: Order) {}

    func notifyOrder() {}
}
