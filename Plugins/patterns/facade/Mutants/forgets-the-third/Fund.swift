// Mistake: a part of the subsystem was added to one call and not to the other.

/// One call to buy and one to sell, whatever is in the portfolio and in whatever order it has to be done.
final class Fund {
    private let stock1 = Stock1()
    private let stock2 = Stock2()
    private let stock3 = Stock3()

    func buy() {
        stock1.buy()
        stock2.buy()
        stock3.buy()
    }

    func sell() {
        stock1.sell()
        stock2.sell()
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
