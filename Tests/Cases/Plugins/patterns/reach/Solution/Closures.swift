/// The observer pattern with closures instead of objects.
final class Subject {
    var onChange: ((Int) -> Void)?
    private var observers: [(Int) -> Void] = []
    var state = 0 {
        didSet {
            onChange?(state)
            for observer in observers { observer(state) }
        }
    }
    func observe(_ observer: @escaping (Int) -> Void) { observers.append(observer) }
}

/// The strategy pattern: the strategy is a function.
struct Cart {
    var prices: [Int]
    var discount: (Int) throws -> Int = { $0 }
    func total() throws -> Int { try prices.map(discount).reduce(0, +) }
}

struct Chain {
    static func run(_ steps: Int, _ body: (Int) -> Void) {
        for step in 1...steps { body(step) }
    }
}

/// Where a closure is called on another thread.
enum Elsewhere {
    static func ask(_ body: @escaping @Sendable (Int) async throws -> Int) async throws -> Int {
        try await Task.detached { try await body(4) }.value
    }
}
