enum OrderType {
    case mutton, chicken, duck
}

final class Grill {
    func roast(_ wish: String) {
        print("烤羊")
        print("厨师烤羊肉:\(wish)")
    }
}

final class Pan {
    func fry(_ wish: String) {
        print("烤鸡")
        print("厨师烤鸡肉:\(wish)")
    }
}

final class Oven {
    func bake(_ wish: String) {
        print("烤鸭")
        print("厨师烤鸭肉:\(wish)")
    }
}

class Order {
    let wish: String

    init(wish: String) {
        self.wish = wish
    }

    func execute() {
        fatalError("an order says what it is")
    }
}

final class MuttonOrder: Order {
    private let grill = Grill()

    override func execute() {
        grill.roast(wish)
    }
}

final class ChickenOrder: Order {
    private let pan = Pan()

    override func execute() {
        pan.fry(wish)
    }
}

final class DuckOrder: Order {
    private let oven = Oven()

    override func execute() {
        oven.bake(wish)
    }
}

final class Customer {
    func pushOrder(_ text: String, type: OrderType) -> Order {
        switch type {
        case .mutton: MuttonOrder(wish: text)
        case .chicken: ChickenOrder(wish: text)
        case .duck: DuckOrder(wish: text)
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
        orders.forEach { $0.execute() }
    }
}
