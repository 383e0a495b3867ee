/// All that an investor should have to know.
final class Fund {
    func buy() {
        // Which stocks are behind this one call? The investor need not know; the fund must.
    }

    func sell() {}
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
