import KataInterpreter
import KataModules
import KataStructure
import KataTranscript
import KataWorkers

/// The calls of a solution's scenarios, recorded with an instrumented copy when they are first asked for.
///
/// They are the same for every reading of the solution, so the scenarios are run for them once.
final class CallRecordings {
    private let module: PreparedModule
    private let scenarios: TrialScenarios

    init(_ module: PreparedModule, _ scenarios: TrialScenarios) {
        self.module = module
        self.scenarios = scenarios
    }

    /// The runs that passed, or why there is no copy; what does not pass in it tells nothing.
    private(set) lazy var recorded = record()

    /// Who was seen to call whom in all scenarios; nothing where calls cannot be recorded.
    var edges: CallEdges {
        var edges = CallEdges()
        guard case .success(let recordings) = recorded else { return edges }
        for step in recordings.flatMap(\.steps) { edges.add(step.calls) }
        return edges
    }

    private func record() -> Result<[RunRecording], CopyError> {
        module.trialCopy(.calls).map { copy in
            let workers = copy.makeWorkers(emptied: 0)
            defer { workers.shutdown() }
            return (0..<scenarios.count).compactMap { index in
                if scenarios.isOver { return nil }
                let outcome = scenarios.outcome(of: index, copy.module, workers, [.objects, .calls])
                guard outcome.findings.isEmpty, let recording = outcome.run?.recording, recording.hasCalls
                else { return nil }
                return recording
            }
        }
    }
}
