enum CashType {
    case normal, rebate, `return`
}

protocol CashStrategy { var amount: Double { get } }
struct Normal: CashStrategy { let amount = 1.0 }
struct Rebate: CashStrategy { let amount = 0.8 }
struct Return: CashStrategy { let amount = 5.0 }

final class CashContext {
    private let strategy: CashStrategy

    init(_ type: CashType) {
        switch type {
        case .normal: strategy = Normal()
        case .rebate: strategy = Rebate()
        case .return: strategy = Return()
        }
    }

    func result(_ money: Double) -> Double {
        if strategy is Return { return money - strategy.amount }
        return money * strategy.amount
    }
}
