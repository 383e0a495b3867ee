import KataDiagnostics
public import KataResults
import KataTranscript

/// Writes a grading in a format made for runs: each kata of each submission is a kata of the run.
public struct GradeAdapter: Report {
    private var format: any Report<KataResult, RunSummary>
    private var summary = RunSummary()
    private var isAlone = false
    private let namesEveryScenario: Bool

    /// Wraps a format.
    ///
    /// - Parameter namesEveryScenario: Tells whether a kata that could not be judged still counts as all its scenarios:
    ///   who follows tests by their names over many reports wants them to be the same in each.
    public init(_ format: any Report<KataResult, RunSummary>, namesEveryScenario: Bool = false) {
        self.format = format
        self.namesEveryScenario = namesEveryScenario
    }

    public mutating func begin(count: Int) -> String {
        isAlone = count == 1
        return format.begin(count: count)
    }

    public mutating func add(_ submission: GradedSubmission) -> String {
        submission.katas(named: !isAlone, withEveryScenario: namesEveryScenario).map { kata in
            summary.add(kata)
            return format.add(kata)
        }.joined()
    }

    public mutating func end(_ ending: GradeSummary) -> String {
        summary.isInterrupted = ending.isInterrupted
        summary.isolation = ending.isolationReport
        return format.end(summary)
    }
}

extension GradedSubmission {
    /// The submission's katas; `named` ones carry the submission's name in their id.
    func katas(named isNamed: Bool, withEveryScenario: Bool = false) -> [KataResult] {
        if isAbsent { return [] }
        guard let grade else {
            let file = SourceFile(path: name, bytes: [])
            return [
                KataResult(
                    id: name, title: name, module: "", source: file,
                    finding: .machine(obstacle ?? "there is no result"))
            ]
        }
        return grade.katas.map { kata in
            var kata = kata.finding == nil ? kata : withEveryScenario ? kata.toldByScenarios : kata.alone
            if isNamed { kata.id = "\(name) / \(kata.id)" }
            for place in kata.shownFindings.compactMap(\.placeInSolution) {
                kata.sources[place.file] = path(of: place.file)
            }
            return kata
        }
    }
}

extension GradedSubmission {
    /// The path of one of the submission's files where it was collected; nil where that folder is not known.
    func path(of file: String) -> String? {
        guard var folder else { return nil }
        while folder.hasPrefix("./") { folder.removeFirst(2) }
        while folder.hasSuffix("/") { folder.removeLast() }
        return folder == "." || folder.isEmpty ? file : "\(folder)/\(file)"
    }
}

extension KataResult {
    /// What is told of the kata and of its open scenarios.
    fileprivate var shownFindings: [Finding] {
        (finding.map { [$0] } ?? []) + scenarios.filter { !$0.isHidden }.flatMap(\.findings)
    }

    /// The kata without scenarios, where it could not be judged.
    fileprivate var alone: KataResult {
        var kata = self
        kata.scenarios = []
        return kata
    }

    /// The kata whose first open scenario tells at length why it could not be judged, the others in a sentence.
    fileprivate var toldByScenarios: KataResult {
        guard let finding else { return self }
        var kata = self
        kata.finding = nil
        let first = scenarios.firstIndex { !$0.isHidden }
        for index in scenarios.indices where !scenarios[index].isHidden {
            kata.scenarios[index].findings = [
                index == first ? finding : .told(finding.sentence, verdict: finding.verdict)
            ]
        }
        return kata
    }
}
