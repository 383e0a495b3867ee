enum OrderKind { case mutton, roastDuck }

class Waiter {
    private let name: String
    private(set) var openOrders: [String] = []

    init(name: String) { self.name = name }

    func pushOrder(_ text: String, kind: OrderKind) -> Bool {
        print(name, text)
        openOrders.append(text)
        return kind == .roastDuck
    }
}
