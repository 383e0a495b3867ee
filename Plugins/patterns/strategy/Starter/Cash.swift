enum CashType {
    case normal, rebate, `return`
}

/// A till: what is to be paid, in today's way.
///
/// 收银台：按今天的办法，应该付多少。
final class CashContext {
    init(_ type: CashType) {
        // The only place that may look at the type. What should it keep instead?
        // 只有这里可以看类型。它应该留下什么来代替类型？
    }

    func result(_ money: Double) -> Double {
        0
    }
}
