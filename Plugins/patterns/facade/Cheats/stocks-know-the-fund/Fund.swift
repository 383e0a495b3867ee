final class Fund {
    private lazy var stock1 = Stock1(of: self)
    private lazy var stock2 = Stock2(of: self)
    private lazy var stock3 = Stock3(of: self)

    func buy() {
        stock1.buy()
        stock2.buy()
        stock3.buy()
    }

    func sell() {
        stock1.sell()
        stock2.sell()
        stock3.sell()
    }
}

final class Stock1 {
    private weak var fund: Fund?

    init(of fund: Fund) { self.fund = fund }

    func buy() {
        print("股票1买入")
    }

    func sell() {
        print("股票1卖出")
    }
}

final class Stock2 {
    private weak var fund: Fund?

    init(of fund: Fund) { self.fund = fund }

    func buy() {
        print("股票2买入")
    }

    func sell() {
        print("股票2卖出")
    }
}

final class Stock3 {
    private weak var fund: Fund?

    init(of fund: Fund) { self.fund = fund }

    func buy() {
        print("股票3买入")
    }

    func sell() {
        print("股票3卖出")
    }
}
