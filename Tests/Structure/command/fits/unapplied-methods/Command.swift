enum OrderType { case mutton, chicken, duck }

final class Order {
    private let work: () -> Void
    init(_ work: @escaping () -> Void) { self.work = work }
    func callAsFunction() { work() }
}

struct Kitchen {
    func mutton(_ text: String) { print("烤羊"); print("厨师烤羊肉:\(text)") }
    func chicken(_ text: String) { print("烤鸡"); print("厨师烤鸡肉:\(text)") }
    func duck(_ text: String) { print("烤鸭"); print("厨师烤鸭肉:\(text)") }
}

final class Customer {
    private let kitchen = Kitchen()
    func pushOrder(_ text: String, type: OrderType) -> Order {
        let job: (Kitchen) -> (String) -> Void =
            switch type {
            case .mutton: Kitchen.mutton
            case .chicken: Kitchen.chicken
            case .duck: Kitchen.duck
            }
        return Order { [kitchen] in job(kitchen)(text) }
    }
}

final class Waiter {
    private(set) var orders = [Order]()
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
        orders.forEach { $0() }
    }
}
