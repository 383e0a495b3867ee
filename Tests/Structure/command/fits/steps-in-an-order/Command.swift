enum OrderType { case mutton, chicken, duck }

final class Worker {
    func doMuttonWork(_ work: String) { print("厨师烤羊肉:\(work)") }
    func doChickenWork(_ work: String) { print("厨师烤鸡肉:\(work)") }
    func doDuckWork(_ work: String) { print("厨师烤鸭肉:\(work)") }
}

final class Order {
    private var steps: [() -> Void] = []
    func then(_ step: @escaping () -> Void) -> Order {
        steps.append(step)
        return self
    }
    func execute() { for step in steps { step() } }
}

final class Customer {
    private let worker = Worker()
    func pushOrder(_ text: String, type: OrderType) -> Order {
        let worker = worker
        switch type {
        case .mutton: return Order().then { print("烤羊") }.then { worker.doMuttonWork(text) }
        case .chicken: return Order().then { print("烤鸡") }.then { worker.doChickenWork(text) }
        case .duck: return Order().then { print("烤鸭") }.then { worker.doDuckWork(text) }
        }
    }
}

final class Waiter {
    private(set) var orders: [Order] = []
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
        orders.forEach { $0.execute() }
    }
}
