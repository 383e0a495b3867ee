enum OrderType { case mutton, chicken, duck }
struct Cook {
    func mutton(_ s: String) { print("烤羊"); print("厨师烤羊肉:\(s)") }
    func chicken(_ s: String) { print("烤鸡"); print("厨师烤鸡肉:\(s)") }
    func duck(_ s: String) { print("烤鸭"); print("厨师烤鸭肉:\(s)") }
}
final class Order {
    private let method: (String) -> Void
    private let text: String
    init(_ method: @escaping (String) -> Void, _ text: String) { self.method = method; self.text = text }
    func callAsFunction() { method(text) }
}
final class Customer {
    private let cook = Cook()
    private lazy var menu: [OrderType: (String) -> Void] = [.mutton: cook.mutton, .chicken: cook.chicken, .duck: cook.duck]
    func pushOrder(_ text: String, type: OrderType) -> Order { Order(menu[type]!, text) }
}
final class Waiter {
    private(set) var orders: [Order] = []
    func addOrder(_ order: Order) { print("添加Order"); orders.append(order) }
    func deleteOrder(_ order: Order) { print("取消Order"); orders.removeAll { $0 === order } }
    func notifyOrder() { print("====开始执行Order==="); orders.forEach { $0() } }
}
