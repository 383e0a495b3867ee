final class Fund {
    private lazy var one = First()
    private lazy var two = Second()
    private lazy var three = Third()

    func buy() {
        one.purchase()
        two.purchase()
        three.purchase()
    }

    func sell() {
        one.liquidate()
        two.liquidate()
        three.liquidate()
    }
}

struct First {
    func purchase() { print("股票1买入") }
    func liquidate() { print("股票1卖出") }
}

struct Second {
    func purchase() { print("股票2买入") }
    func liquidate() { print("股票2卖出") }
}

struct Third {
    func purchase() { print("股票3买入") }
    func liquidate() { print("股票3卖出") }
}
