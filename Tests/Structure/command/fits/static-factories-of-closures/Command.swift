enum OrderType { case mutton, chicken, duck }
struct Cook {
    func mutton(_ text: String) { print("烤羊"); print("厨师烤羊肉:\(text)") }
    func chicken(_ text: String) { print("烤鸡"); print("厨师烤鸡肉:\(text)") }
    func duck(_ text: String) { print("烤鸭"); print("厨师烤鸭肉:\(text)") }
}
final class Order {
    fileprivate let run: () -> Void
    private init(_ run: @escaping () -> Void) { self.run = run }
    static func mutton(_ text: String, by cook: Cook) -> Order { Order { cook.mutton(text) } }
    static func chicken(_ text: String, by cook: Cook) -> Order { Order { cook.chicken(text) } }
    static func duck(_ text: String, by cook: Cook) -> Order { Order { cook.duck(text) } }
}
final class Customer {
    private let cook = Cook()
    func pushOrder(_ text: String, type: OrderType) -> Order {
        switch type {
        case .mutton: .mutton(text, by: cook)
        case .chicken: .chicken(text, by: cook)
        case .duck: .duck(text, by: cook)
        }
    }
}
final class Waiter {
    private(set) var orders: [Order] = []
    func addOrder(_ order: Order) { print("添加Order"); orders += [order] }
    func deleteOrder(_ order: Order) { print("取消Order"); orders.removeAll { $0 === order } }
    func notifyOrder() {
        print("====开始执行Order===")
        orders.map(\.run).forEach { $0() }
    }
}
