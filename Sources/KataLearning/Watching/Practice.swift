import KataDiagnostics
public import KataJudging
public import KataModules
public import KataResults
public import KataScript
import KataSystem
public import KataText

/// A kata that a learner practises in a folder of their own, with all that a watcher asks for.
public struct Practice: Sendable {
    /// The workspace's folder.
    public let folder: String
    private let kata: Kata
    private let language: String?
    private let learnt: String
    private let environment: KataEnvironment
    private let registry: Registry
    private let recorder: ProgressRecorder?
    private let hints: HintGiver
    private let change: WorkspaceChange?

    /// Makes the practice of a workspace's kata, in a language or in the workspace's.
    public init(
        _ kata: Kata, in workspace: WorkspaceFolder, language: String? = nil, environment: KataEnvironment
    ) {
        self.kata = kata
        self.language = language ?? workspace.language(environment)
        learnt = language ?? workspace.workspace.language
        self.folder = workspace.folder
        self.environment = environment
        recorder = ProgressRecorder(environment, solution: folder)
        hints = HintGiver(environment)
        registry = environment.registry(forKatasIn: Files.folder(of: kata.file.path))
        change = workspace.change(of: kata, in: registry)
    }

    /// What is seen before the first verdict.
    public var state: WatchState {
        var state = WatchState(
            kata: kata, plugin: try? registry.pattern(kata.module.text), folder: folder)
        state.notices = change.map { [phrases.sentence(for: $0, of: kata.id)] } ?? []
        do throws(ProgressError) {
            state.progress = try environment.progressFile.map(ProgressFile.init)?.read() ?? Progress()
        } catch {
            state.notices.append(phrases.sentence(for: error))
        }
        return state
    }

    private var phrases: Phrases { Phrases(locale: environment.locale) }

    /// What the sources, and the kata itself, look like now.
    public var sources: SourceState { SourceState(of: folder, and: [kata.file.path]) }

    /// Returns a judge of the folder, which tells what a page shows too where it `isRecording`.
    public func judge(
        isRecording: Bool = false, tell: @escaping @Sendable (WatchJudge.Event) -> Void
    ) throws(CacheError) -> WatchJudge {
        try WatchJudge(
            kata.file.path, solution: folder, language: language, environment: environment,
            isRecording: isRecording, tell: tell)
    }

    /// Notes a verdict in the learner's progress; returns why that is not kept, in words.
    public func note(_ result: KataResult) -> String? {
        recorder?.note(result).map(phrases.sentence(for:))
    }

    /// Returns the next hint for a learner with a verdict; it is counted.
    public func nextHint(after result: KataResult?) -> HintText { hints.next(of: kata, after: result) }

    /// The reference solution with its names; a sentence where there is none.
    public func solution(style: TextStyle) -> String {
        let none = phrases.noSolution(kata.id)
        guard let plugin = try? registry.pattern(kata.module.text) else { return none }
        return (try? SolutionText(style: style).text(of: plugin, in: language, from: registry)) ?? none
    }

    /// All katas that are found from the folder.
    public var catalogue: Catalogue {
        let finder = KataFinder(environment, from: folder)
        return Catalogue(files: finder.select(finder.folders + kata.neighbours).files, environment)
    }

    /// How far the learner is.
    public var progress: Progress {
        (try? environment.progressFile.map(ProgressFile.init)?.read()) ?? Progress()
    }

    /// Why there is no folder to go on in.
    public struct NoWorkspaceError: Error {
        /// Says it, and what to do.
        public let sentence: String
    }

    /// Returns the folder for another kata: the one beside this folder, which is made where there is none.
    public func workspace(of next: KataSummary) throws(NoWorkspaceError) -> String {
        let beside = Files.folder(of: Files.realPath(folder)) + "/" + next.id
        if (try? WorkspaceFinder.read(beside))?.workspace.kata == next.id { return beside }
        do throws(WorkspaceMaker.MakingError) {
            return try WorkspaceMaker(environment).make(next.path, in: beside, language: learnt).folder
        } catch {
            throw NoWorkspaceError(sentence: error.sentence(phrases))
        }
    }

    /// Returns what to try next among the katas of a catalogue.
    public func suggestions(in catalogue: Catalogue) -> Suggestions {
        Suggestions(after: kata, in: catalogue, progress: progress)
    }
}
