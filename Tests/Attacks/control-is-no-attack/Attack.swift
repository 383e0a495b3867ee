import Dispatch
import Foundation

/// A program that deserves to pass: it uses what solutions use.
public class Target {
    public init() {}

    struct Order: Codable, Equatable {
        var dish: String
        var count: Int
    }

    public func attack() async throws {
        let sum = await withTaskGroup(of: Int.self) { group in
            for number in 1...64 { group.addTask { number } }
            return await group.reduce(0, +)
        }
        check(sum == 2080, "task group")
        let queue = DispatchQueue(label: "queue", attributes: .concurrent)
        let group = DispatchGroup()
        let lock = NSLock()
        nonisolated(unsafe) var count = 0
        for _ in 0..<16 { queue.async(group: group) { lock.withLock { count += 1 } } }
        group.wait()
        check(count == 16, "dispatch")
        try await Task.sleep(for: .milliseconds(5))
        let order = Order(dish: "羊肉串", count: 3)
        let data = try JSONEncoder().encode(order)
        check(try JSONDecoder().decode(Order.self, from: data) == order, "JSON")
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try TimeZone(identifier: "Asia/Shanghai").orThrow()
        let date = Date(timeIntervalSince1970: 0)
        check(calendar.component(.hour, from: date) == 8, "calendar")
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = calendar.timeZone
        formatter.dateFormat = "yyyy-MM-dd"
        check(formatter.string(from: date) == "1970-01-01", "formatter")
        check("2 eggs".firstMatch(of: try Regex("[0-9]+ eggs")) != nil, "regex")
        let expression = try NSRegularExpression(pattern: "a+")
        check(
            expression.numberOfMatches(in: "aa b a", range: NSRange(location: 0, length: 6)) == 2,
            "expression")
        check(UUID() != UUID(), "random")
        check(ProcessInfo.processInfo.activeProcessorCount > 0, "processors")
        check(CommandLine.arguments.count > 0, "arguments")
    }

    private func check(_ holds: Bool, _ what: String) {
        if !holds { print(what, "is wrong") }
    }

    public func answer() { print("answered") }
}

extension Optional {
    struct Nothing: Error {}

    func orThrow() throws -> Wrapped {
        guard let self else { throw Nothing() }
        return self
    }
}
