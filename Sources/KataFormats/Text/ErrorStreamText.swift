import KataDiagnostics
import KataResults
import KataText
import KataTranscript

/// Writes what a scenario wrote to standard error, below the command that wrote it; it was not compared.
struct ErrorStreamText {
    /// How many lines are shown.
    private static let shownLines = 20

    let style: TextStyle
    let file: SourceFile
    var language = ReaderLanguage.english

    /// Returns the lines with their commands, faint; nothing where there are none.
    func text(of transcript: Transcript?, indented blanks: String) -> String {
        text(of: transcript?.errorEntries(in: file) ?? [], indented: blanks)
    }

    /// Returns what a scenario wrote to standard error, from its transcript or from what is stored.
    func text(of scenario: ScenarioResult, indented blanks: String) -> String {
        text(of: scenario.errorEntries(in: file), indented: blanks)
    }

    private func text(of entries: [ErrorEntry], indented blanks: String) -> String {
        guard !entries.isEmpty else { return "" }
        var lines = [language("standard error, not compared", "标准错误，不参与比较")]
        for entry in entries {
            lines.append("  @ \(entry.place.words(in: language)): \(entry.place.source.visible)")
            lines += entry.lines.map { "    \($0.visible)" }
        }
        let rest = lines.count - ErrorStreamText.shownLines
        if rest > 0 {
            lines.removeLast(rest)
            lines.append("  " + language("… \(rest) more lines", "… 还有 \(rest) 行"))
        }
        return lines.map { "\(blanks)\(style(.faint, $0))\n" }.joined()
    }
}
