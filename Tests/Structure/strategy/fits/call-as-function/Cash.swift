enum CashType { case normal, rebate, `return` }

protocol Charging {
    func callAsFunction(_ money: Double) -> Double
}

final class CashContext {
    private let charge: any Charging

    init(_ type: CashType) { charge = type.charging }

    func result(_ money: Double) -> Double { charge(money) }
}
