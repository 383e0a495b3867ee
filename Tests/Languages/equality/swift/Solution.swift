class Coin: Equatable {
    private let value: Int

    init(_ value: Int) { self.value = value }

    static func == (left: Coin, right: Coin) -> Bool { left.value == right.value }
}

class Waiter {}
