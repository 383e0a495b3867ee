import KataDiagnostics
public import KataResults
import KataText
import KataTranscript

/// The report in the Common Test Report Format, version 1.0.0: one JSON document.
///
/// Tests are written as their katas are over, the summary at the end. After a kill the document is cut behind its last
/// test; with `],"summary":{…}}}` it is whole again.
public struct CTRFReport: Report {
    private let origin: ReportOrigin
    private var cases = TestCases()
    private var counts = CTRFCounts()
    private var frame: JSONFrame

    /// Makes a report.
    public init(origin: ReportOrigin) {
        self.origin = origin
        let tool = JSON.members(["name": "kata", "version": .string(origin.version)])
        frame = JSONFrame(
            .members(["tool": tool]), list: "tests",
            within: (
                .members(["reportFormat": "CTRF", "specVersion": "1.0.0", "generatedBy": "kata"]), "results"
            ))
    }

    public func begin(count: Int) -> String { frame.begin() }

    public mutating func add(_ kata: KataResult) -> String {
        cases.cases(of: kata).map { add($0.ctrf, $0.verdict) }.joined()
    }

    public mutating func end(_ summary: RunSummary) -> String {
        let obstacle = SummaryWords(summary).obstacle.map { words in
            let test = JSON.members([
                "name": "kata run", "status": "failed", "duration": 0, "message": .string(words),
                "rawStatus": "error",
            ])
            return add(test, .error)
        }
        let stop = origin.start + summary.duration / 1_000_000
        let total = counts.json(start: origin.start, stop: stop, suites: summary.kataCount)
        let environment = summary.isolation.map { isolation in
            JSON.members(["extra": .members(["isolation": isolation.json])])
        }
        return (obstacle ?? "") + frame.end(total, ["environment": environment])
    }

    private mutating func add(_ test: JSON, _ verdict: Verdict) -> String {
        counts.add(verdict)
        return frame.add(test)
    }
}

/// How many tests have which status.
private struct CTRFCounts {
    private var counts: [String: Int] = [:]

    mutating func add(_ verdict: Verdict) { counts[verdict.ctrfStatus, default: 0] += 1 }

    func json(start: Int, stop: Int, suites: Int) -> JSON {
        func count(_ status: String) -> JSON { .integer(Int64(counts[status] ?? 0)) }
        return .members([
            "tests": .integer(Int64(counts.values.reduce(0, +))), "passed": count("passed"),
            "failed": count("failed"), "skipped": count("skipped"), "pending": count("pending"),
            "other": count("other"), "suites": .integer(Int64(suites)), "start": .integer(Int64(start)),
            "stop": .integer(Int64(stop)),
        ])
    }
}

extension Verdict {
    fileprivate var ctrfStatus: String {
        switch outcome {
        case .passed: "passed"
        case .failed, .broken: "failed"
        case .skipped: "skipped"
        }
    }
}

extension TestCase {
    /// How many commands of a case are written out.
    private static let shownSteps = 100

    fileprivate var ctrf: JSON {
        let isGood = verdict == .passed || verdict == .skipped
        let log = ShownLog(scenario?.transcript).allLines
        let errors = scenario?.errorLines ?? []
        return .members([
            "name": .string(name), "status": .string(verdict.ctrfStatus),
            "duration": .integer(Int64(duration / 1_000_000)), "suite": .array([.string(kata.id)]),
            "message": isGood ? nil : .string(sentence.visible), "trace": isGood ? nil : .string(text),
            "line": place.map { .integer(Int64($0.position.line)) }, "rawStatus": .string(verdict.rawValue),
            "filePath": .string(kata.source.path),
            "stdout": log.isEmpty ? nil : .array(log.map(JSON.string)),
            "stderr": errors.isEmpty ? nil : .array(errors.prefix(200).map { .string($0.visible) }),
            "steps": isGood ? nil : steps, "extra": extra,
        ])
    }

    /// The commands that ran, the one to blame marked.
    private var steps: JSON? {
        guard let commands = scenario?.transcript?.commands, !commands.isEmpty else { return nil }
        let blamed = findings.compactMap(\.description.place)
        return .array(
            commands.prefix(TestCase.shownSteps).map { command in
                let place = Place(command.range, turns: command.turns, in: kata.source)
                let isBlamed = blamed.contains {
                    $0.turns == command.turns && command.range.start <= $0.range.start
                        && $0.range.start < command.range.end
                }
                return .members([
                    "name": .string("\(place.words): \(place.source)"),
                    "status": isBlamed ? "failed" : "passed",
                ])
            })
    }

    private var extra: JSON {
        .members([
            "kata": .string(kata.id), "title": .string(kata.title), "module": .string(kata.module),
            "parameters": scenario.flatMap(\.parametersJSON),
            "points": scenario.map { .integer(Int64($0.maximum)) },
            "hidden": scenario.flatMap { $0.isHidden ? true : nil },
            "findings": findings.isEmpty
                ? nil : .array(findings.prefix(TestCase.shownFindings).map { $0.json(in: kata.source) }),
        ])
    }
}
