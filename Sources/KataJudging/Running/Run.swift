public import KataModules
public import KataResults
import KataSystem
import Synchronization

/// Runs katas side by side and tells what happens, in selection order.
public final class Run: Sendable {
    /// How to run.
    public struct Options: Sendable {
        /// What to judge.
        public var judging = KataJudge.Options()
        /// Tells whether katas after the first that does not pass are skipped.
        public var isFailFast = false
        /// How many katas run at once.
        public var jobs = 1
        /// Tells whether the summary says why layers of the sandbox are missing.
        public var tellsIsolation = false

        /// Makes options that run everything, one kata after another.
        public init() {}
    }

    private struct State {
        var work: OrderedWork<KataResult>
        var summary = RunSummary()
        var hasFailed = false
    }

    private let files: [String]
    private let options: Options
    private let judge: KataJudge
    private let modules: ModuleStore
    private let environment: KataEnvironment
    private let tell: @Sendable (RunEvent) -> Void
    private let state: Mutex<State>
    private let start = ContinuousClock.now

    /// Makes a run of kata files; `tell` is called by one thread at a time.
    public init(
        _ files: [String], options: Options, environment: KataEnvironment, modules: ModuleStore,
        tell: @escaping @Sendable (RunEvent) -> Void
    ) {
        self.files = files
        self.options = options
        self.judge = KataJudge(environment: environment, modules: modules, options: options.judging)
        self.modules = modules
        self.environment = environment
        self.tell = tell
        state = Mutex(State(work: OrderedWork(count: files.count)))
    }

    /// Runs all katas and returns the summary that was told last.
    public func run() -> RunSummary {
        tell(.started(count: files.count))
        onThreads(min(options.jobs, files.count)) { [self] in
            while let index = state.withLock({ $0.work.take() }) { finish(index, judgeUnlessFailed(index)) }
        }
        let summary = end(isInterrupted: false)
        modules.shutdown()
        return summary
    }

    /// Ends the run from another thread: workers are killed, and the summary says so.
    public func interrupt() -> RunSummary {
        let summary = end(isInterrupted: true)
        modules.shutdown()
        return summary
    }

    private func judgeUnlessFailed(_ index: Int) -> KataResult? {
        guard options.isFailFast, state.withLock({ $0.hasFailed }) else { return judge.judge(files[index]) }
        return judge.skip(files[index])
    }

    private func finish(_ index: Int, _ result: KataResult?) {
        state.withLock { state in
            if let result, result.verdict.exitCode != .allPassed { state.hasFailed = true }
            for ready in state.work.add(result, at: index) {
                state.summary.add(ready)
                tell(.finished(ready))
            }
        }
    }

    private func end(isInterrupted: Bool) -> RunSummary {
        state.withLock { state in
            guard state.work.end() else { return state.summary }
            state.summary.isInterrupted = isInterrupted
            state.summary.duration = (ContinuousClock.now - start).nanoseconds
            state.summary.isolation = IsolationReport(
                of: modules, environment, withReasons: options.tellsIsolation)
            tell(.ended(state.summary))
            return state.summary
        }
    }
}
