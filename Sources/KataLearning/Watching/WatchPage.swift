import KataDiagnostics
import KataFormats
import KataResults
import KataScript
import KataSystem
public import KataText
import KataTranscript

/// Lays out the screen of `kata watch`, line by line.
public struct WatchPage {
    private let state: WatchState
    private let style: TextStyle
    private let locale: String
    private let width: Int
    private let height: Int

    private var phrases: Phrases { Phrases(locale: locale) }

    /// Makes the page for a screen of so many columns and rows.
    public init(_ state: WatchState, style: TextStyle, locale: String, width: Int, height: Int) {
        self.state = state
        self.style = style
        self.locale = locale
        self.width = max(width, 20)
        self.height = max(height, 6)
    }

    /// The lines, at most one for each row: what it is about, the verdict, what was asked for, and the keys.
    public var lines: [String] {
        let head = head
        // What was just asked for is not pushed out by a long verdict.
        if let key = pagingKey {
            return head + cut(panel, to: room, key: key) + ["", keys]
        }
        let (body, left, below) = parts
        let above = cut(Array(body.dropFirst(min(state.scroll, maximumScroll))), to: left)
        return head + above + below + ["", keys]
    }

    /// How many lines of the verdict can be scrolled out at the top.
    public var maximumScroll: Int {
        guard pagingKey == nil else { return 0 }
        let (body, left, _) = parts
        return max(body.count - left, 0)
    }

    /// The lines of the verdict, the room that is left for them, and what stands below.
    private var parts: (body: [String], room: Int, below: [String]) {
        let panel = panel
        let below = panel.isEmpty ? [] : [""] + cut(panel, to: room - 1)
        let left = max(room - below.count, 0)
        return (body(isBrief: left < 12).flatMap { $0.folded(to: width) }, left, below)
    }

    /// How many rows are left between the head and the keys.
    private var room: Int { height - head.count - 2 }

    private var panel: [String] { state.panel.map { shown($0) } ?? [] }

    /// What it is about and the last verdict, for after the end.
    public var summary: [String] { state.verdict == nil ? [] : [title, status] }

    // MARK: Head and foot

    private var head: [String] {
        let notices = state.notices.flatMap { style(.warning, $0).folded(to: width) }
        let address = state.pageAddress.map { style(.faint, phrases.pageIsAt($0)) }
        return [title, status, address].compactMap(\.self).flatMap { $0.folded(to: width) }
            + cut(notices, to: max(height - 8, 0)) + [""]
    }

    private var title: String {
        style(.strong, state.kata.id.visible) + "  \(state.kata.title.text(for: locale).visible)"
    }

    private var status: String {
        var parts: [String] = []
        if let (result, duration) = state.verdict {
            let passed = result.scenarios.count { $0.verdict == .passed }
            let isPassed = result.verdict == .passed
            let word = phrases.say(result.verdict.rawValue, result.verdict.chineseName)
            parts.append(isPassed ? style(.good, "✓ \(word)") : style(.bad, "✗ \(word)"))
            if !result.scenarios.isEmpty {
                parts.append(phrases.scenarios(passed, of: result.scenarios.count))
            }
            // The narrowest screens have no room for both.
            if !state.isJudging { parts.append(style(.faint, "\((duration + 500_000) / 1_000_000) ms")) }
        }
        if let what = state.building {
            parts.append(style(.warning, what))
        } else if state.isJudging {
            parts.append(style(.warning, phrases.judging))
        }
        return parts.joined(separator: style(.faint, " · "))
    }

    /// The keys; a narrow screen leaves out those that are missed least.
    private var keys: String {
        var keys = phrases.keys(
            withSolution: state.isSolved && state.plugin != nil, withScenarios: failedCount > 1)
        for dispensable in ["↑↓", "l", "tab", "n", "r"] where plain(keys).displayWidth > width {
            keys.removeAll { $0.key == dispensable }
        }
        let text = keys.map { "\(style(.note, $0.key)) \($0.does)" }.joined(separator: "  ")
        return text.folded(to: width).first ?? ""
    }

    /// How many scenarios did not pass; each can be opened.
    private var failedCount: Int {
        state.verdict?.result.scenarios.count { $0.verdict != .passed && $0.verdict != .skipped } ?? 0
    }

    private func plain(_ keys: [(key: String, does: String)]) -> String {
        keys.map { "\($0.key) \($0.does)" }.joined(separator: "  ")
    }

    // MARK: The verdict

    private func body(isBrief: Bool) -> [String] {
        guard let (result, _) = state.verdict else { return [] }
        let writer = writer(for: result, isBrief: isBrief)
        let warnings = writer.remarks(result.remarks).linesOfText
        return warnings
            + (result.verdict == .passed ? structure(of: result) + success : failure(result, writer))
    }

    private func writer(for result: KataResult, isBrief: Bool) -> ScenarioText {
        // Learners have one kata before them; where its file lies would only fill the line.
        let file = SourceFile(path: Files.name(of: result.source.path), bytes: result.source.bytes)
        return ScenarioText(
            style: style, file: file, isBrief: isBrief, language: ReaderLanguage(locale: locale))
    }

