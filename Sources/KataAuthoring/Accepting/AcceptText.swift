import KataDiagnostics
public import KataFormats
public import KataResults
public import KataText

/// What `kata accept` did, for people.
public struct AcceptText: Report {
    public typealias Ending = ExitCode

    private let style: TextStyle
    private let isCheck: Bool
    private let phrases: Phrases

    /// Makes a report in colour or without, for readers of a locale; `isCheck` says that nothing is written.
    public init(style: TextStyle, locale: String, isCheck: Bool) {
        self.style = style
        self.isCheck = isCheck
        phrases = Phrases(locale: locale)
    }

    /// Returns what came of a kata: a line, and the change of the file or why there is none.
    public func add(_ result: AcceptResult) -> String {
        let name = style(.strong, result.id.visible)
        switch result.outcome {
        case .unchanged:
            let words =
                result.comparesNothing
                ? phrases.comparesNoLog : phrases.isAsItShouldBe(uncompared: result.uncompared)
            return "\(style(.good, "✓")) \(name)  \(style(.faint, words))\n"
        case .changed(let changed):
            let words = phrases.changed(isCheck: isCheck)
            let mark = isCheck ? style(.bad, "✗") : style(.good, "✓")
            return "\(mark) \(name)  \(words)\n"
                + TextChange(from: result.source, to: changed).text(style: style)
        case .refused(let refusals):
            return "\(style(.bad, "✗")) \(name)  \(phrases.nothingWritten)\n"
                + refusals.map { text(of: $0, in: result.source) }.joined()
        case .obstacle(let obstacle):
            let report = TextReport(style: style)
            return "\(style(.bad, "✗")) \(name)  \(phrases.nothingToAccept)\n"
                + report.add(obstacle)
        }
    }

    private func text(of refusal: AcceptError, in file: SourceFile) -> String {
        let place = Place(refusal.range, in: file)
        let address = "\(file.path.visible):\(place.position.line):\(place.position.column)"
        let source = place.source.isEmpty ? "" : "    \(style(.note, "→")) \(place.source.visible)\n"
        return "  \(style(.strong, address)): \(style(.bad, refusal.sentence))\n" + source
    }
}
