import Foundation

enum Failure: LocalizedError {
    case broken(String)
    var errorDescription: String? {
        switch self {
        case .broken(let part): return "the \(part) is broken"
        }
    }
}

final class Machine {
    func run() throws { throw Failure.broken("belt") }
    func other() throws { throw NSError(domain: "kata", code: 3) }
    func date() -> Date { Date(timeIntervalSince1970: 0) }
    func later(_ date: Date) -> Double { date.timeIntervalSince1970 + 1 }
    func format(_ x: Double) -> String { String(format: "%.2f", x) }
}
