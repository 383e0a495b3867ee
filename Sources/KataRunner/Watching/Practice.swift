import KataDiagnostics
public import KataModules
public import KataReport
import KataScript

/// A kata that somebody practises in a folder of their own, with all that a watcher asks for.
public struct Practice: Sendable {
    /// The workspace's folder.
    public let folder: String
    private let entry: Catalogue.Entry
    private let environment: KataEnvironment
    private let recorder: ProgressRecorder?

    /// Makes the practice of a kata of the catalogue in a folder.
    public init(_ entry: Catalogue.Entry, in folder: String, environment: KataEnvironment) {
        self.entry = entry
        self.folder = folder
        self.environment = environment
        recorder = ProgressRecorder(environment, solution: folder)
    }

    /// What is seen before the first verdict.
    public var state: WatchState {
        let registry = environment.registry(forKatasIn: Files.folder(of: entry.kata.file.path))
        return WatchState(
            kata: entry.kata, plugin: try? registry.pattern(entry.kata.module.text), folder: folder)
    }

    /// What the sources, and the kata itself, look like now.
    public var sources: SourceState { SourceState(of: folder, and: [entry.kata.file.path]) }

    /// Returns a judge of the folder.
    public func judge(
        tell: @escaping @Sendable (WatchJudge.Event) -> Void
    ) throws(CacheError) -> WatchJudge {
        try WatchJudge(entry.kata.file.path, solution: folder, environment: environment, tell: tell)
    }

    /// Notes a verdict in the learner's progress.
    public func note(_ result: KataResult) { recorder?.note(result) }

    /// The next hint; it is counted.
    public var nextHint: HintText { HintGiver(environment).next(of: entry.kata) }

    /// All katas that are found from the folder.
    public var catalogue: Catalogue {
        let finder = KataFinder(environment, from: folder)
        return Catalogue(files: finder.select(finder.folders).files)
    }

    /// How far the learner is.
    public var progress: Progress { environment.progressFile.map { ProgressFile($0).progress } ?? Progress() }

    /// Returns what to try next among the katas of a catalogue.
    public func suggestions(in catalogue: Catalogue) -> Suggestions {
        Suggestions(after: entry.kata, in: catalogue, progress: progress)
    }
}
