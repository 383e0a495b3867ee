import KataDiagnostics
public import KataResults
import KataText
import KataTranscript

/// The report for an Exercism track: a `results.json` of version 3 about one submission.
///
/// Source: exercism/docs, building/tooling/test-runners/interface.md and building/tooling/docker.md.
public struct ExercismReport: Report {
    public typealias Ending = GradeSummary

    /// How much of each text there is; the first limits that make the file small enough are taken.
    private struct Limits {
        var message: Int
        var output: Int
        var hasCode = true
    }

    /// How many bytes of a file the website takes.
    static let fileLimit = 500_000
    /// How many characters of a submission's message it takes, fewer where they are long.
    static let messageLimit = 65_535
    /// How many characters of a test's output it takes.
    static let outputLimit = 500

    private static let limits = [
        Limits(message: messageLimit, output: outputLimit), Limits(message: 8_000, output: outputLimit),
        Limits(message: 1_000, output: outputLimit), Limits(message: 200, output: 60, hasCode: false),
        Limits(message: 60, output: 0, hasCode: false),
    ]

    private let code: @Sendable (_ kata: String, _ scenario: String) -> String?

    /// Makes a report; `code` returns what a student may see of an open scenario's script.
    public init(code: @escaping @Sendable (_ kata: String, _ scenario: String) -> String? = { _, _ in nil }) {
        self.code = code
    }

    public func add(_ submission: GradedSubmission) -> String {
        if submission.isAbsent { return "" }
        guard let grade = submission.judged else {
            return error("kata could not grade this: \(submission.fault.visibleLines())")
        }
        // Nothing ran: there is no test to speak of.
        guard grade.katas.contains(where: { $0.finding == nil }) else { return error(grade.compilerWords) }
        let tests = grade.cases.map { ExercismTest($0, code: code) }
        for limits in ExercismReport.limits {
            let text = document(grade.verdict, tests, limits).shownText + "\n"
            if text.utf8.count <= ExercismReport.fileLimit { return text }
        }
        return error("the results are too long")
    }

    private func document(_ verdict: Verdict, _ tests: [ExercismTest], _ limits: Limits) -> JSON {
        .members([
            "version": 3, "status": .string(verdict == .passed ? "pass" : "fail"), "message": .null,
            "tests": .array(
                tests.map { test in
                    let output = limits.output == 0 ? "" : test.output.shortened(toUnits: limits.output)
                    let message = test.message?.shortened(toUnits: limits.message)
                    return .members([
                        "name": .string(test.name),
                        "test_code": limits.hasCode ? test.code.map(JSON.string) : nil,
                        "status": .string(test.status), "message": message.map(JSON.string) ?? .null,
                        "output": output.isEmpty ? nil : .string(output),
                    ])
                }),
        ])
    }

    private func error(_ message: String) -> String {
        let limit = ExercismReport.messageLimit
        let document = JSON.members([
            "version": 3, "status": "error",
            "message": .string(message.shortened(toUnits: limit, bytes: limit)), "tests": .array([]),
        ])
        return document.shownText + "\n"
    }
}

/// A scenario as Exercism shows it, no longer than any file may be.
private struct ExercismTest {
    let name: String
    let status: String
    /// Why it did not pass; nil where it passed.
    let message: String?
    let output: String
    /// What a student may see of the script.
    let code: String?

    init(_ item: GradedCase, code: (_ kata: String, _ scenario: String) -> String?) {
        name = item.name
        status = item.verdict.exercismStatus
        message = item.verdict == .passed ? nil : item.text.shortened(toUnits: ExercismReport.messageLimit)
        output = item.output.shortened(toUnits: ExercismReport.outputLimit)
        self.code = item.scenario.flatMap { $0.isHidden ? nil : code(item.kata.id, $0.name) }
    }
}

extension Verdict {
    /// What Exercism calls it; a test that was not judged to its end is an error.
    fileprivate var exercismStatus: String {
        switch outcome {
        case .passed: "pass"
        case .failed: "fail"
        case .broken, .skipped: "error"
        }
    }
}

extension SubmissionGrade {
    /// What kept everything from being judged: a compiler's own words where it wrote some.
    fileprivate var compilerWords: String {
        var texts: [String] = []
        for kata in katas {
            guard let finding = kata.finding else { continue }
            let output = finding.compilerOutput.map { $0.withSolutionPaths.visibleLines() } ?? ""
            let text = output.isEmpty ? finding.text(of: kata) : output
            // Katas of one module have one build.
            if !texts.contains(text) { texts.append(text) }
        }
        return texts.joined(separator: "\n").withoutEndingBreaks
    }
}

extension String {
    /// A compiler's output with the paths of diagnostics below `<solution-dir>`.
    fileprivate var withSolutionPaths: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let parts = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
            guard parts.count == 4, !parts[0].isEmpty, !parts[0].hasPrefix("<"), !parts[0].hasPrefix("/"),
                Int(parts[1]) != nil, Int(parts[2]) != nil
            else { return String(line) }
            return "<solution-dir>/\(line)"
        }.joined(separator: "\n")
    }
}
