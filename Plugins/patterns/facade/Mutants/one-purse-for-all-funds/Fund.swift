// Mistake: what a fund holds is kept in one place for all of them, so one fund sells what another bought.

/// One call to buy and one to sell, whatever is in the portfolio and in whatever order it has to be done.
final class Fund {
    private let stock1 = Stock1()
    private let stock2 = Stock2()
    private let stock3 = Stock3()
    private static var isInvested = false

    func buy() {
        guard !Fund.isInvested else { return }
        Fund.isInvested = true
        stock1.buy()
        stock2.buy()
        stock3.buy()
    }

    func sell() {
        stock1.sell()
        stock2.sell()
        stock3.sell()
        Fund.isInvested = false
    }
}

final class Stock1 {
    func buy() {
        print("股票1买入")
    }

    func sell() {
        print("股票1卖出")
    }
}

final class Stock2 {
    func buy() {
        print("股票2买入")
    }

    func sell() {
        print("股票2卖出")
    }
}

final class Stock3 {
    func buy() {
        print("股票3买入")
    }

    func sell() {
        print("股票3卖出")
    }
}
