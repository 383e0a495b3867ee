/// The seconds since 1970 of a date as people and Swift write it: `2024-05-01`, `2024-05-01T10:30:00Z`,
/// `2024-05-01 10:30:00 +0200`.
public func seconds(ofDate text: String) throws -> Double {
    var reader = DateReader(rest: Substring(text))
    guard let seconds = reader.seconds(), reader.rest.isEmpty else {
        throw RefusalError.contract(
            "'\(text)' is no date: write it as 2024-05-01 or 2024-05-01T10:30:00Z")
    }
    return seconds
}

/// Reads the parts of a date from the left.
private struct DateReader {
    var rest: Substring

    mutating func seconds() -> Double? {
        guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2),
            (1...12).contains(month), (1...Self.days(in: month, year)).contains(day)
        else { return nil }
        let days = Double(Self.days(before: year, month) + day - 1)
        if rest.isEmpty { return days * 86400 }
        guard take("T") || take(" "), let hour = number(2), hour < 24, take(":"), let minute = number(2),
            minute < 60
        else { return nil }
        var second = 0.0
        if take(":") {
            guard let whole = number(2), whole < 60, let part = fraction() else { return nil }
            second = Double(whole) + part
        }
        guard let offset = offset() else { return nil }
        return days * 86400 + Double(hour * 3600 + minute * 60 - offset) + second
    }

    private mutating func take(_ mark: Character) -> Bool {
        guard rest.first == mark else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func number(_ digits: Int) -> Int? {
        let text = rest.prefix(digits)
        guard text.count == digits, text.allSatisfy(\.isNumber), let number = Int(text) else { return nil }
        rest.removeFirst(digits)
        return number
    }

    private mutating func fraction() -> Double? {
        guard take(".") else { return 0 }
        let digits = rest.prefix { $0.isNumber }
        rest.removeFirst(digits.count)
        return Double("0.\(digits)")
    }

    /// The seconds east of Greenwich; none are written where the date is Greenwich's.
    private mutating func offset() -> Int? {
        if rest.isEmpty || take("Z") { return 0 }
        _ = take(" ")
        let sign = take("-") ? -1 : 1
        guard sign < 0 || take("+"), let hours = number(2) else { return nil }
        _ = take(":")
        guard let minutes = number(2) else { return nil }
        return sign * (hours * 3600 + minutes * 60)
    }

    private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    private static func days(in month: Int, _ year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// The days from the beginning of 1970 to that of a month.
    private static func days(before year: Int, _ month: Int) -> Int {
        let past = year - 1
        let leaps = past / 4 - past / 100 + past / 400 - (1969 / 4 - 1969 / 100 + 1969 / 400)
        return (year - 1970) * 365 + leaps + (1..<month).reduce(0) { $0 + days(in: $1, year) }
    }
}
