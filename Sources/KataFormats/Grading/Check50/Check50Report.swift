import KataDiagnostics
public import KataResults
import KataText
import KataTranscript

/// The report for tools of check50: its JSON about one submission, with a check for each scenario.
///
/// Source: cs50/check50, check50/_api.py and docs/source/json_specification.rst.
public struct Check50Report: Report {
    public typealias Ending = GradeSummary

    private let version: String

    /// Makes a report by that version of kata.
    public init(version: String) { self.version = version }

    public func add(_ submission: GradedSubmission) -> String {
        if submission.isAbsent { return "" }
        var members: [JSON.Member] = [JSON.Member("slug", .string(submission.name.visible))]
        if let grade = submission.judged {
            members.append(JSON.Member("results", .array(grade.cases.map(result))))
        } else {
            let words = submission.fault.visibleLines()
            members.append(
                JSON.Member(
                    "error",
                    .members([
                        "type": "InternalError", "value": .string(words), "traceback": .array([]),
                        "data": .object([]),
                    ])))
        }
        members.append(JSON.Member("version", .string(version)))
        return JSON.object(members).shownText + "\n"
    }

    private func result(of item: GradedCase) -> JSON {
        let output = item.output
        let log = output.isEmpty ? [] : output.split(separator: "\n", omittingEmptySubsequences: false)
        let parting = item.findings.first?.difference?.parting
        return .members([
            "name": .string(item.number), "description": .string(item.name),
            // A check of a kata that could not be judged was not made.
            "passed": item.kata.finding == nil ? .bool(item.verdict == .passed) : .null,
            "log": .array(log.map { .string(String($0)) }),
            "cause": item.verdict == .passed
                ? .null
                : .members([
                    "rationale": .string(item.findings.first?.sentence.visibleLines() ?? item.text),
                    "help": item.findings.isEmpty ? nil : .string(item.text),
                    "expected": parting?.expected.map { .string($0.visible) },
                    "actual": parting?.written.map { .string($0.visible) },
                ]),
            "data": .members([
                "points": .integer(Int64(item.points)), "maximum": .integer(Int64(item.maximum)),
                "verdict": .string(item.verdict.rawValue),
            ]), "dependency": .null,
        ])
    }
}
