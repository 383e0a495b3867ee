enum CashType { case normal, rebate, `return` }

class 算法 { func 算(_ 钱: Double) -> Double { fatalError() } }

final class 按比例: 算法 {
    let 率: Double
    init(_ 率: Double) { self.率 = 率 }
    override func 算(_ 钱: Double) -> Double { 钱 * 率 }
}

final class 减额: 算法 {
    override func 算(_ 钱: Double) -> Double { 钱 - 5 }
}

final class CashContext {
    private lazy var 现用 = 选择()
    private let 种类: CashType
    init(_ type: CashType) { 种类 = type }

    private func 选择() -> 算法 {
        if 种类 == .return { return 减额() }
        return 按比例(种类 == .normal ? 1 : 0.8)
    }

    func result(_ money: Double) -> Double {
        let due = 现用.算(money)
        return due
    }
}
