enum CashType { case normal, rebate, `return` }

protocol Paying {
    func callAsFunction(_ money: Double) -> Double
}

extension Paying where Self == Full { static var full: Full { Full() } }
extension Paying where Self == Share {
    static func share(_ part: Double) -> Share { Share(part: part) }
}
extension Paying where Self == Back {
    static func back(_ yuan: Double) -> Back { Back(yuan: yuan) }
}

struct Full: Paying { func callAsFunction(_ money: Double) -> Double { money } }
struct Share: Paying {
    let part: Double
    func callAsFunction(_ money: Double) -> Double { money * part }
}
struct Back: Paying {
    let yuan: Double
    func callAsFunction(_ money: Double) -> Double { money - yuan }
}

extension CashType {
    fileprivate var paying: any Paying {
        switch self {
        case .normal: .full
        case .rebate: .share(0.8)
        case .return: .back(5)
        }
    }
}

struct CashContext {
    private let pay: any Paying
    init(_ type: CashType) { pay = type.paying }
    func result(_ money: Double) -> Double { pay(money) }
}
