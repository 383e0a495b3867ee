enum CashType {
    case normal, rebate, `return`

    func due(_ money: Double) -> Double {
        switch self {
        case .normal: money
        case .rebate: money * 0.8
        case .return: money - 5
        }
    }
}

final class CashContext {
    private let type: CashType
    init(_ type: CashType) { self.type = type }
    func result(_ money: Double) -> Double { type.due(money) }
}
