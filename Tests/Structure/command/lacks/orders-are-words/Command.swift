enum OrderType: String { case mutton = "羊", chicken = "鸡", duck = "鸭" }
class Order {
    let text: String
    let word: String
    init(_ text: String, _ word: String) { (self.text, self.word) = (text, word) }
    func describe() -> String { word }
}
final class MuttonOrder: Order {}
final class ChickenOrder: Order {}
final class DuckOrder: Order {}
final class Customer {
    func pushOrder(_ text: String, type: OrderType) -> Order {
        switch type {
        case .mutton: MuttonOrder(text, type.rawValue)
        case .chicken: ChickenOrder(text, type.rawValue)
        case .duck: DuckOrder(text, type.rawValue)
        }
    }
}
final class Cook {
    func roast(_ word: String, _ text: String) {
        print("烤\(word)")
        print("厨师烤\(word)肉:\(text)")
    }
}
final class Waiter {
    private(set) var orders: [Order] = []
    private let cook = Cook()
    func addOrder(_ order: Order) { print("添加Order"); orders.append(order) }
    func deleteOrder(_ order: Order) { print("取消Order"); orders.removeAll { $0 === order } }
    func notifyOrder() {
        print("====开始执行Order===")
        for order in orders { cook.roast(order.describe(), order.text) }
    }
}
