import KataDiagnostics
public import KataResults
import KataText

/// The report for TAP harnesses: version 14, a point for each scenario with what went wrong as YAML.
///
/// A point is written when its kata is over, the plan at the end. After a kill the plan is missing, which every
/// harness takes for a failure. What a solution wrote stands in the YAML alone, so it cannot be taken for a point.
public struct TAPReport: Report {
    private var cases = TestCases()
    private var count = 0

    /// Makes a report.
    public init() {}

    public func begin(count: Int) -> String { "TAP version 14\n" }

    public mutating func add(_ kata: KataResult) -> String {
        cases.cases(of: kata).map { point($0) }.joined()
    }

    public func end(_ summary: RunSummary) -> String {
        let obstacle = SummaryWords(summary).obstacle
        let isolation = summary.isolation.map { "# isolation: \($0.words.visible)\n" } ?? ""
        return isolation + "1..\(count)\n" + (obstacle.map { "Bail out! \($0)\n" } ?? "")
    }

    private mutating func point(_ item: TestCase) -> String {
        count += 1
        let start = "\(count) - \(item.name.escapedForTAP)"
        return switch item.verdict.outcome {
        case .passed: "ok \(start)\n"
        case .skipped: "ok \(start) # SKIP \(item.whySkipped.escapedForTAP)\n"
        case .failed, .broken: "not ok \(start)\n" + diagnostics(item)
        }
    }

    private func diagnostics(_ item: TestCase) -> String {
        var lines = [
            "message: \(YAMLText.quoted(item.sentence))",
            "severity: \(item.verdict.outcome == .failed ? "fail" : "error")",
            "verdict: \(item.verdict.rawValue)",
            "at:", "  file: \(YAMLText.quoted(item.kata.source.path))",
        ]
        if let position = item.place?.position {
            lines += ["  line: \(position.line)", "  column: \(position.column)"]
        }
        if !item.text.isEmpty { lines += ["report: |"] + YAMLText.block(item.text).map { "  \($0)" } }
        return "  ---\n" + lines.map { "  \($0)\n" }.joined() + "  ...\n"
    }
}

extension String {
    /// The text with what TAP takes for the beginning of a directive escaped.
    fileprivate var escapedForTAP: String {
        var result = ""
        for scalar in unicodeScalars {
            if scalar == "#" || scalar == "\\" { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
