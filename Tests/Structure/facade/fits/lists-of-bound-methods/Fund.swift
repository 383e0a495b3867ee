final class Fund {
    private let purchases: [() -> Void]
    private let sales: [() -> Void]

    init() {
        let (a, b, c) = (Stock1(), Stock2(), Stock3())
        purchases = [a.buy, b.buy, c.buy]
        sales = [a.sell, b.sell, c.sell]
    }

    func buy() { purchases.forEach { $0() } }
    func sell() { for sale in sales { sale() } }
}

final class Stock1 {
    func buy() { print("股票1买入") }
    func sell() { print("股票1卖出") }
}
final class Stock2 {
    func buy() { print("股票2买入") }
    func sell() { print("股票2卖出") }
}
final class Stock3 {
    func buy() { print("股票3买入") }
    func sell() { print("股票3卖出") }
}
