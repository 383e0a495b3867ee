enum CashType: CaseIterable { case normal, rebate, `return` }

protocol Pricing { init(); func due(_ money: Double) -> Double }
struct Plain: Pricing { func due(_ money: Double) -> Double { money } }
struct Less20: Pricing { func due(_ money: Double) -> Double { money * 0.8 } }
struct Minus5: Pricing { func due(_ money: Double) -> Double { money - 5 } }

final class CashContext {
    private static let types: [CashType: any Pricing.Type] = [.normal: Plain.self, .rebate: Less20.self, .return: Minus5.self]
    private var pricing: any Pricing

    init(_ type: CashType) { pricing = Self.types[type]!.init() }
    func result(_ money: Double) -> Double { pricing.due(money) }
}
