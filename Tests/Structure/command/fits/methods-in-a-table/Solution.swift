enum OrderType { case mutton, chicken, duck }
final class Cook {
    func mutton(_ text: String) { print("烤羊"); print("厨师烤羊肉:\(text)") }
    func chicken(_ text: String) { print("烤鸡"); print("厨师烤鸡肉:\(text)") }
    func duck(_ text: String) { print("烤鸭"); print("厨师烤鸭肉:\(text)") }
}
final class Order {
    private let work: (String) -> Void
    private let text: String
    init(_ work: @escaping (String) -> Void, _ text: String) { self.work = work; self.text = text }
    func execute() { work(text) }
}
final class Customer {
    func pushOrder(_ text: String, type: OrderType) -> Order {
        let cook = Cook()
        let menu: [OrderType: (String) -> Void] = [.mutton: cook.mutton, .chicken: cook.chicken, .duck: cook.duck]
        return Order(menu[type]!, text)
    }
}
final class Waiter {
    private(set) var orders: [Order] = []
    func addOrder(_ order: Order) { print("添加Order"); orders.append(order) }
    func deleteOrder(_ order: Order) { print("取消Order"); orders.removeAll { $0 === order } }
    func notifyOrder() {
        print("====开始执行Order===")
        for order in orders { order.execute() }
    }
}
