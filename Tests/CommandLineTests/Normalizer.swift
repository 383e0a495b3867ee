import Foundation

/// Takes out of a command's output what changes from run to run and from machine to machine: folders, durations, and
/// what isolated the workers of a run; nothing else.
struct Normalizer {
    /// Folders with the names that stand for them, the innermost first.
    let places: [(path: String, name: String)]

    /// Returns the output as text.
    func callAsFunction(_ output: [UInt8]) -> String {
        var text = String(decoding: output, as: UTF8.self)
        for (path, name) in places { text = text.replacingOccurrences(of: path, with: name) }
        text = text.replacing(matches: #"in (?:\d+ ms|\d+\.\d s)(?=\n|\u001B)"#, with: "in [time]")
        text = text.replacing(matches: #"用时 (?:\d+ ms|\d+\.\d s)(?=\n|\u001B)"#, with: "用时 [time]")
        text = text.replacing(
            matches: #""milliseconds":\d+(?:\.\d+)?(?:e-?\d+)?"#, with: "\"milliseconds\":[time]")
        return Normalizer.withoutIsolation(text)
    }

    /// What reports of runs say of the machine's isolation; what those of gradings say is cut by their cases.
    private static let isolation = [
        #","environment":\{"extra":\{"isolation":[^\n]*\]\}\}\}"#,
        #","isolation":\{"level":"[a-z]+","layers":\[[^\]\n]*\],"missing":\[[^\]\n]*\]\}"#,
        #"<testsuite name="isolation"[^>]*>\n +<properties>\n(?: +<property [^\n]*\n)+ +</properties>\n</testsuite>\n"#,
        #"# isolation: [^\n]*\n"#,
        #"<footer class="faint">isolation: [^\n]*</footer>\n"#,
        #"\nisolation: [a-z]+ \([^\n]*\n"#,
        #"warning: isolation is only [^\n]*\n"#,
    ]

    private static func withoutIsolation(_ text: String) -> String {
        isolation.reduce(text) { $0.replacing(matches: $1, with: "") }
    }
}

extension String {
    /// Replaces what a regular expression of Foundation matches: Swift's own take a hundred times as long, which was a
    /// third of the time of all tests.
    func replacing(matches pattern: String, with text: String) -> String {
        replacingOccurrences(of: pattern, with: text, options: .regularExpression)
    }
}
