enum CashType { case normal, rebate, `return` }
protocol Strategy { func pay(_ m: Double) -> Double }
struct NormalStrategy: Strategy { func pay(_ m: Double) -> Double { m } }
struct RebateStrategy: Strategy { func pay(_ m: Double) -> Double { m } }
struct ReturnStrategy: Strategy { func pay(_ m: Double) -> Double { m } }
final class CashContext {
    private let strategy: Strategy
    private let type: CashType
    init(_ type: CashType) {
        self.type = type
        switch type {
        case .normal: strategy = NormalStrategy()
        case .rebate: strategy = RebateStrategy()
        case .return: strategy = ReturnStrategy()
        }
    }
    func result(_ money: Double) -> Double {
        let m = strategy.pay(money)
        if type == .rebate { return m * 0.8 }
        if type == .return { return m - 5 }
        return m
    }
}
