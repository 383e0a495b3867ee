enum CashType {
    case normal, rebate, `return`
}

/// A till: what is to be paid, in today's way.
final class CashContext {
    private let strategy: CashStrategy

    init(_ type: CashType) {
        switch type {
        case .normal: strategy = NormalCash()
        case .rebate: strategy = RebateCash(factor: 0.8)
        case .return: strategy = ReturnCash(amount: 5)
        }
    }

    func result(_ money: Double) -> Double {
        strategy.accept(money, at: self)
    }
}

protocol CashStrategy {
    /// Returns what is to be paid for goods of a price, both in yuan.
    func accept(_ money: Double, at till: CashContext) -> Double
}

struct NormalCash: CashStrategy {
    func accept(_ money: Double, at till: CashContext) -> Double {
        money
    }
}

struct RebateCash: CashStrategy {
    let factor: Double

    func accept(_ money: Double, at till: CashContext) -> Double {
        money * factor
    }
}

struct ReturnCash: CashStrategy {
    let amount: Double

    func accept(_ money: Double, at till: CashContext) -> Double {
        money - amount
    }
}
