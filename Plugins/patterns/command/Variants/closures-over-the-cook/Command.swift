enum OrderType {
    case mutton, chicken, duck
}

final class Order {
    fileprivate let run: () -> Void
    fileprivate init(_ run: @escaping () -> Void) { self.run = run }
}

final class Customer {
    private let 厨师 = Cook()

    func pushOrder(_ text: String, type: OrderType) -> Order {
        let cook = 厨师
        switch type {
        case .mutton: return Order { cook.grill("羊", "羊肉", text) }
        case .chicken: return Order { cook.grill("鸡", "鸡肉", text) }
        case .duck: return Order { cook.grill("鸭", "鸭肉", text) }
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
        orders.forEach { $0.run() }
    }
}

final class Cook {
    func grill(_ animal: String, _ meat: String, _ text: String) {
        print("烤\(animal)")
        print("厨师烤\(meat):\(text)")
    }
}
