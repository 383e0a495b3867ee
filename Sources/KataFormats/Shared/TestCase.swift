import KataDiagnostics
import KataResults
import KataText
import KataTranscript

/// What reports of test results count: a run of a scenario, or a kata that could not be judged at all.
struct TestCase {
    /// A name that no other case of the report has, everything in it visible: `lamp / left on`.
    let name: String
    /// The kata.
    let kata: KataResult
    /// The scenario; nil for a kata that could not be judged.
    let scenario: ScenarioResult?
    /// What came of it.
    let verdict: Verdict
    /// Why it did not pass, the most telling first.
    let findings: [Finding]

    /// How long it took, in nanoseconds.
    var duration: Int { scenario?.duration ?? 0 }
    /// Where it went wrong in the kata file.
    var place: Place? { findings.lazy.compactMap(\.description.place).first }
    /// Where it went wrong: in the solution where that is known, or else in the kata file.
    var span: SourceSpan {
        kata.span(findings.first?.placeInSolution) ?? place.map { SourceSpan($0, in: kata.source) }
            ?? SourceSpan(path: kata.source.path, line: 1, column: 1)
    }
    /// Why it was not run, in one sentence.
    var whySkipped: String { findings.isEmpty ? "an earlier one did not pass" : sentence }

    /// What happened, in one sentence; the verdict where there is no more to say.
    var sentence: String { findings.first?.description.sentence ?? verdict.rawValue }

    /// All reasons at length, as a terminal would show them without colours; lines begin at the margin.
    var text: String {
        let writer = FindingText(style: .plain, file: kata.source, margin: 0)
        let shown = findings.prefix(TestCase.shownFindings).map { writer.text($0) }
        let rest = findings.count - shown.count
        let more = rest > 0 ? "+\(rest) more \(rest == 1 ? "finding" : "findings")" : ""
        let row = scenario.map { $0.rowText.isEmpty || findings.isEmpty ? "" : "with \($0.rowText)\n" } ?? ""
        return (row + shown.joined() + more).withoutEndingBreaks
    }

    /// How many findings of a case are written out; there can be one for each turn of a loop.
    static let shownFindings = 10
}

/// Makes cases of results, with names that are the same in every run and never twice in a report.
struct TestCases {
    private var counts: [String: Int] = [:]

    /// Returns the cases of a kata.
    mutating func cases(of kata: KataResult) -> [TestCase] {
        if let finding = kata.wholeFinding {
            return [
                TestCase(
                    name: unique(kata.id.visible), kata: kata, scenario: nil, verdict: kata.verdict,
                    findings: [finding])
            ]
        }
        return kata.scenarios.map { scenario in
            let name = scenario.name == kata.id ? kata.id : "\(kata.id) / \(scenario.name)"
            return TestCase(
                name: unique(name.visible), kata: kata, scenario: scenario, verdict: scenario.verdict,
                findings: scenario.findings)
        }
    }

    private mutating func unique(_ name: String) -> String {
        counts[name, default: 0] += 1
        let count = counts[name, default: 1]
        return count == 1 ? name : unique("\(name) (\(count))")
    }
}

extension KataResult {
    /// What kept the kata as a whole from being judged, an invalid file included.
    var wholeFinding: Finding? {
        if let finding { return finding }
        let errors = diagnostics.filter(\.isError)
        return errors.isEmpty ? nil : .diagnostics(errors)
    }

    /// Returns the place in a file of the solution by the path that the user knows; nil where the file is not at hand.
    func span(_ place: DeclarationPlace?) -> SourceSpan? {
        guard let place, let path = sources[place.file] else { return nil }
        return SourceSpan(place, path: path)
    }

    /// How long its scenarios took together, in nanoseconds.
    var duration: Int { scenarios.reduce(0) { $0 + $1.duration } }
}

extension Verdict {
    /// What reports of test results call a verdict.
    enum Outcome {
        /// As expected.
        case passed
        /// Judged, and not as expected.
        case failed
        /// Not judged to the end.
        case broken
        /// Not run.
        case skipped
    }

    /// What reports of test results call it.
    var outcome: Outcome {
        switch self {
        case .passed: .passed
        case .failed, .threw: .failed
        case .crashed, .limit, .contract, .build, .policy, .invalid, .error: .broken
        case .skipped: .skipped
        }
    }
}
