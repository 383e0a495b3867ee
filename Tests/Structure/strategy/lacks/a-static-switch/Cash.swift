enum CashType { case normal, rebate, `return` }

protocol CashStrategy {}
struct NormalCash: CashStrategy {}
struct RebateCash: CashStrategy {}
struct ReturnCash: CashStrategy {}

enum Calculator {
    static func pay(_ type: CashType, _ money: Double) -> Double {
        switch type {
        case .normal: return money
        case .rebate: return money * 0.8
        case .return: return money - 5
        }
    }
}
final class CashContext {
    private let type: CashType
    private let strategy: CashStrategy
    init(_ type: CashType) {
        self.type = type
        switch type {
        case .normal: strategy = NormalCash()
        case .rebate: strategy = RebateCash()
        case .return: strategy = ReturnCash()
        }
    }
    func result(_ money: Double) -> Double { Calculator.pay(type, money) }
}
