import KataDiagnostics
import KataDiff
import KataInterpreter
import KataScript
import KataTranscript

/// What one run of a scenario asks its expectations to become.
struct RowReview {
    /// The new log; nil where the scenario compares none.
    private(set) var log: LogRevision?
    /// What each statement's `>` lines should be, in the order of the runs.
    private(set) var inline: [(statement: SourceRange, items: [LogItem], revision: LogRevision)] = []

    /// Compares the log of a run with all that is expected of it, as `Assessment` does.
    ///
    /// - Parameter addsLog: Whether the scenario expects nothing yet, so that its log becomes what it expects.
    init(_ run: ScenarioRun, of scenario: Scenario, addsLog: Bool) throws(ExpectationError) {
        var comparer = LogComparer(constants: run.constants)
        comparer.limits = .none
        if let items = addsLog ? [] : scenario.expectation?.log {
            let mismatch = try comparer.compare(items, with: run.transcript)
            let revision = RowReview.revision(items, mismatch, comparer)
            let isWatched = revision.watches(items) || scenario.expectation?.watchesMore ?? false
            log = isWatched ? revision : try RowReview.wholeLog(run, comparer)
        }
        for check in run.inlineChecks {
            comparer.constants = run.constants.merging(check.constants) { _, inner in inner }
            let lines = run.transcript.lines(ofCommands: check.commands)
            let mismatch = try comparer.compare(
                check.items, with: run.transcript, lines: lines, lastCommand: check.commands.last)
            inline.append((check.statement, check.items, RowReview.revision(check.items, mismatch, comparer)))
        }
    }

    /// The log line by line: what stands there watches nothing, or would no longer.
    private static func wholeLog(
        _ run: ScenarioRun, _ comparer: LogComparer
    ) throws(ExpectationError) -> LogRevision {
        var comparer = comparer
        return revision([], try comparer.compare([], with: run.transcript), comparer)
    }

    private static func revision(
        _ items: [LogItem], _ mismatch: LogMismatch?, _ comparer: LogComparer
    ) -> LogRevision {
        guard let mismatch else { return LogRevision(keeping: items) }
        let values = comparer.constants.merging(comparer.captures) { constant, _ in constant }
        return LogRevision(items, mismatch, values: values)
    }
}

extension Expectation {
    /// Tells whether something else than the log is expected.
    fileprivate var watchesMore: Bool { !never.isEmpty || error != nil }
}
