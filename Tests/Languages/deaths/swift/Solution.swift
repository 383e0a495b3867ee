class Candle {
    let name: String

    init(_ name: String) { self.name = name }

    deinit { print("\(name) is out") }
}

class Box {
    private var candle: Candle?

    func keep(_ candle: Candle) { self.candle = candle }

    func empty() { candle = nil }
}
