class Waiter {
    var name: String
    let table: Int
    private(set) var orders: [String] = []

    init(name: String, table: Int = 1) {
        self.name = name
        self.table = table
    }

    func take(_ order: String, quantity: Int) {
        orders.append(order)
        print("\(name) takes \(quantity) x \(order)")
    }

    func bill() -> Double { Double(orders.count) * 2.5 }
}
