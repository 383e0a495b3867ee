enum OrderType {
    case mutton, chicken, duck
}

final class Customer {
    func pushOrder(_ text: String, type: OrderType) -> Order {
        // Which order knows how to have mutton, chicken or duck grilled?
        // 哪种订单知道怎样让人烤羊肉、鸡肉或鸭肉？
        Order()
    }
}

/// A request as an object. Who carries it out, and what does it need for that?
///
/// 请求成了对象。由谁来执行？执行时需要什么？
class Order {}

/// Keeps orders, takes them back, and sends them all to the kitchen at once.
///
/// 保管订单，取消订单，再一次全部送进厨房。
final class Waiter {
    private(set) var orders: [Order] = []

    func addOrder(_ order: Order) {}

    func deleteOrder(_ order: Order) {}

    func notifyOrder() {}
}
