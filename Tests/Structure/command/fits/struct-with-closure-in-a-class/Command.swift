enum OrderType { case mutton, chicken, duck }

class Order {
    let 内容: String
    init(_ 内容: String) { self.内容 = 内容 }
    func 做(_ 厨: 厨师) {}
}
final class 羊单: Order { override func 做(_ 厨: 厨师) { 厨.烤("羊", 内容) } }
final class 鸡单: Order { override func 做(_ 厨: 厨师) { 厨.烤("鸡", 内容) } }
final class 鸭单: Order { override func 做(_ 厨: 厨师) { 厨.烤("鸭", 内容) } }

struct 厨师 {
    func 烤(_ 物: String, _ 内容: String) {
        print("烤\(物)")
        print("厨师烤\(物)肉:\(内容)")
    }
}

final class Customer {
    func pushOrder(_ text: String, type: OrderType) -> Order {
        let make: (String) -> Order
        switch type {
        case .mutton: make = 羊单.init
        case .chicken: make = 鸡单.init
        case .duck: make = 鸭单.init
        }
        return make(text)
    }
}

final class Waiter {
    private let 厨 = 厨师()
    private(set) var orders: [Order] = []
    func addOrder(_ order: Order) { print("添加Order"); orders.append(order) }
    func deleteOrder(_ order: Order) { print("取消Order"); orders.removeAll { $0 === order } }
    func notifyOrder() {
        print("====开始执行Order===")
        for order in orders { order.做(厨) }
    }
}
