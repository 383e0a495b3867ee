enum CashType {
    case normal, rebate, `return`

    fileprivate var way: (Double) -> Double {
        switch self {
        case .normal: return { $0 }
        case .rebate: return { $0 * 0.8 }
        case .return: return { $0 - 5 }
        }
    }
}

final class CashContext {
    private let way: (Double) -> Double
    init(_ type: CashType) { self.way = type.way }
    func result(_ money: Double) -> Double { way(money) }
}
