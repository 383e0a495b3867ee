enum CashType { case normal, rebate, `return` }

protocol Rule { func price(_ money: Double) -> Double }
struct Plain: Rule { func price(_ money: Double) -> Double { money } }
struct Rebate: Rule { func price(_ money: Double) -> Double { money * 0.8 } }
struct Returning: Rule { func price(_ money: Double) -> Double { money - 5 } }

protocol Tilling { func total(_ money: Double) -> Double }
struct Till<R: Rule>: Tilling {
    let rule: R
    func total(_ money: Double) -> Double { rule.price(money) }
}

final class CashContext {
    private let till: any Tilling
    init(_ type: CashType) {
        switch type {
        case .normal: till = Till(rule: Plain())
        case .rebate: till = Till(rule: Rebate())
        case .return: till = Till(rule: Returning())
        }
    }
    func result(_ money: Double) -> Double { till.total(money) }
}
