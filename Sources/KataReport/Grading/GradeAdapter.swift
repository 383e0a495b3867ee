import KataDiagnostics
import KataTranscript

/// Writes a grading in a format made for runs: each kata of each submission is a kata of the run.
public struct GradeAdapter: GradeFormat {
    private var format: any ReportFormat
    private var summary = RunSummary()
    private var isAlone = false

    /// Wraps a format.
    public init(_ format: any ReportFormat) { self.format = format }

    /// Returns the part of the document that an event adds.
    public mutating func text(for event: GradeEvent) -> String {
        switch event {
        case .started(let count):
            isAlone = count == 1
            return format.text(for: .started(kataCount: count))
        case .finished(let submission):
            return submission.katas(named: !isAlone).map { kata in
                summary.add(kata)
                return format.text(for: .finished(kata))
            }.joined()
        case .ended(let ending):
            summary.isInterrupted = ending.isInterrupted
            summary.isolation = ending.isolationReport
            return format.text(for: .ended(summary))
        }
    }
}

extension GradedSubmission {
    /// The submission's katas as a run would have left them; `named` ones carry the submission's name in their id.
    func katas(named isNamed: Bool) -> [KataResult] {
        guard let grade else {
            let file = SourceFile(path: name, bytes: [])
            return [
                KataResult(
                    id: name, title: name, module: "", source: file,
                    finding: .machine(obstacle ?? "there is no result"))
            ]
        }
        return grade.katas.map { kata in
            KataResult(
                id: isNamed ? "\(name) / \(kata.id)" : kata.id, title: kata.title, module: kata.module,
                source: SourceFile(path: kata.id + ".yaml", bytes: []),
                scenarios: kata.finding == nil ? kata.scenarios.map(\.result) : [],
                finding: kata.finding.map { .recorded($0) })
        }
    }
}

extension ScenarioGrade {
    /// The scenario as a run would have left it.
    fileprivate var result: ScenarioResult {
        var result = ScenarioResult(
            name: name, points: maximum, isHidden: isHidden,
            findings: shownFindings.map { .recorded($0) },
            transcript: shown.log.map { Transcript(lines: $0.allLines) }, duration: 0)
        result.verdict = verdict
        return result
    }
}
