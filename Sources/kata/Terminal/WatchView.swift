import KataDiagnostics
import KataFormats
import KataLearning
import KataResults
import KataText

/// A way to show a learner what goes on.
protocol WatchView: AnyObject {
    /// The colours that it shows.
    var style: TextStyle { get }
    /// Begins, or begins again after another program had the terminal or its size changed.
    func begin()
    /// Shows the state as it is now.
    func show(_ state: WatchState)
    /// Tells whether a further screen of a long panel would show nothing.
    func isBeyondEnd(_ state: WatchState) -> Bool
    /// Returns how many lines of the verdict can be scrolled out at the top.
    func maximumScroll(of state: WatchState) -> Int
    /// Gives the terminal back, for now or for good.
    func end()
    /// Says after the end what the last verdict was.
    func sumUp(_ state: WatchState)
}

/// A screen that is drawn anew in place.
final class ScreenView: WatchView {
    let style: TextStyle
    private let locale: String
    private var drawn: [String] = []

    init(style: TextStyle, locale: String) {
        self.style = style
        self.locale = locale
    }

    func begin() {
        Terminal.enter()
        drawn = []
    }

    func show(_ state: WatchState) {
        let lines = page(state).lines
        // Drawing the same again would undo what the learner has selected.
        guard lines != drawn else { return }
        Terminal.draw(lines)
        drawn = lines
    }

    func isBeyondEnd(_ state: WatchState) -> Bool { page(state).isBeyondEnd }
    func maximumScroll(of state: WatchState) -> Int { page(state).maximumScroll }
    func end() { Terminal.leave() }

    func sumUp(_ state: WatchState) {
        for line in page(state).summary { Output.standard.write(line + "\n") }
    }

    private func page(_ state: WatchState) -> WatchPage {
        let size = Terminal.size
        return WatchPage(state, style: style, locale: locale, width: size.width, height: size.height)
    }
}

/// Verdicts one below the other, for where there is no terminal.
final class LineView: WatchView {
    let style: TextStyle
    private var report: TextReport
    private var shown: Int?
    private var considered: Int?
    private let structure: StructureText
    private var told: [String] = []

    init(style: TextStyle) {
        self.style = style
        let language = ReaderLanguage(locale: ProcessEnvironment.locale)
        report = TextReport(style: style, language: language)
        structure = StructureText(style: style, language: language)
        _ = report.begin(count: 1)
    }

    func begin() {}
    func isBeyondEnd(_ state: WatchState) -> Bool { true }
    func maximumScroll(of state: WatchState) -> Int { 0 }
    func end() {}
    func sumUp(_ state: WatchState) {}

    func show(_ state: WatchState) {
        for notice in state.notices where !told.contains(notice) {
            told.append(notice)
            Output.errors.write("kata: \(notice)\n")
        }
        guard let verdict = state.verdict else { return }
        if state.verdictCount != shown {
            shown = state.verdictCount
            Output.standard.write(report.add(verdict.result))
        } else if let found = verdict.result.structure, state.verdictCount != considered {
            considered = state.verdictCount
            Output.standard.write(structure.text(of: found))
        }
    }
}
