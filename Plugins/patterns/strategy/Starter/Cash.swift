enum CashType {
    case normal, rebate, `return`
}

/// A till: what is to be paid, in today's way.
final class CashContext {
    init(_ type: CashType) {
        // The only place that may look at the type. What should it keep instead?
    }

    func result(_ money: Double) -> Double {
        0
    }
}
