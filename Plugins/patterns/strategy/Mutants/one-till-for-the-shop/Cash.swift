// Mistake: the strategy is kept for all tills together, so the till opened last decides for everybody.

enum CashType {
    case normal, rebate, `return`
}

/// A till: what is to be paid, in today's way.
final class CashContext {
    private static var strategy: CashStrategy = NormalCash()

    init(_ type: CashType) {
        switch type {
        case .normal: Self.strategy = NormalCash()
        case .rebate: Self.strategy = RebateCash(factor: 0.8)
        case .return: Self.strategy = ReturnCash(amount: 5)
        }
    }

    func result(_ money: Double) -> Double {
        Self.strategy.accept(money)
    }
}

protocol CashStrategy {
    /// Returns what is to be paid for goods of a price, both in yuan.
    func accept(_ money: Double) -> Double
}

struct NormalCash: CashStrategy {
    func accept(_ money: Double) -> Double {
        money
    }
}

struct RebateCash: CashStrategy {
    let factor: Double

    func accept(_ money: Double) -> Double {
        money * factor
    }
}

struct ReturnCash: CashStrategy {
    let amount: Double

    func accept(_ money: Double) -> Double {
        money - amount
    }
}
