import KataDiagnostics
public import KataResults
public import KataText
import KataTranscript

/// The report for people who want to see what happened: every command as it ran, with its result and its lines.
public struct TraceReport: Report {
    private let style: TextStyle
    private var verdicts: TextReport

    /// Makes a report in colour or without.
    public init(style: TextStyle) {
        self.style = style
        self.verdicts = TextReport(style: style)
    }

    public mutating func begin(count: Int) -> String {
        // A kata that runs alone would show its log once more.
        verdicts.begin(count: max(2, count))
    }

    public mutating func add(_ kata: KataResult) -> String {
        kata.scenarios.map { trace(of: $0, in: kata.source) }.joined() + verdicts.add(kata)
    }

    public func end(_ summary: RunSummary) -> String { verdicts.end(summary) }

    private func trace(of scenario: ScenarioResult, in file: SourceFile) -> String {
        guard let transcript = scenario.transcript else { return "" }
        let row = scenario.rowText.isEmpty ? "" : "  " + style(.faint, scenario.rowText)
        var result = style(.strong, scenario.title.visible) + row + "\n"
        let places = transcript.commands.map { Place($0.range, turns: $0.turns, in: file) }
        let width = places.map(\.words.displayWidth).max() ?? 0
        var line = 0
        result += lines(of: nil, transcript, &line)
        for (index, place) in places.enumerated() {
            result += "  \(style(.faint, place.words.padded(toWidth: width)))  \(place.source.visible)"
            if let value = transcript.commands[index].result {
                result += "  \(style(.note, "→ \(value.sourceText.visible)"))"
            }
            result += "\n" + lines(of: index, transcript, &line)
            for text in transcript.commands[index].errorLines {
                result += "    " + style(.faint, "┆ \(text.visible)") + "\n"
            }
        }
        return result
    }

    /// Returns the lines that a command wrote; they follow those of the commands before it.
    private func lines(of command: Int?, _ transcript: Transcript, _ line: inout Int) -> String {
        var result = ""
        while line < transcript.count, transcript.command(ofLine: line) == command {
            result += "    \(style(.faint, "│")) \(transcript.text(ofLine: line).visible)\n"
            line += 1
        }
        return result
    }
}
