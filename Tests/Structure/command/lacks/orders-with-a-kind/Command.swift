enum OrderType: String {
    case mutton, chicken, duck
}

final class Order {
    let text: String
    let type: OrderType
    init(text: String, type: OrderType) {
        self.text = text
        self.type = type
    }
    func execute() -> OrderType { type }
}

final class Customer {
    func pushOrder(_ text: String, type: OrderType) -> Order { Order(text: text, type: type) }
}

final class Worker {
    private let table: [OrderType: (String, String)] = [
        .mutton: ("烤羊", "羊肉"), .chicken: ("烤鸡", "鸡肉"), .duck: ("烤鸭", "鸭肉"),
    ]
    func cook(_ type: OrderType, _ text: String) {
        guard let (title, meat) = table[type] else { return }
        print(title)
        print("厨师烤\(meat):\(text)")
    }
}

final class Waiter {
    private let worker = Worker()
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
        orders.forEach { worker.cook($0.execute(), $0.text) }
    }
}
