enum OrderType { case mutton, chicken, duck }
final class Order {
    let text: String
    let type: OrderType
    init(_ text: String, _ type: OrderType) { self.text = text; self.type = type }
}
struct Customer {
    func pushOrder(_ text: String, type: OrderType) -> Order { Order(text, type) }
}
final class Waiter {
    private(set) var orders: [Order] = []
    private let meats: [OrderType: String] = [.mutton: "羊", .chicken: "鸡", .duck: "鸭"]
    func addOrder(_ order: Order) { print("添加Order"); orders.append(order) }
    func deleteOrder(_ order: Order) { print("取消Order"); orders.removeAll { $0 === order } }
    func notifyOrder() {
        print("====开始执行Order===")
        for order in orders {
            let meat = meats[order.type] ?? ""
            print("烤\(meat)")
            print("厨师烤\(meat)肉:\(order.text)")
        }
    }
}
