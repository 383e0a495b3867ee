import KataDiagnostics
import KataExplore
import KataJudging
import KataModules
import KataResults
import KataScript
import KataSystem
import KataWorkers

/// Holds submissions against references on commands that no scenario has; a kata's sequences are made once for all.
final class SubmissionExplorer: Sendable {
    /// Returns a module's reference, built where it is not yet.
    typealias Reference = @Sendable (_ module: String) throws(BuildError) -> PreparedModule

    /// How many sequences a submission plays of each kata.
    let count: Int
    private let reference: Reference
    private let explorers = Memo<String, Result<Explorer, NotExploredError>>()

    /// What a kata's exploring may keep a grader at least, and what a sequence adds to that.
    private static let least = Duration.seconds(60)
    private static let each = Duration.milliseconds(200)

    init(count: Int, reference: @escaping Reference) {
        self.count = count
        self.reference = reference
    }

    /// How long kata waits for a submission's workers over a kata.
    var allowance: Duration { max(Self.least, Self.each * count) }

    /// Holds a submission that passed a kata's scenarios against the kata's reference.
    func explore(
        _ planned: PlannedKata, _ module: PreparedModule, threads: Int
    ) throws(GradeObstacleError) -> ExploredSubmission {
        let explorer: Explorer
        do throws(NotExploredError) {
            explorer = try self.explorer(of: planned, threads: threads).get()
        } catch {
            return .notExplored(error.reason)
        }
        do throws(ExploreError) {
            let exploration = try explorer.explore(module)
            if let difference = explorer.difference(found: exploration) { return .differs(difference) }
            return exploration.isCutShort ? .tookTooLong(allowance) : .agrees
        } catch {
            throw GradeObstacleError(sentence: "'\(planned.kata.id)' cannot be explored: \(error.sentence)")
        }
    }

    /// Returns the explorer of a kata, made when its first submission comes to it.
    private func explorer(
        of planned: PlannedKata, threads: Int
    ) -> Result<Explorer, NotExploredError> {
        explorers.value(of: planned.kata.id) {
            Result { () throws(NotExploredError) in try make(planned, threads) }
        }
    }

    private func make(
        _ planned: PlannedKata, _ threads: Int
    ) throws(NotExploredError) -> Explorer {
        let reference: PreparedModule
        do throws(BuildError) {
            reference = try self.reference(planned.kata.module.text)
        } catch {
            throw NotExploredError(reason: error.sentence)
        }
        var options = Explorer.Options()
        options.sequences = count
        options.seed = planned.seed
        options.allowance = allowance
        options.wall = .grading
        options.threads = threads
        do throws(ExploreError) {
            return try Explorer(planned.explored, reference: reference, options: options)
        } catch {
            throw NotExploredError(reason: error.sentence)
        }
    }
}

/// Why a kata cannot be explored, whatever is handed in.
private struct NotExploredError: Error {
    var reason: String
}

extension PlannedKata {
    /// Tells whether a difference may not be shown: the kata says so, or nothing else of it is shown either.
    var hidesExploring: Bool { kata.explore.isHidden || kata.scenarios.allSatisfy(\.isHidden) }

    /// Who may run beside the exploring of a submission.
    var exploringParty: Room.Party { hidesExploring ? .secret : .open }

    /// The kata that sequences grow from: hidden scenarios lend nothing to what is shown.
    fileprivate var explored: Kata {
        var explored = kata
        if hidesExploring {
            explored.scenarios += hidden?.scenarios ?? []
        } else {
            explored.scenarios.removeAll { $0.isHidden }
        }
        return explored
    }

    /// The number that sequences are made from: equal katas make equal sequences.
    fileprivate var seed: UInt64 {
        var key = CacheKey("kata-explore-seed-1")
        key.add(kata.id)
        key.add(kata.file.bytes)
        if hidesExploring { key.add(hidden?.file.bytes ?? []) }
        // Half a number is enough, and easier to copy from a report.
        return UInt64(key.text.prefix(8), radix: 16) ?? 0
    }
}
