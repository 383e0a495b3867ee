import Foundation

protocol Shape: AnyObject {
    init()
    func area() -> Double
}

final class Square: Shape {
    required init() {}
    func area() -> Double { 4 }
}

final class Circle: Shape {
    required init() {}
    func area() -> Double { 3 }
}

struct Tally {
    var count: Int
}

enum Outage: Error, Equatable {
    case power(hours: Int)
}

final class Lab {
    var opened = Date(timeIntervalSince1970: 0)
    var info: (level: Int, name: String) = (1, "a")
    var handlers: [(Int) -> String] = []

    func stats(_ numbers: [Int]) -> (min: Int, max: Int) { (numbers.min() ?? 0, numbers.max() ?? 0) }
    func nested() -> (Int, (String, Bool)) { (1, ("a", true)) }
    func join(_ pairs: [(Int, String)]) -> String { pairs.map { "\($0.0)\($0.1)" }.joined() }

    func later(_ date: Date, by days: Int) -> Date { date.addingTimeInterval(Double(days) * 86400) }
    func host(of url: URL) -> String { url.host ?? "none" }
    func same(_ id: UUID) -> UUID { id }
    func size(of data: Data) -> Int { data.count }
    func cost(_ price: Decimal, times count: Int) -> Decimal { price * Decimal(count) }
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + 1, y: point.y) }
    func pause(_ duration: Duration) -> Duration { duration * 2 }

    func width(of range: ClosedRange<Int>) -> Int { range.count }
    func end(of range: Range<Double>) -> Double { range.upperBound }
    func evens() -> Range<Int> { 0..<3 }

    func swapThem(_ first: inout Int, _ second: inout Int) { (first, second) = (second, first) }
    func grow(_ tally: inout Tally, by count: Int) -> Int {
        tally.count += count
        return tally.count
    }
    func add(_ text: String, to list: inout [String]) { list.append(text) }

    func make(_ type: any Shape.Type) -> any Shape { type.init() }
    func make<T: Shape>(one type: T.Type) -> T { T() }

    func run(_ steps: [(Int) -> Int], on start: Int) -> Int { steps.reduce(start) { $1($0) } }
    func chosen(_ main: ((Int) -> Int)?, _ others: [String: (Int) -> Int]) -> Int {
        (main?(1) ?? 0) + others.values.reduce(0) { $0 + $1(2) }
    }
    func fire() -> [String] { handlers.map { $0(7) } }
    func fold(_ start: Tally, _ step: (inout Tally, Int) -> Void) -> Tally {
        var tally = start
        for number in 1...3 { step(&tally, number) }
        return tally
    }
    func fetch(_ works: Bool) -> Result<Int, Outage> { works ? .success(3) : .failure(.power(hours: 2)) }
    func hours(of result: Result<Int, Outage>) -> Int {
        if case .failure(.power(let hours)) = result { hours } else { 0 }
    }
}
