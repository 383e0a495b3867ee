enum CashType {
    case normal, rebate, `return`

    fileprivate func 算法() -> 收费 {
        switch self {
        case .normal: 收费()
        case .rebate: 打折(0.8)
        case .return: 返利(5)
        }
    }
}

class 收费 {
    func 应收(_ 原价: Double) -> Double { 原价 }
}

final class 打折: 收费 {
    private let 折: Double
    init(_ 折: Double) { self.折 = 折 }
    override func 应收(_ 原价: Double) -> Double { 原价 * 折 }
}

final class 返利: 收费 {
    private let 额: Double
    init(_ 额: Double) { self.额 = 额 }
    override func 应收(_ 原价: Double) -> Double { super.应收(原价) - 额 }
}

struct Till<Way: 收费> {
    let way: Way
    func charge(_ money: Double) -> Double { way.应收(money) }
}

final class CashContext {
    private let till: Till<收费>

    init(_ type: CashType) { till = Till(way: type.算法()) }

    func result(_ money: Double) -> Double {
        till.charge(money)
    }
}
