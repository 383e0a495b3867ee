import KataDiagnostics
public import KataJudging
public import KataModules
public import KataResults
import KataSystem
import KataText
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
        /// The same with what is to be said of the structure, where that is no failure.
        case considered(KataResult, duration: Int)
        /// The same with all that a page shows, for those who asked for one.
        case recorded(KataResult, duration: Int)
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
    private let isRecording: Bool
    private let tell: @Sendable (Event) -> Void
    private let state = Mutex(State())

    /// Makes a judge of a kata file and the sources in a folder.
    ///
    /// - Parameter isRecording: Whether what a page shows is told after each verdict.
    public init(
        _ file: String, solution folder: String, language: String? = nil, environment: KataEnvironment,
        isRecording: Bool = false,
        tell: @escaping @Sendable (Event) -> Void
    ) throws(CacheError) {
        self.file = file
        self.folder = folder
        self.language = language
        self.environment = environment
        self.isRecording = isRecording
        self.cache = try environment.openCache()
        self.tell = tell
    }

    /// Judges the sources as they are now; what runs already is ended, and nothing is told of it.
    public func start() {
        let start = ContinuousClock.now
        let cancellation = Cancellation()
        let number = state.withLock { state in
            state.number += 1
            return state.number
        }
        let phrases = Phrases(locale: environment.locale)
        let modules = environment.makeModuleStore(in: cache, cancelledBy: cancellation) { [self] notice in
            if isLatest(number) { tell(.building(notice.sentence(in: phrases))) }
        }
        let old = state.withLock { state in
            defer { state.running = (cancellation, modules) }
            return state.running
        }
        old?.cancellation.cancel()
        Background.run { [self] in
            old?.modules.shutdown()
            defer { modules.shutdown() }
            judge(number, modules, since: start)
        }
    }

    /// Judges and tells what comes of it, up to the moment when a later judging begins.
    private func judge(_ number: Int, _ modules: ModuleStore, since start: ContinuousClock.Instant) {
        let judge = KataJudge(environment: environment, modules: modules, options: options)
        let result = judge.judge(file)
        let duration = (ContinuousClock.now - start).nanoseconds
        guard let result, isLatest(number) else { return }
        tell(.judged(result, duration: duration))
        // What is to be said of the structure follows, so that the verdict on the log never waits for it; the page waits.
        let whole = result.verdict == .passed ? judge.withStructure(result) : nil
        guard isLatest(number) else { return }
        if let whole {
            tell(
                whole.verdict == .passed
                    ? .considered(whole, duration: duration) : .judged(whole, duration: duration))
        }
        guard isRecording, let recorded = recorded(whole ?? result, modules), isLatest(number)
        else { return }
        tell(.recorded(recorded, duration: duration))
    }

    private var options: KataJudge.Options {
        var options = KataJudge.Options()
        options.solution = .folder(folder)
        options.language = language
        options.stopsAtLimit = true
        options.structure = .off
        options.remembersTrials = true
        options.tellsContract = true
        options.redactsHidden = true
        return options
    }

    /// Returns a result with what a page shows of it, from a run of its own: recording takes longer than a verdict may.
    private func recorded(_ result: KataResult, _ modules: ModuleStore) -> KataResult? {
        guard !result.scenarios.isEmpty, result.finding == nil else { return result }
        var options = options
        options.view = .page
        let judge = KataJudge(environment: environment, modules: modules, options: options)
        guard var recorded = judge.judge(file) else { return nil }
        if let structure = result.structure { recorded.add(structure) }
        return recorded
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
