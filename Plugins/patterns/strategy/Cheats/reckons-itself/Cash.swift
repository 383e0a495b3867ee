enum CashType {
    case normal, rebate, `return`
}

protocol CashStrategy {
    func accept(_ money: Double) -> Double
}

struct NormalCash: CashStrategy {
    func accept(_ money: Double) -> Double { money }
}

struct RebateCash: CashStrategy {
    func accept(_ money: Double) -> Double { money * 0.8 }
}

struct ReturnCash: CashStrategy {
    func accept(_ money: Double) -> Double { money - 5 }
}

final class CashContext {
    private let strategy: CashStrategy
    private var factor = 1.0
    private var discount = 0.0

    init(_ type: CashType) {
        switch type {
        case .normal: strategy = NormalCash()
        case .rebate:
            strategy = RebateCash()
            factor = 0.8
        case .return:
            strategy = ReturnCash()
            discount = 5
        }
    }

    func result(_ money: Double) -> Double {
        _ = strategy.accept(money)
        return money * factor - discount
    }
}
