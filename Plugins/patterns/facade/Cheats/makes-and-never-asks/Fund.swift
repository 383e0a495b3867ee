final class Stock1 {}
final class Stock2 {}
final class Stock3 {}

final class Fund {
    private let stocks: [AnyObject] = [Stock1(), Stock2(), Stock3()]

    func buy() {
        for index in stocks.indices { print("股票\(index + 1)买入") }
    }

    func sell() {
        for index in stocks.indices { print("股票\(index + 1)卖出") }
    }
}
