enum CashType: Int { case normal, rebate, `return` }

private func with<A>(_ operation: @escaping (A, A) -> A, _ right: A) -> (A) -> A {
    { left in operation(left, right) }
}

private let algorithms: [(Double) -> Double] = [{ $0 }, with(*, 0.8), with(-, 5)]

final class CashContext {
    private let algorithm: (Double) -> Double

    init(_ type: CashType) { algorithm = algorithms[type.rawValue] }

    func result(_ money: Double) -> Double { algorithm(money) }
}
