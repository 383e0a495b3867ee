enum OrderType: String { case mutton = "羊", chicken = "鸡", duck = "鸭" }
final class Order { let text: String; let animal: String
    init(_ text: String, _ animal: String) { self.text = text; self.animal = animal } }
final class Customer { func pushOrder(_ text: String, type: OrderType) -> Order { Order(text, type.rawValue) } }
final class Waiter {
    private(set) var orders: [Order] = []
    func addOrder(_ order: Order) { print("添加Order"); orders.append(order) }
    func deleteOrder(_ order: Order) { print("取消Order"); orders.removeAll { $0 === order } }
    func notifyOrder() {
        print("====开始执行Order===")
        for order in orders { print("烤\(order.animal)"); print("厨师烤\(order.animal)肉:\(order.text)") }
    }
}
