public import KataJudging
public import KataModules
import KataResults
import KataSystem
import Synchronization

/// Tries the mistakes of several katas side by side, and tells what became of them in selection order.
public struct MutationRun: Sendable {
    private let files: [String]
    private let jobs: Int
    private let modules: ModuleStore
    private let judge: MutationJudge
    private let percent: Int

    /// Makes a run over kata files, `jobs` mistakes at once, of which so many percent have to be caught.
    public init(
        _ files: [String], jobs: Int, atLeast percent: Int, environment: KataEnvironment,
        modules: ModuleStore,
        options: MutationJudge.Options
    ) {
        self.files = files
        self.jobs = jobs
        self.percent = percent
        self.modules = modules
        judge = MutationJudge(environment: environment, modules: modules, options: options)
    }

    private struct State {
        var work: OrderedWork<MutationScore>
        var total = MutationTotal()
    }

    /// Tries all; `tell` is called by one thread at a time.
    ///
    /// - Parameter didJudge: Says of which kata how many of how many are judged.
    public func run(
        didJudge: @Sendable (_ kata: String, _ done: Int, _ of: Int) -> Void,
        tell: @Sendable (MutationScore) -> Void
    ) -> MutationTotal {
        let state = Mutex(State(work: OrderedWork(count: files.count)))
        let side = max(1, min(jobs, files.count))
        onThreads(side) {
            while let index = state.withLock({ $0.work.take() }) {
                let id = LoadedKata.id(of: files[index])
                let score = judge.judge(files[index], jobs: max(1, jobs / side)) { didJudge(id, $0, $1) }
                state.withLock { state in
                    for ready in state.work.add(score, at: index) {
                        state.total.add(ready, atLeast: percent)
                        tell(ready)
                    }
                }
            }
        }
        modules.shutdown()
        return state.withLock(\.total)
    }
}
