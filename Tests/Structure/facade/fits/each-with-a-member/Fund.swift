final class Fund {
    private let first = Stock1()
    private let second = Stock2()
    private let third = Stock3()

    func buy() { each { $0.buy() } }
    func sell() { each { $0.sell() } }

    private func each(_ act: (any Tradable) -> Void) {
        act(first)
        act(second)
        act(third)
    }
}

protocol Tradable {
    var number: Int { get }
}
extension Tradable {
    func buy() { print("股票\(number)买入") }
    func sell() { print("股票\(number)卖出") }
}
struct Stock1: Tradable { let number = 1 }
struct Stock2: Tradable { let number = 2 }
struct Stock3: Tradable { let number = 3 }
