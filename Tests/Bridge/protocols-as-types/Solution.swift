protocol Strategy {
    var name: String { get }
    var weight: Int { get set }
    func price(_ amount: Double) -> Double
}

extension Strategy {
    func describe() -> String { "strategy \(name)" }
}

struct Discount: Strategy {
    var name: String { "discount" }
    var weight = 1
    func price(_ amount: Double) -> Double { amount * 0.5 }
}

private final class Hidden: Strategy {
    var name: String { "hidden" }
    var weight = 2
    func price(_ amount: Double) -> Double { amount }
}

private struct HiddenValue: Strategy {
    var name: String { "hidden value" }
    var weight = 3
    func price(_ amount: Double) -> Double { amount + 1 }
}

final class Shop {
    var strategy: Strategy = Hidden()
    func useValue() { strategy = HiddenValue() }
    func pay(_ amount: Double, with other: any Strategy) -> Double { other.price(amount) }
    func all() -> [any Strategy] { [Discount(), Hidden()] }
}
