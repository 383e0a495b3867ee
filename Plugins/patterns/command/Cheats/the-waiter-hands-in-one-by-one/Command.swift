enum OrderType {
    case mutton, chicken, duck
}

/// Writes what is wanted into an order.
final class Customer {
    func pushOrder(_ text: String, type: OrderType) -> Order {
        switch type {
        case .mutton: MuttonOrder(text)
        case .chicken: ChickenOrder(text)
        case .duck: DuckOrder(text)
        }
    }
}

/// A request as an object: it can be kept, taken back, and carried out later.
class Order {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    func execute() {}
}

final class MuttonOrder: Order {
    override func execute() {
        print("烤羊")
        Worker.shared.doMuttonWork(text)
    }
}

final class ChickenOrder: Order {
    override func execute() {
        print("烤鸡")
        Worker.shared.doChickenWork(text)
    }
}

final class DuckOrder: Order {
    override func execute() {
        print("烤鸭")
        Worker.shared.doDuckWork(text)
    }
}

/// Collects orders, and sends them all to the kitchen at once.
final class Waiter {
    private var numbers: [Int] = []

    var orders: [Order] { numbers.map { Pad.order($0) } }

    func addOrder(_ order: Order) {
        print("添加Order")
        numbers.append(Pad.note(order))
    }

    func deleteOrder(_ order: Order) {
        print("取消Order")
        numbers.removeAll { Pad.order($0) === order }
    }

    func notifyOrder() {
        print("====开始执行Order===")
        for order in orders {
            order.execute()
        }
    }
}

/// The only cook.
final class Worker {
    static let shared = Worker()

    private init() {}

    func doMuttonWork(_ work: String) {
        print("厨师烤羊肉:\(work)")
    }

    func doChickenWork(_ work: String) {
        print("厨师烤鸡肉:\(work)")
    }

    func doDuckWork(_ work: String) {
        print("厨师烤鸭肉:\(work)")
    }
}

/// Keeps all orders that were ever written.
enum Pad {
    nonisolated(unsafe) private static var all: [Order] = []

    static func note(_ order: Order) -> Int {
        all.append(order)
        return all.count - 1
    }

    static func order(_ number: Int) -> Order { all[number] }
}
