enum Kind { case plain, gift }

class Order {
    let text: String
    let kind: Kind

    init(text: String, kind: Kind) {
        self.text = text
        self.kind = kind
    }
}

class Shop {
    private let discount: (Double) -> Double
    private var handlers: [(Order) -> Void] = []
    private var taken: [Order] = []

    init(discount: @escaping (Double) -> Double) { self.discount = discount }

    var count: Int { taken.count }

    func onOrder(_ handler: @escaping (Order) -> Void) { handlers.append(handler) }

    func take(_ order: Order) {
        taken.append(order)
        for handler in handlers { handler(order) }
        print("taken: \(order.text)")
    }

    func price(_ amount: Double) -> Double { discount(amount) }

    func orders(_ isMeant: (Order) -> Bool) -> [Order] { taken.filter(isMeant) }
}
