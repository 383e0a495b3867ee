import KataJudging
import KataLearning
import KataModules
import KataResults
import KataSystem
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Waits for saves, keys, signals and verdicts, and shows what came of them.
final class Watcher {
    /// How watching ends.
    enum End {
        /// The command leaves with a code.
        case leaving(KataResults.ExitCode)
        /// The learner goes on in the folder of another kata.
        case goingOn(folder: String)
    }

    /// What other threads have to say.
    private enum News: Sendable {
        case judge(WatchJudge.Event)
        case catalogue(Catalogue)
        case signal(TerminalSignals.Meaning)
    }

    /// What came from other threads, with the pipe that wakes the loop up.
    private final class Mailbox: Sendable {
        let wakeup: SelfPipe
        private let news = Mutex<[News]>([])

        init(_ wakeup: SelfPipe) { self.wakeup = wakeup }

        func add(_ item: News) {
            news.withLock { $0.append(item) }
            wakeup.wake()
        }

        func take() -> [News] {
            wakeup.drain()
            return news.withLock { news in
                defer { news = [] }
                return news
            }
        }
    }

    private let practice: Practice
    private let view: any WatchView
    private let readsKeys: Bool
    private let page: ServedPage?
    private let mailbox: Mailbox
    private let judge: WatchJudge
    private let events: any FolderEvents
    private var state: WatchState
    private var sources: SourceState
    private var debounce = Debounce()
    /// The working directory, by which the folder is known.
    private let here = Files.realPath(".")
    /// All katas, once they are read; that takes longer than a verdict may.
    private var known: Catalogue?
    private var end: End?
    /// Tells whether it was said that progress is not kept.
    private var isFaultKnown = false

    /// Makes a watcher; nil where the system has no descriptors left.
    init?(
        _ practice: Practice, view: any WatchView, page: ServedPage? = nil, readsKeys: Bool
    ) throws(CacheError) {
        guard let wakeup = SelfPipe() else { return nil }
        let mailbox = Mailbox(wakeup)
        self.practice = practice
        self.view = view
        self.readsKeys = readsKeys
        self.page = page
        self.mailbox = mailbox
        TerminalSignals.tell { mailbox.add(.signal($0)) }
        judge = try practice.judge(isRecording: page != nil) { mailbox.add(.judge($0)) }
        events = FolderEventsFactory.make(practice.folder)
        state = practice.state
        state.pageAddress = page?.address
        sources = practice.sources
    }

    /// Watches until the learner quits or goes on to another kata.
    func run() -> End {
        view.begin()
        start()
        let (practice, mailbox) = (practice, mailbox)
        Background.run { mailbox.add(.catalogue(practice.catalogue)) }
        while true {
            view.show(state)
            wait()
            if let end {
                view.end()
                view.sumUp(state)
                judge.stop()
                return end
            }
        }
    }

    private func start() {
        state.isJudging = true
        page?.announce()
        judge.start()
    }

    // MARK: Waiting

    private func wait() {
        let descriptors = [
            mailbox.wakeup.descriptor, events.descriptor ?? -1, readsKeys ? Terminal.input : -1,
        ]
        let isReady = Readiness.wait(for: descriptors.map { Readiness.Interest($0) }, timeout: timeout)
        if isReady?[1] ?? false {
            events.drain()
            debounce.note(at: Watcher.now)
        }
        if isReady?[2] ?? false { readKeys() }
        for item in mailbox.take() { take(item) }
        lookAtSources(isIdle: isReady == nil)
    }

    /// The polling interval in milliseconds; some file systems send no events.
    private var timeout: Int32 {
        guard let deadline = debounce.deadline else { return events.descriptor == nil ? 100 : 1000 }
        return Int32(clamping: max(0, (deadline - Watcher.now + 999_999) / 1_000_000))
    }

    private func lookAtSources(isIdle: Bool) {
        let isOver = debounce.isOver(at: Watcher.now)
        guard isOver || isIdle && debounce.deadline == nil else { return }
        // A folder that was removed and made again is another one of the same name.
        chdir(here)
        let seen = practice.sources
        guard seen != sources else { return }
        guard isOver else { return debounce.note(at: Watcher.now) }
        sources = seen
        // A folder that was away and came back is another one, which has to be watched anew.
        events.drain()
        start()
    }

