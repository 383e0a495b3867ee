enum CashType {
    case normal, rebate, `return`
}

final class CashContext {
    private let price: (Double) -> Double

    init(_ type: CashType) {
        price =
            switch type {
            case .normal: { $0 }
            case .rebate: { $0 * 0.8 }
            case .return: { $0 - 5 }
            }
    }

    func result(_ money: Double) -> Double { price(money) }
}
