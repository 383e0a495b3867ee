enum OrderType { case mutton, chicken, duck }
final class Cook { func roast(_ m: String, _ t: String) { print("烤\(m)"); print("厨师烤\(m)肉:\(t)") } }
final class Order { var action: (() -> Void)?; func execute() { action?() } }
final class Customer {
    private let cook = Cook()
    func pushOrder(_ text: String, type: OrderType) -> Order {
        let order = Order()
        switch type {
        case .mutton: order.action = { [cook] in cook.roast("羊", text) }
        case .chicken: order.action = { [cook] in cook.roast("鸡", text) }
        case .duck: order.action = { [cook] in cook.roast("鸭", text) }
        }
        return order
    }
}
final class Waiter {
    private(set) var orders: [Order] = []
    func addOrder(_ order: Order) { print("添加Order"); orders.append(order) }
    func deleteOrder(_ order: Order) { print("取消Order"); orders.removeAll { $0 === order } }
    func notifyOrder() { print("====开始执行Order==="); for o in orders { o.execute() } }
}
