import KataDiagnostics
public import KataJudging
public import KataModules
public import KataReport
import KataSystem
import KataWorkers
import Synchronization

/// Judges a workspace on a thread of its own; a new request ends the one that runs.
public final class WatchJudge: Sendable {
    /// What is told, from another thread.
    public enum Event: Sendable {
        /// Something is being built that takes a while.
        case building(String)
        /// What came of the latest request, after so many nanoseconds.
        case judged(KataResult, duration: Int)
    }

    private struct State {
        var number = 0
        var running: (cancellation: Cancellation, modules: ModuleStore)?
    }

    private let file: String
    private let folder: String
    private let language: String?
    private let environment: KataEnvironment
    private let cache: BuildCache
    private let tell: @Sendable (Event) -> Void
    private let state = Mutex(State())

    /// Makes a judge of a kata file and the sources in a folder.
    public init(
        _ file: String, solution folder: String, language: String? = nil, environment: KataEnvironment,
        tell: @escaping @Sendable (Event) -> Void
    ) throws(CacheError) {
        self.file = file
        self.folder = folder
        self.language = language
        self.environment = environment
        self.cache = try BuildCache(root: environment.cache)
        self.tell = tell
    }

    /// Judges the sources as they are now; what runs already is ended, and nothing is told of it.
    public func start() {
        let clock = ContinuousClock()
        let start = clock.now
        let cancellation = Cancellation()
        let number = state.withLock { state in
            state.number += 1
            return state.number
        }
        let modules = environment.makeModuleStore(in: cache, cancelledBy: cancellation) { [self] notice in
            if isLatest(number) { tell(.building(notice.words)) }
        }
        let old = state.withLock { state in
            defer { state.running = (cancellation, modules) }
            return state.running
        }
        old?.cancellation.cancel()
        Background.run { [self] in
            old?.modules.shutdown()
            var options = KataJudge.Options()
            options.solution = .folder(folder)
            options.language = language
            options.stopsAtLimit = true
            options.structure = .off
            options.tellsContract = true
            options.redactsHidden = true
            let judge = KataJudge(environment: environment, modules: modules, options: options)
            let result = judge.judge(file)
            let duration = (clock.now - start).nanoseconds
            defer { modules.shutdown() }
            guard let result, isLatest(number) else { return }
            tell(.judged(result, duration: duration))
            // What is to be said of the structure follows, so that the verdict on the log never waits for it.
            guard result.verdict == .passed, let whole = judge.withStructure(result), isLatest(number),
                whole.verdict != .passed
            else { return }
            tell(.judged(whole, duration: duration))
        }
    }

    /// Ends what runs; nothing more is told.
    public func stop() {
        let old = state.withLock { state in
            state.number += 1
            defer { state.running = nil }
            return state.running
        }
        old?.cancellation.cancel()
        old?.modules.shutdown()
    }

    private func isLatest(_ number: Int) -> Bool { state.withLock { $0.number == number } }
}
