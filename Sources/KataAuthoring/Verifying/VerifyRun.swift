public import KataJudging
public import KataModules
import KataResults
import KataSystem
import Synchronization

/// Verifies katas side by side and tells what was proven, in selection order.
public struct VerifyRun: Sendable {
    private let files: [String]
    private let jobs: Int
    private let verifier: Verifier
    private let modules: ModuleStore
    private let environment: KataEnvironment

    /// Makes a run over kata files, `jobs` of them at once, in a language or in the modules' own.
    public init(
        _ files: [String], jobs: Int, environment: KataEnvironment, modules: ModuleStore,
        language: String? = nil
    ) {
        self.files = files
        self.jobs = jobs
        self.modules = modules
        self.environment = environment
        self.verifier = Verifier(environment: environment, modules: modules, language: language)
    }

    private struct State {
        var work: OrderedWork<KataVerification>
        var total = VerifyTotal()
    }

    /// Ends all workers from another thread.
    public func interrupt() { modules.shutdown() }

    /// Verifies all; `tell` is called by one thread at a time.
    public func run(tell: @Sendable (KataVerification) -> Void) -> VerifyTotal {
        let state = Mutex(State(work: OrderedWork(count: files.count)))
        onThreads(min(jobs, files.count)) {
            while let index = state.withLock({ $0.work.take() }) {
                let verification = verifier.verify(files[index])
                state.withLock { state in
                    for ready in state.work.add(verification, at: index) {
                        state.total.add(ready)
                        tell(ready)
                    }
                }
            }
        }
        var total = state.withLock(\.total)
        total.isolation = IsolationReport(of: modules, environment, withReasons: true)
        modules.shutdown()
        return total
    }
}
