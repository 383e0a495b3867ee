enum CashType {
    case normal, rebate, `return`
}

final class CashContext {
    private let type: CashType

    init(_ type: CashType) { self.type = type }

    func result(_ money: Double) -> Double {
        switch type {
        case .normal: money
        case .rebate: money * 0.8
        case .return: money - 5
        }
    }
}
