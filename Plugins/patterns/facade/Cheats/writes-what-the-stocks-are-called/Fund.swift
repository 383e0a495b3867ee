final class Fund {
    private let stock1 = Stock1()
    private let stock2 = Stock2()
    private let stock3 = Stock3()

    func buy() {
        print("\(stock1.name())买入")
        print("\(stock2.name())买入")
        print("\(stock3.name())买入")
    }

    func sell() {
        print("\(stock1.name())卖出")
        print("\(stock2.name())卖出")
        print("\(stock3.name())卖出")
    }
}

final class Stock1 {
    func name() -> String { "股票1" }

    func buy() {
        print("股票1买入")
    }

    func sell() {
        print("股票1卖出")
    }
}

final class Stock2 {
    func name() -> String { "股票2" }

    func buy() {
        print("股票2买入")
    }

    func sell() {
        print("股票2卖出")
    }
}

final class Stock3 {
    func name() -> String { "股票3" }

    func buy() {
        print("股票3买入")
    }

    func sell() {
        print("股票3卖出")
    }
}
