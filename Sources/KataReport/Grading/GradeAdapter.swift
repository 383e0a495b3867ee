import KataDiagnostics
import KataTranscript

/// Writes a grading in a format made for runs: each kata of each submission is a kata of the run.
public struct GradeAdapter: GradeFormat {
    private var format: any ReportFormat
    private var summary = RunSummary()
    private var isAlone = false
    private let namesEveryScenario: Bool

    /// Wraps a format.
    ///
    /// - Parameter namesEveryScenario: Tells whether a kata that could not be judged still counts as all its scenarios:
    ///   who follows tests by their names over many reports wants them to be the same in each.
    public init(_ format: any ReportFormat, namesEveryScenario: Bool = false) {
        self.format = format
        self.namesEveryScenario = namesEveryScenario
    }

    /// Returns the part of the document that an event adds.
    public mutating func text(for event: GradeEvent) -> String {
        switch event {
        case .started(let count):
            isAlone = count == 1
            return format.text(for: .started(kataCount: count))
        case .finished(let submission):
            return submission.katas(named: !isAlone, withEveryScenario: namesEveryScenario).map { kata in
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
    func katas(named isNamed: Bool, withEveryScenario: Bool = false) -> [KataResult] {
        guard let grade else {
            let file = SourceFile(path: name, bytes: [])
            return [
                KataResult(
                    id: name, title: name, module: "", source: file,
                    finding: .machine(obstacle ?? "there is no result"))
            ]
        }
        return grade.katas.map { kata in
            let isWhole = kata.finding == nil || withEveryScenario
            return KataResult(
                id: isNamed ? "\(name) / \(kata.id)" : kata.id, title: kata.title, module: kata.module,
                source: SourceFile(path: kata.id + ".yaml", bytes: []),
                scenarios: isWhole ? kata.results : [],
                finding: isWhole ? nil : kata.finding.map { .recorded($0) })
        }
    }
}

extension KataGrade {
    /// The scenarios as a run would have left them; what kept the kata from being judged is told at length by the first.
    fileprivate var results: [ScenarioResult] {
        guard let finding else { return scenarios.map(\.result) }
        let first = scenarios.firstIndex { !$0.isHidden }
        return scenarios.enumerated().map { index, scenario in
            var scenario = scenario
            if !scenario.isHidden { scenario.findings = [index == first ? finding : finding.withoutDetails] }
            return scenario.result
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
