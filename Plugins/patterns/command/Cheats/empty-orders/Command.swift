enum OrderType {
    case mutton, chicken, duck
}

class Order {
    let text: String
    init(_ text: String) { self.text = text }
    func execute() {}
}

final class MuttonOrder: Order {}
final class ChickenOrder: Order {}
final class DuckOrder: Order {}

final class Customer {
    func pushOrder(_ text: String, type: OrderType) -> Order {
        switch type {
        case .mutton: MuttonOrder(text)
        case .chicken: ChickenOrder(text)
        case .duck: DuckOrder(text)
        }
    }
}

final class Waiter {
    private(set) var orders: [Order] = []

    func addOrder(_ order: Order) {
        print("添加Order")
        orders.append(order)
    }

    func deleteOrder(_ order: Order) {
        print("取消Order")
        orders.removeAll { $0 === order }
    }

    func notifyOrder() {
        print("====开始执行Order===")
        for order in orders {
            order.execute()
            if order is MuttonOrder { print("烤羊\n厨师烤羊肉:\(order.text)") }
            if order is ChickenOrder { print("烤鸡\n厨师烤鸡肉:\(order.text)") }
            if order is DuckOrder { print("烤鸭\n厨师烤鸭肉:\(order.text)") }
        }
    }
}
