public import KataJudging
import KataModules
public import KataResults
import KataSystem

/// Notes the verdicts of a learner's own solution.
public struct ProgressRecorder: Sendable {
    private let file: ProgressFile

    /// Makes a recorder; nil where there is no file for progress, or the solution is part of a plugin.
    public init?(_ environment: KataEnvironment, solution: String?) {
        guard let path = environment.progressFile, let solution else { return nil }
        let real = Files.realPath(solution)
        let roots = environment.registry(forKatasIn: real).roots.map { Files.realPath($0.path) }
        guard !roots.contains(where: { real.hasPrefix($0 + "/") }) else { return nil }
        file = ProgressFile(path)
    }

    /// Notes what came of a kata whose scenarios all ran; returns why that is not kept, which is no reason to fail a run.
    public func note(_ kata: KataResult) -> ProgressError? {
        switch kata.verdict {
        case .invalid, .error, .skipped: return nil
        case .passed, .failed, .threw, .crashed, .limit, .contract, .build, .policy: break
        }
        do throws(ProgressError) {
            try file.update {
                $0.note(kata.id, isPassed: kata.verdict == .passed, failing: kata.failingScenario)
            }
            return nil
        } catch {
            return error
        }
    }
}

extension KataResult {
    /// The name of the first scenario that did not pass, with its row; nil where all did or none ran.
    var failingScenario: String? {
        scenarios.first { $0.verdict != .passed && $0.verdict != .skipped }?.name
    }
}
