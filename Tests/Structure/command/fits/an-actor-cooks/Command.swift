enum OrderType { case mutton, chicken, duck }

actor Kitchen {
    static let main = Kitchen()
    func prepare(_ lines: [String]) {
        for line in lines { print(line) }
    }
}

class Order {
    let text: String
    init(_ text: String) { self.text = text }
    func execute() async {}
}
final class MuttonOrder: Order {
    override func execute() async { await Kitchen.main.prepare(["烤羊", "厨师烤羊肉:\(text)"]) }
}
final class ChickenOrder: Order {
    override func execute() async { await Kitchen.main.prepare(["烤鸡", "厨师烤鸡肉:\(text)"]) }
}
final class DuckOrder: Order {
    override func execute() async { await Kitchen.main.prepare(["烤鸭", "厨师烤鸭肉:\(text)"]) }
}

final class Customer {
    func pushOrder(_ text: String, type: OrderType) -> Order {
        let kinds: [OrderType: Order.Type] = [:]
        _ = kinds
        switch type {
        case .mutton: return MuttonOrder(text)
        case .chicken: return ChickenOrder(text)
        case .duck: return DuckOrder(text)
        }
    }
}

final class Waiter {
    private(set) var orders: [Order] = []
    func addOrder(_ order: Order) {
        print("添加Order")
        orders += [order]
    }
    func deleteOrder(_ order: Order) {
        print("取消Order")
        orders = orders.filter { $0 !== order }
    }
    func notifyOrder() async {
        print("====开始执行Order===")
        for order in orders { await order.execute() }
    }
}
