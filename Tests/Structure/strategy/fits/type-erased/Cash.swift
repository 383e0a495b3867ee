enum CashType { case normal, rebate, `return` }

protocol Discount {
    associatedtype Amount: FloatingPoint
    func apply(to amount: Amount) -> Amount
}

struct AnyDiscount<Amount: FloatingPoint>: Discount {
    private let box: (Amount) -> Amount
    init<D: Discount>(_ discount: D) where D.Amount == Amount { box = discount.apply(to:) }
    func apply(to amount: Amount) -> Amount { box(amount) }
}

struct NoDiscount<Amount: FloatingPoint>: Discount {
    func apply(to amount: Amount) -> Amount { amount }
}
struct Percent: Discount {
    let rate: Double
    func apply(to amount: Double) -> Double { amount * rate }
}
struct CashBack: Discount {
    let sum: Double
    func apply(to amount: Double) -> Double { amount - sum }
}

final class CashContext {
    private let discount: AnyDiscount<Double>

    init(_ type: CashType) {
        discount =
            switch type {
            case .normal: AnyDiscount(NoDiscount())
            case .rebate: AnyDiscount(Percent(rate: 0.8))
            case .return: AnyDiscount(CashBack(sum: 5))
            }
    }

    func result(_ money: Double) -> Double { discount.apply(to: money) }
}
