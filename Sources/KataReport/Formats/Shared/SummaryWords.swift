/// The end of a run in words: how many katas with which verdict, how many scenarios, how long.
struct SummaryWords {
    /// The katas by verdict: "3 katas: 2 passed, 1 failed".
    let katas: String
    /// The number of scenarios; nil where none ran.
    let scenarios: String?
    /// How long it took: "12 ms".
    let duration: String
    /// What kept the run from judging all that it should: nothing was selected, or somebody interrupted it.
    let obstacle: String?

    /// Makes the words of a summary.
    init(_ summary: RunSummary) {
        katas = SummaryWords.parts(summary.katas, summary.kataCount, "kata", "katas")
        let count = summary.scenarios.values.reduce(0, +)
        scenarios = count > 0 ? "\(count) scenario\(count == 1 ? "" : "s")" : nil
        duration = SummaryWords.time(summary.duration)
        obstacle =
            summary.isInterrupted
            ? "interrupted" : summary.kataCount == 0 ? "nothing was selected" : nil
    }

    /// Returns a duration of that many nanoseconds for people.
    static func time(_ nanoseconds: Int) -> String {
        let milliseconds = (nanoseconds + 500_000) / 1_000_000
        if milliseconds < 1000 { return "\(milliseconds) ms" }
        return "\(milliseconds / 1000).\(milliseconds % 1000 / 100) s"
    }

    /// Returns a total and how many have which verdict: "3 katas: 2 passed, 1 failed".
    static func parts(_ counts: [Verdict: Int], _ total: Int, _ one: String, _ many: String) -> String {
        let words = Verdict.allCases.compactMap { verdict in
            counts[verdict].map { "\($0) \(verdict.rawValue)" }
        }
        let start = "\(total) \(total == 1 ? one : many)"
        return words.isEmpty ? start : "\(start): \(words.joined(separator: ", "))"
    }
}

extension Verdict {
    /// The sign that stands for the verdict.
    var mark: String {
        switch self {
        case .passed: "✓"
        case .skipped: "–"
        case .invalid, .error: "‼"
        case .failed, .threw, .crashed, .limit, .contract, .build, .policy: "✗"
        }
    }
}

extension KataResult {
    /// How many scenarios passed: "5 of 12 scenarios"; nil where there is at most one.
    var scenarioCounts: String? {
        guard scenarios.count > 1 else { return nil }
        let passed = scenarios.count { $0.verdict == .passed }
        return passed == scenarios.count
            ? "\(passed) scenarios" : "\(passed) of \(scenarios.count) scenarios"
    }
}
