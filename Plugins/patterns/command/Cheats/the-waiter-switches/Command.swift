enum OrderType {
    case mutton, chicken, duck
}

final class Order {
    let text: String
    let type: OrderType
    init(_ text: String, _ type: OrderType) {
        self.text = text
        self.type = type
    }
}

final class Customer {
    func pushOrder(_ text: String, type: OrderType) -> Order { Order(text, type) }
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
            switch order.type {
            case .mutton: print("烤羊\n厨师烤羊肉:\(order.text)")
            case .chicken: print("烤鸡\n厨师烤鸡肉:\(order.text)")
            case .duck: print("烤鸭\n厨师烤鸭肉:\(order.text)")
            }
        }
    }
}
