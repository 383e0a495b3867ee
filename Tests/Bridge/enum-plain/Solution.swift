enum OrderType: CaseIterable {
    case mutton, chicken
    var price: Int { self == .mutton ? 3 : 2 }
    func cook() { print("cooking \(self)") }
    mutating func swap() { self = self == .mutton ? .chicken : .mutton }
    static func favourite() -> OrderType { .chicken }
    static let usual = OrderType.mutton
}

final class Waiter {
    func set(order: OrderType) -> String { "\(order) at \(order.price)" }
    var last: OrderType? = nil
    var all: [OrderType] = [.mutton]
}
