public import KataModules
public import KataResults
public import KataScript

/// What `kata watch` shows: the last verdict, what goes on, and what they asked for.
public struct WatchState: Sendable {
    /// What a key brought up below the verdict or in its place.
    public enum Panel: Sendable {
        /// A hint.
        case hint(HintText)
        /// What to try next.
        case next(Suggestions)
        /// The catalogue, from some screenful on.
        case list(Catalogue, screen: Int)
        /// The reference solution, from some screenful on.
        case solution(String, screen: Int)
        /// The kata's story.
        case story
        /// A sentence.
        case message(String)
    }

    /// The kata.
    public let kata: Kata
    /// The kata's module, where the registry has it.
    public let plugin: PatternPlugin?
    /// The workspace's folder.
    public let folder: String
    /// The last verdict, which stays while the next one is made, and how long it took in nanoseconds.
    public private(set) var verdict: (result: KataResult, duration: Int)?
    /// How many verdicts there were.
    public private(set) var verdictCount = 0
    /// Tells whether a verdict is being made.
    public var isJudging = false
    /// What is being built that takes a while.
    public var building: String?
    /// What a key brought up.
    public var panel: Panel?
    /// Which of the scenarios that did not pass is shown in full, from 0.
    public private(set) var opened = 0
    /// How many lines of the verdict are scrolled out at the top.
    public var scroll = 0
    /// What to try next, for after a success.
    public var suggestions: Suggestions?
    /// How far the learner is.
    public var progress = Progress()
    /// Where the page of the run is served; nil where none is.
    public var pageAddress: String?
    /// Notices that stand above all else until a key is pressed: a sentence each.
    public var notices: [String] = []

    /// Tells whether the kata was solved, now or before.
    public var isSolved: Bool { verdict?.result.verdict == .passed || progress[kata.id] == .solved }

    /// Makes the state before the first verdict.
    public init(kata: Kata, plugin: PatternPlugin?, folder: String) {
        self.kata = kata
        self.plugin = plugin
        self.folder = folder
    }

    /// Shows the next scenario that did not pass in full; after the last, the first again.
    public mutating func openNext() {
        let count = verdict?.result.scenarios.count { $0.verdict != .passed && $0.verdict != .skipped } ?? 0
        opened = count == 0 ? 0 : (opened + 1) % count
        scroll = 0
    }

    /// Takes what a judge tells.
    public mutating func take(_ event: WatchJudge.Event) {
        switch event {
        case .building(let what): building = what
        case .recorded: building = nil
        case .considered(let result, let duration):
            verdict = (result, duration)
            building = nil
        case .judged(let result, let duration):
            verdict = (result, duration)
            verdictCount += 1
            isJudging = false
            building = nil
            opened = 0
            scroll = 0
            // A hint is worth reading on while it helps; what else was brought up makes room for the news.
            if case .hint(let hint)? = panel, hint.helps(after: result) { return }
            panel = nil
        }
    }
}