    /// What did not pass: the first reason in full, other scenarios by name.
    private func failure(_ result: KataResult, _ writer: ScenarioText) -> [String] {
        var text = ""
        for diagnostic in result.diagnostics where diagnostic.isError {
            text += DiagnosticText(style: style).text(of: diagnostic, in: result.source)
        }
        if let finding = result.finding {
            let (first, left) = finding.withFirstErrors(3)
            text += writer.text(of: first)
                .replacing(": error: ", with: ": \(style(.bad, "error")): ")
            if left > 0 { text += "  " + style(.faint, phrases.moreErrors(left)) + "\n" }
        }
        var number = 0
        for scenario in result.scenarios where scenario.verdict != .passed {
            let isSkipped = scenario.verdict == .skipped
            let row = scenario.rowText.isEmpty ? "" : "  " + style(.faint, scenario.rowText)
            text += "  \(isSkipped ? style(.faint, "–") : style(.bad, "✗")) \(scenario.title.visible)\(row)\n"
            if number == state.opened, let finding = scenario.findings.first {
                text += writer.text(of: finding)
                text += writer.errors(of: scenario.transcript)
            }
            if !isSkipped { number += 1 }
        }
        return text.linesOfText
    }

    /// Who plays which role, or what is missing.
    private func structure(of result: KataResult) -> [String] {
        guard let structure = result.structure else { return [] }
        let text = StructureText(style: style, language: ReaderLanguage(locale: locale)).text(of: structure)
        return text.isEmpty ? [] : text.linesOfText.flatMap { $0.folded(to: width) } + [""]
    }

    /// What a learner may want to read after the last scenario passed; the story, being the longest, comes last.
    private var success: [String] {
        var lines: [String] = []
        if let suggestions = state.suggestions {
            lines += [style(.strong, phrases.whatNext)] + text(of: suggestions) + [""]
        }
        if state.plugin != nil {
            let command = "kata show \(state.kata.id) --solution"
            lines += [
                style(.strong, phrases.reference), "\(style(.note, "s"))  \(style(.faint, command))", "",
            ]
        }
        if let story = state.kata.story {
            lines.append(style(.strong, phrases.patternStory) + style(.faint, "  README.md"))
            lines += story.text(for: locale).visibleText.reflowed
        }
        return lines
    }

    // MARK: Panels

    /// The key that turns the pages of a panel that takes the whole screen; nil for others.
    private var pagingKey: String? {
        switch state.panel {
        case .list: "l"
        case .solution: "s"
        case .hint, .next, .story, .message, nil: nil
        }
    }

    private func shown(_ panel: WatchState.Panel) -> [String] {
        switch panel {
        case .hint(let hint):
            let fault = hint.fault.map { style(.warning, phrases.sentence(for: $0)) }
            return (hint.text(style: style).linesOfText + [fault].compactMap { $0 })
                .flatMap { $0.folded(to: width) }
        case .next(let suggestions):
            let goOn = suggestions.katas.first.map { next in
                "\(style(.note, "n"))  \(style(.faint, phrases.goTo(next.entry.kata.id)))"
            }
            return (text(of: suggestions) + [goOn].compactMap(\.self)).map { $0.clipped(to: width) }
        case .list(let catalogue, let screen):
            let lines = CatalogueText(style: style, locale: locale, progress: state.progress)
                .text(of: catalogue).linesOfText.map { $0.clipped(to: width) }
            return Array(lines.dropFirst(screen * step))
        case .solution(let text, let screen):
            let lines = text.linesOfText.flatMap { $0.folded(to: width) }
            return Array(lines.dropFirst(screen * step))
        case .story:
            return (state.kata.story?.text(for: locale).visibleText.reflowed ?? [phrases.noStory])
                .flatMap { $0.folded(to: width) }
        case .message(let sentence): return sentence.folded(to: width)
        }
    }

    /// How many lines one screen of a long panel is on from the other; they overlap.
    private var step: Int { max(height - head.count - 4, 1) }

    /// Tells whether a long panel is asked for from beyond its end.
    public var isBeyondEnd: Bool {
        if pagingKey != nil, let panel = state.panel { shown(panel).isEmpty } else { false }
    }

    private func text(of suggestions: Suggestions) -> [String] {
        SuggestionText(style: style, locale: locale, width: width).text(of: suggestions).linesOfText
    }

    /// Returns the first lines, and how many more there are.
    private func cut(_ lines: [String], to count: Int, key: String? = nil) -> [String] {
        guard lines.count > count else { return lines }
        guard count > 0 else { return [] }
        let kept = lines.prefix(count - 1)
        let more = style(.faint, phrases.moreLines(lines.count - kept.count))
        return kept + [more + (key.map { style(.faint, " · ") + style(.note, $0) } ?? "")]
    }
}
