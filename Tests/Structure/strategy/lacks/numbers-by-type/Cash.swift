enum CashType: Hashable { case normal, rebate, `return` }

private struct Terms {
    var factor = 1.0
    var off = 0.0
}

final class CashContext {
    private static let all: [CashType: Terms] = [
        .normal: Terms(), .rebate: Terms(factor: 0.8), .return: Terms(off: 5),
    ]
    private let terms: Terms

    init(_ type: CashType) { terms = Self.all[type] ?? Terms() }

    func result(_ money: Double) -> Double { money * terms.factor - terms.off }
}
