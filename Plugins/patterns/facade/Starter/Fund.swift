/// All that an investor should have to know.
///
/// 投资者需要知道的全部。
final class Fund {
    func buy() {
        // Which stocks are behind this one call? The investor need not know; the fund must.
        // 这一个调用背后是哪几只股票？投资者不必知道，基金必须知道。
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
