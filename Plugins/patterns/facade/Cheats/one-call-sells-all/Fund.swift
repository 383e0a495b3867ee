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
        stock1.sellAll()
    }
}

final class Stock1 {
    func sellAll() {
        for number in 1...3 { print("股票\(number)卖出") }
    }

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
