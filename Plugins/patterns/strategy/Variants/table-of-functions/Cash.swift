enum CashType: Hashable {
    case normal, rebate, `return`
}

struct Strategy {
    let apply: (Double) -> Double

    static let asItIs = Strategy { $0 }
    static func times(_ factor: Double) -> Strategy { Strategy { $0 * factor } }
    static func less(_ amount: Double) -> Strategy { Strategy { $0 - amount } }
}

final class CashContext {
    private static let all: [CashType: Strategy] = [
        .normal: .asItIs, .rebate: .times(0.8), .return: .less(5),
    ]
    private let strategy: Strategy

    init(_ type: CashType) { strategy = Self.all[type] ?? .asItIs }

    func result(_ money: Double) -> Double { strategy.apply(money) }
}
