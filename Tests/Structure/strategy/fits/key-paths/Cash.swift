enum CashType: CaseIterable { case normal, rebate, `return` }

struct Price {
    let list: Double
    var full: Double { list }
    var rebated: Double { list * 0.8 }
    var reduced: Double { list - 5 }
}

final class CashContext {
    private let way: KeyPath<Price, Double>

    init(_ type: CashType) {
        way = switch type {
        case .normal: \.full
        case .rebate: \.rebated
        case .return: \.reduced
        }
    }

    func result(_ money: Double) -> Double { Price(list: money)[keyPath: way] }
}