    /// Nanoseconds of a clock that never goes back.
    private static var now: Int {
        let time = beginning.duration(to: .now).components
        return Int(time.seconds) * 1_000_000_000 + Int(time.attoseconds / 1_000_000_000)
    }

    private static let beginning = ContinuousClock.now

    // MARK: News

    private func take(_ news: News) {
        switch news {
        case .judge(let event):
            state.take(event)
            if case .judged(let result, _) = event { note(result) }
            if case .recorded(let result, let duration) = event { page?.show(result, duration: duration) }
            suggestAfterSuccess()
        case .catalogue(let catalogue):
            known = catalogue
            suggestAfterSuccess()
        case .signal(.end): end = .leaving(.interrupted)
        case .signal(.stop):
            view.end()
            TerminalSignals.stop()
            view.begin()
        case .signal(.goOn), .signal(.resized): view.begin()
        }
    }

    private func note(_ result: KataResult) {
        let fault = practice.note(result)
        state.progress = practice.progress
        // Said once: the learner goes on all the same.
        guard let fault, !isFaultKnown else { return }
        isFaultKnown = true
        if !state.notices.contains(fault) { state.notices.append(fault) }
    }

    private func suggestAfterSuccess() {
        let isPassed = state.verdict?.result.verdict == .passed
        state.suggestions = isPassed ? known.map(practice.suggestions(in:)) : nil
    }

    private var catalogue: Catalogue {
        if let known { return known }
        let catalogue = practice.catalogue
        known = catalogue
        return catalogue
    }

    // MARK: Keys

    private func readKeys() {
        guard let keys = Terminal.keys() else {
            end = .leaving(.allPassed)
            return
        }
        for key in KeyPress.all(in: keys) {
            switch key {
            case .plain(let byte): press(byte)
            case .escape(let sequence):
                if let lines = Watcher.lines(scrolledBy: sequence) {
                    scroll(by: lines)
                } else {
                    state.panel = nil
                    state.notices = []
                }
            }
        }
    }

    /// How far arrows and the keys for pages scroll, down counted as more; nil for other keys.
    private static func lines(scrolledBy sequence: ArraySlice<UInt8>) -> Int? {
        switch String(decoding: sequence, as: UTF8.self) {
        case "[A", "OA": -1
        case "[B", "OB": 1
        case "[5~": 1 - Terminal.size.height / 2
        case "[6~": Terminal.size.height / 2 - 1
        default: nil
        }
    }

    private func press(_ key: UInt8) {
        state.notices = []
        switch Character(Unicode.Scalar(key)).lowercased() {
        case "h": state.panel = .hint(practice.nextHint(after: state.verdict?.result))
        case "n": goToNext()
        case "\t": state.openNext()
        case " ": scroll(by: Terminal.size.height / 2)
        case "s": showSolution()
        case "l": showList()
        case "r":
            state.panel = nil
            start()
        case "q", "\u{4}": end = .leaving(.allPassed)
        default: state.panel = nil
        }
    }

    private func scroll(by lines: Int) {
        state.scroll = min(max(0, state.scroll + lines), view.maximumScroll(of: state))
    }

    /// Shows what to try next, or goes to the first of the katas that are shown.
    private func goToNext() {
        guard case .next(let suggestions)? = state.panel else {
            state.panel = .next(practice.suggestions(in: catalogue))
            return
        }
        guard let next = suggestions.katas.first?.entry.kata else { return }
        do throws(Practice.NoWorkspaceError) {
            end = .goingOn(folder: try practice.workspace(of: next))
        } catch {
            state.panel = .message(error.sentence)
        }
    }

    /// Shows the catalogue, its next screen, or after the last one the verdict again.
    private func showList() {
        if case .list(let catalogue, let screen)? = state.panel {
            state.panel = .list(catalogue, screen: screen + 1)
            if view.isBeyondEnd(state) { state.panel = nil }
        } else {
            state.panel = .list(catalogue, screen: 0)
        }
    }

    /// Shows the reference solution, its next screen, or after the last one the verdict again.
    private func showSolution() {
        // The reference would tell everything; the story is what helps before.
        guard state.isSolved else { return state.panel = .story }
        if case .solution(let text, let screen)? = state.panel {
            state.panel = .solution(text, screen: screen + 1)
            if view.isBeyondEnd(state) { state.panel = nil }
        } else {
            state.panel = .solution(practice.solution(style: view.style), screen: 0)
        }
    }
}
