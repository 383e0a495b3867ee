enum OrderType { case mutton, chicken, duck }

struct Worker {
    func doMuttonWork(_ work: String) { print("厨师烤羊肉:\(work)") }
    func doChickenWork(_ work: String) { print("厨师烤鸡肉:\(work)") }
    func doDuckWork(_ work: String) { print("厨师烤鸭肉:\(work)") }
}

final class Order {
    private let title: String
    private let text: String
    private let receiver: Worker
    private let action: (Worker) -> (String) -> Void

    init(_ title: String, _ text: String, _ receiver: Worker, _ action: @escaping (Worker) -> (String) -> Void) {
        self.title = title
        self.text = text
        self.receiver = receiver
        self.action = action
    }

    func execute() {
        print(title)
        action(receiver)(text)
    }
}

final class Customer {
    private let worker = Worker()
    func pushOrder(_ text: String, type: OrderType) -> Order {
        switch type {
        case .mutton: Order("烤羊", text, worker, Worker.doMuttonWork)
        case .chicken: Order("烤鸡", text, worker, Worker.doChickenWork)
        case .duck: Order("烤鸭", text, worker, Worker.doDuckWork)
        }
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
        orders = orders.filter { $0 !== order }
    }
    func notifyOrder() {
        print("====开始执行Order===")
        for order in orders { order.execute() }
    }
}
