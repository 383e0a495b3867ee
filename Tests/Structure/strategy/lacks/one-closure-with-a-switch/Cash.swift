enum CashType { case normal, rebate, `return` }

final class CashContext {
    private let price: (Double) -> Double

    init(_ type: CashType) {
        price = { money in
            switch type {
            case .normal: return money
            case .rebate: return money * 0.8
            case .return: return money - 5
            }
        }
    }

    func result(_ money: Double) -> Double { price(money) }
}
