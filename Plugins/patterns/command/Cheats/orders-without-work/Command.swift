enum OrderType {
    case mutton, chicken, duck
}

class Order {
    let text: String
    let dish: String
    let meat: String

    init(_ text: String, _ dish: String, _ meat: String) {
        self.text = text
        self.dish = dish
        self.meat = meat
    }

    func execute() {}
}

final class MuttonOrder: Order {
    override func execute() { Worker.shared.note(text) }
}

final class ChickenOrder: Order {
    override func execute() { Worker.shared.note(text) }
}

final class DuckOrder: Order {
    override func execute() { Worker.shared.note(text) }
}

final class Customer {
    func pushOrder(_ text: String, type: OrderType) -> Order {
        switch type {
        case .mutton: MuttonOrder(text, "烤羊", "羊肉")
        case .chicken: ChickenOrder(text, "烤鸡", "鸡肉")
        case .duck: DuckOrder(text, "烤鸭", "鸭肉")
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
            print("\(order.dish)\n厨师烤\(order.meat):\(order.text)")
        }
    }
}

final class Worker {
    static let shared = Worker()
    private var notes: [String] = []

    private init() {}

    func note(_ text: String) { notes.append(text) }
}
