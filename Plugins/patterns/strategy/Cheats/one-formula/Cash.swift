enum CashType {
    case normal, rebate, `return`
}

struct Cash {
    let factor: Double
    let less: Double
}

final class CashContext {
    private let cash: Cash

    init(_ type: CashType) {
        switch type {
        case .normal: cash = Cash(factor: 1, less: 0)
        case .rebate: cash = Cash(factor: 0.8, less: 0)
        case .return: cash = Cash(factor: 1, less: 5)
        }
    }

    func result(_ money: Double) -> Double { money * cash.factor - cash.less }
}
