import KataDiagnostics
import Synchronization

/// The compiled regular expressions of an expectation: the one place where Swift's `Regex`, which is not `Sendable`, lives.
///
/// Only one thread uses a library at a time; a supervisor on another thread reads its `progress`.
final class RegexLibrary {
    /// A compiled expression with the names of its groups.
    private struct Compiled {
        let regex: Regex<AnyRegexOutput>
        let names: [String]
        let source: String
        let range: SourceRange
    }

    /// Says which match is running.
    let progress = MatchProgress()
    private var compiled: [Compiled] = []
    /// By the source's bytes: strings would take two forms of one character for the same.
    private var numbers: [[UInt8]: Int] = [:]

    /// Returns the number of an expression, which is compiled when it is met first; throws what Swift says.
    ///
    /// - Parameter range: Where the expression stands.
    func number(of source: String, at range: SourceRange) throws -> Int {
        if let known = numbers[Array(source.utf8)] { return known }
        let regex = try Regex(source).matchingSemantics(.unicodeScalar)
        compiled.append(
            Compiled(
                regex: regex, names: RegexLibrary.groupNames(in: source), source: source, range: range))
        numbers[Array(source.utf8)] = compiled.count - 1
        return compiled.count - 1
    }

    /// Tells whether the expression fits a whole line.
    func matches(_ number: Int, _ line: String) -> Bool {
        progress.begin(compiled[number].source, at: compiled[number].range, line)
        defer { progress.end() }
        return (try? compiled[number].regex.wholeMatch(in: line)) != nil
    }

    /// Returns the named captures of the expression over a whole line; nil if it does not fit.
    func captures(_ number: Int, _ line: String) -> [(name: String, value: String)]? {
        progress.begin(compiled[number].source, at: compiled[number].range, line)
        defer { progress.end() }
        guard let match = try? compiled[number].regex.wholeMatch(in: line) else { return nil }
        return compiled[number].names.compactMap { name in
            match[name]?.substring.map { (name, String($0)) }
        }
    }

    /// Returns the names of the groups `(?<name>…)` and `(?P<name>…)` in an expression.
    static func groupNames(in source: String) -> [String] {
        var names: [String] = []
        let scalars = Array(source.unicodeScalars)
        var index = 0
        while index < scalars.count {
            if scalars[index] == "\\" {
                index += 2
                continue
            }
            if scalars[index] == "(", index + 2 < scalars.count, scalars[index + 1] == "?" {
                var start = index + 2
                if scalars[start] == "P" { start += 1 }
                if start < scalars.count, scalars[start] == "<",
                    let end = scalars[start...].firstIndex(of: ">"), end > start + 1,
                    scalars[start + 1] != "=", scalars[start + 1] != "!"
                {
                    names.append(String(String.UnicodeScalarView(scalars[(start + 1)..<end])))
                    index = end
                }
            }
            index += 1
        }
        return names
    }

    /// Returns an expression that fits exactly `text`, wherever it is put.
    static func quoted(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar.isASCII, !scalar.properties.isAlphabetic, scalar.properties.numericType == nil {
                result += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

/// Says which match of a regular expression is running; one thread writes, another reads.
final class MatchProgress: Sendable {
    /// A match that is running.
    struct Running {
        /// Counts the matches, so that two looks can tell whether it is still the same.
        var serial: Int
        /// The expression.
        var source: String
        /// Where it stands.
        var range: SourceRange
        /// The line.
        var line: String
    }

    private let state = Mutex<(running: Running?, serial: Int)>((nil, 0))

    /// The match that is running now, if any.
    var running: Running? { state.withLock { $0.running } }

    /// Says that a match begins.
    func begin(_ source: String, at range: SourceRange, _ line: String) {
        state.withLock {
            $0.serial += 1
            $0.running = Running(serial: $0.serial, source: source, range: range, line: line)
        }
    }

    /// Says that the match is over.
    func end() { state.withLock { $0.running = nil } }
}
