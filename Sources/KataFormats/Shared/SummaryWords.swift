public import KataResults
import KataText

/// The end of a run in words: how many katas with which verdict, how many scenarios, how long.
struct SummaryWords {
    /// The katas by verdict: "3 katas: 2 passed, 1 failed".
    let katas: String
    /// The number of scenarios; nil where none ran.
    let scenarios: String?
    /// How long it took: "12 ms".
    let duration: String
    /// What kept the run from judging all that it should: nothing was selected, or it was interrupted.
    let obstacle: String?

    /// Makes the words of a summary for a reader of a language.
    init(_ summary: RunSummary, in language: ReaderLanguage = .english) {
        katas = language(
            SummaryWords.parts(summary.katas, summary.kataCount, "kata", "katas"),
            SummaryWords.chineseParts(summary.katas, summary.kataCount))
        let count = summary.scenarios.values.reduce(0, +)
        scenarios =
            count > 0 ? language(count.counted("scenario"), "\(count) 个场景") : nil
        duration = SummaryWords.time(summary.duration)
        obstacle =
            summary.isInterrupted
            ? language("interrupted", "已中断")
            : summary.kataCount == 0 ? language("nothing was selected", "没有选中任何 kata") : nil
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

    private static func chineseParts(_ counts: [Verdict: Int], _ total: Int) -> String {
        let words = Verdict.allCases.compactMap { verdict in
            counts[verdict].map { "\($0) 个\(verdict.chineseName)" }
        }
        return "\(total) 个 kata" + (words.isEmpty ? "" : "：\(words.joined(separator: "，"))")
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

    /// The verdict in Chinese; the English word is its raw value.
    public var chineseName: String {
        switch self {
        case .passed: "通过"
        case .skipped: "跳过"
        case .invalid: "题目有误"
        case .error: "无法评判"
        case .failed: "未通过"
        case .threw: "抛出错误"
        case .crashed: "崩溃"
        case .limit: "超出限制"
        case .contract: "不合要求"
        case .build: "无法编译"
        case .policy: "违反协议"
        }
    }
}

extension KataResult {
    /// How many scenarios passed: "5 of 12 scenarios"; nil where there is at most one.
    var scenarioCounts: String? { scenarioCounts(in: .english) }

    /// How many scenarios passed, for a reader of a language.
    func scenarioCounts(in language: ReaderLanguage) -> String? {
        guard scenarios.count > 1 else { return nil }
        let total = scenarios.count
        let passed = scenarios.count { $0.verdict == .passed }
        return passed == total
            ? language("\(passed) scenarios", "\(passed) 个场景")
            : language("\(passed) of \(total) scenarios", "\(total) 个场景中通过 \(passed) 个")
    }
}
