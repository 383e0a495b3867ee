enum OrderType { case mutton, chicken, duck }

protocol Order: AnyObject { func carryOut() }

final class Invocation<Receiver>: Order {
    private let receiver: Receiver
    private let deed: (Receiver) -> Void
    init(on receiver: Receiver, _ deed: @escaping (Receiver) -> Void) {
        self.receiver = receiver
        self.deed = deed
    }
    func carryOut() { deed(receiver) }
}

final class Worker {
    func doMuttonWork(_ work: String) { print("厨师烤羊肉:\(work)") }
    func doChickenWork(_ work: String) { print("厨师烤鸡肉:\(work)") }
    func doDuckWork(_ work: String) { print("厨师烤鸭肉:\(work)") }
}

final class Customer {
    private let worker = Worker()
    func pushOrder(_ text: String, type: OrderType) -> any Order {
        switch type {
        case .mutton:
            return Invocation(on: worker) { worker in
                print("烤羊")
                worker.doMuttonWork(text)
            }
        case .chicken:
            return Invocation(on: worker) {
                print("烤鸡")
                $0.doChickenWork(text)
            }
        case .duck:
            return Invocation(on: worker) {
                print("烤鸭")
                $0.doDuckWork(text)
            }
        }
    }
}

final class Waiter {
    private var queue: [any Order] = []
    var orders: [any Order] { queue }
    func addOrder(_ order: any Order) {
        print("添加Order")
        queue.append(order)
    }
    func deleteOrder(_ order: any Order) {
        print("取消Order")
        queue.removeAll { $0 === order }
    }
    func notifyOrder() {
        print("====开始执行Order===")
        queue.forEach { $0.carryOut() }
    }
}
