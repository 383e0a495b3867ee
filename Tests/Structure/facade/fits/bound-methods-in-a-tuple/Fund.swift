final class Stock1 { func buy() { print("股票1买入") }; func sell() { print("股票1卖出") } }
final class Stock2 { func buy() { print("股票2买入") }; func sell() { print("股票2卖出") } }
final class Stock3 { func buy() { print("股票3买入") }; func sell() { print("股票3卖出") } }
final class Fund {
    private let plan: (buy: [() -> Void], sell: [() -> Void])
    init() {
        let a = Stock1(), b = Stock2(), c = Stock3()
        plan = ([a.buy, b.buy, c.buy], [a.sell, b.sell, c.sell])
    }
    func buy() { plan.buy.forEach { $0() } }
    func sell() { plan.sell.forEach { $0() } }
}
