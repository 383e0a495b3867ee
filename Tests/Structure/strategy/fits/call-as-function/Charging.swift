extension CashType {
    var charging: any Charging {
        switch self {
        case .normal: FullPrice()
        case .rebate: Share(of: 0.8)
        case .return: Back(amount: 5)
        }
    }
}

struct FullPrice: Charging {
    func callAsFunction(_ money: Double) -> Double { money }
}
struct Share: Charging {
    private let part: Double
    init(of part: Double) { self.part = part }
    func callAsFunction(_ money: Double) -> Double { money * part }
}
struct Back: Charging {
    let amount: Double
    func callAsFunction(_ money: Double) -> Double { money - amount }
}
