import KataJudging
import KataLearning
import KataResults
import Synchronization

/// What is written down of a run: a learner's progress, and which katas did not pass.
final class RunRecords: Sendable {
    private let progress: ProgressRecorder?
    private let failures: FailureRecord?
    private let notesFailures: Bool
    private let fault = Mutex<ProgressError?>(nil)

    /// Makes records of a solution; nil stands for the modules' references.
    ///
    /// - Parameters:
    ///   - ofMutant: Whether a wrong solution runs, which has no past.
    ///   - ofWhole: Whether every scenario runs; only a whole kata counts as solved.
    init(_ environment: KataEnvironment, solution: String?, ofMutant: Bool, ofWhole: Bool) {
        failures = ofMutant ? nil : environment.failuresFile.map { FailureRecord($0, solution: solution) }
        progress = ofWhole ? ProgressRecorder(environment, solution: solution) : nil
        notesFailures = ofWhole
    }

    /// Tells whether a kata did not pass when it ran last.
    func failed(_ kata: String) -> Bool { failures?.contains(kata) ?? false }

    /// Notes what came of a kata.
    func note(_ kata: KataResult) {
        if let problem = progress?.note(kata) { fault.withLock { $0 = problem } }
        if notesFailures { failures?.note(kata) }
    }

    /// Writes the records, and says what could not be written.
    func save() {
        failures?.save()
        if let fault = fault.withLock({ $0 }) { Output.complain { $0.sentence(for: fault) } }
    }
}
