enum OrderType: CaseIterable { case mutton, chicken, duck }

protocol Order: AnyObject {
    func callAsFunction()
}

enum Orders {
    final class Mutton: Order {
        let text: String, cook: Worker
        init(_ text: String, _ cook: Worker) { (self.text, self.cook) = (text, cook) }
        func callAsFunction() {
            print("烤羊")
            cook.roast("羊肉", text)
        }
    }
    final class Chicken: Order {
        let text: String, cook: Worker
        init(_ text: String, _ cook: Worker) { (self.text, self.cook) = (text, cook) }
        func callAsFunction() {
            print("烤鸡")
            cook.roast("鸡肉", text)
        }
    }
    final class Duck: Order {
        let text: String, cook: Worker
        init(_ text: String, _ cook: Worker) { (self.text, self.cook) = (text, cook) }
        func callAsFunction() {
            print("烤鸭")
            cook.roast("鸭肉", text)
        }
    }
}

final class Worker {
    func roast(_ meat: String, _ text: String) { print("厨师烤\(meat):\(text)") }
}

final class Customer {
    private let cook = Worker()
    func pushOrder(_ text: String, type: OrderType) -> any Order {
        let make: (String, Worker) -> any Order =
            switch type {
            case .mutton: Orders.Mutton.init
            case .chicken: Orders.Chicken.init
            case .duck: Orders.Duck.init
            }
        return make(text, cook)
    }
}

final class Waiter {
    private(set) var orders: [any Order] = []
    func addOrder(_ order: any Order) {
        print("添加Order")
        orders.append(order)
    }
    func deleteOrder(_ order: any Order) {
        print("取消Order")
        orders.removeAll { $0 === order }
    }
    func notifyOrder() {
        print("====开始执行Order===")
        for order in orders { order() }
    }
}
