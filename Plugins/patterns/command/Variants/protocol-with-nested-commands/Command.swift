enum OrderType {
    case mutton, chicken, duck
}

protocol Order: AnyObject {
    func 执行()
}

enum 点单 {
    final class 羊: Order {
        let 要求: String
        init(_ 要求: String) { self.要求 = 要求 }
        func 执行() {
            print("烤羊")
            厨房.烤羊肉(要求)
        }
    }

    final class 鸡: Order {
        let 要求: String
        init(_ 要求: String) { self.要求 = 要求 }
        func 执行() {
            print("烤鸡")
            厨房.烤鸡肉(要求)
        }
    }

    final class 鸭: Order {
        let 要求: String
        init(_ 要求: String) { self.要求 = 要求 }
        func 执行() {
            print("烤鸭")
            厨房.烤鸭肉(要求)
        }
    }
}

enum 厨房 {
    static func 烤羊肉(_ 要求: String) { print("厨师烤羊肉:\(要求)") }
    static func 烤鸡肉(_ 要求: String) { print("厨师烤鸡肉:\(要求)") }
    static func 烤鸭肉(_ 要求: String) { print("厨师烤鸭肉:\(要求)") }
}

final class Customer {
    func pushOrder(_ text: String, type: OrderType) -> Order {
        switch type {
        case .mutton: 点单.羊(text)
        case .chicken: 点单.鸡(text)
        case .duck: 点单.鸭(text)
        }
    }
}

final class Waiter {
    private(set) var orders: [Order] = []

    func addOrder(_ order: Order) {
        print("添加Order")
        orders += [order]
    }

    func deleteOrder(_ order: Order) {
        print("取消Order")
        orders = orders.filter { $0 !== order }
    }

    func notifyOrder() {
        print("====开始执行Order===")
        for order in orders { order.执行() }
    }
}
