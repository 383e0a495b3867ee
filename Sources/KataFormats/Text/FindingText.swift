import KataDiagnostics
import KataResults
import KataText
import KataTranscript

/// Writes for people why a scenario did not pass: what was wrong, at which command, and what helps.
struct FindingText {
    /// How many lines of a compiler are shown.
    private static let shownCompilerLines = 60

    /// How many warnings of a compiler are shown.
    private static let shownRemarks = 5

    let style: TextStyle
    let file: SourceFile
    /// How many blanks stand before the headline; what is not about a single scenario has two fewer.
    var margin = 4
    /// Tells whether there is little room: a difference goes without its legend and commands but the first.
    var isBrief = false
    /// The reader's language.
    var language = ReaderLanguage.english

    /// Returns a finding, each line indented and ended by a line break.
    func text(_ finding: Finding) -> String {
        switch finding {
        case .diagnostics(let diagnostics):
            return diagnostics.withoutRepeats.map { DiagnosticText(style: style).text(of: $0, in: file) }
                .joined()
        case .build, .contract, .machine:
            return text(finding.description(in: language), indented: max(0, margin - 2))
        default: return text(finding.description(in: language), indented: margin)
        }
    }

    /// Returns a finding that stands for a kata as a whole.
    func text(ofWhole finding: Finding) -> String {
        switch finding {
        case .diagnostics, .build, .contract, .machine: return text(finding)
        default: return text(finding.description(in: language), indented: max(0, margin - 2))
        }
    }

    /// Returns what the compiler remarked on a solution that builds: the first of its warnings.
    func remarks(_ text: String) -> String {
        let lines = text.split(separator: "\n").filter { $0.contains(": warning: ") }
        let shown = lines.prefix(FindingText.shownRemarks).map { line in
            "  \(style(.warning, String(line).visible))\n"
        }
        let rest = lines.count - shown.count
        let more = language("… \(rest) more warnings", "… 还有 \(rest) 条警告")
        return shown.joined() + (rest > 0 ? "  \(style(.faint, more))\n" : "")
    }

    // MARK: Parts

    private func text(_ finding: FindingDescription, indented count: Int) -> String {
        let blanks = String(repeating: " ", count: count)
        var result = headline(finding, blanks)
        for detail in finding.details { result += text(detail, blanks) }
        if let difference = finding.difference { result += text(difference, blanks) }
        for note in finding.notes { result += text(.note(note), blanks) }
        return result
    }

    /// What is wrong, and the command that did it with its place in the file.
    private func headline(_ finding: FindingDescription, _ blanks: String) -> String {
        let words = finding.headline.visible
        var result = "\(blanks)\(style(.bad, words))\(finding.addition.visibleLines(blanks))"
        guard let place = finding.place else { return result + "\n" }
        let address = style(.strong, place.address(in: file))
        result += language(" at \(address)", "  \(address)")
        if !place.turns.isEmpty {
            let turns = place.turns.map(String.init).joined(separator: ".")
            result += language(" (turn \(turns))", "（第 \(turns) 轮）")
        }
        result += "\n"
        // What the words quote already is not shown again.
        return finding.isPlaceVague || words.contains("'\(place.source.visible)'")
            ? result : result + "\(blanks)  \(style(.note, "→")) \(place.source.visible)\n"
    }

    private func text(_ detail: FindingDescription.Detail, _ blanks: String) -> String {
        switch detail {
        case .forbidden(let line): return "\(blanks)  \(style(.bad, "+ \(line.visible)"))\n"
        case .value(let value, let source):
            return "\(blanks)  \(source.visible) \(language("is", "是")) \(style(.bad, value.visible))\n"
        case .lastWords(let words):
            return words.split(separator: "\n").map { line in
                "\(blanks)  \(style(.bad, String(line).visible))\n"
            }.joined()
        case .command(let role, let place):
            return "\(blanks)  \(style(.note, role)) \(place.words(in: language)): \(place.source.visible)\n"
        case .frame(let frame):
            let function = frame.function.isEmpty ? "" : style(.faint, "  \(frame.function.visible)")
            return "\(blanks)  \(style(.strong, frame.place.visible))\(function)\n"
        case .compilerOutput(let output): return compilerOutput(output, blanks)
        case .excerpt(let excerpt):
            return excerpt.split(separator: "\n").map { "\(blanks)\(String($0).visible)\n" }.joined()
        case .note(let note):
            return "\(blanks)  \(style(.note, language("note", "注")))\(language(": ", "："))\(note.visible)\n"
        }
    }

    private func compilerOutput(_ output: String, _ blanks: String) -> String {
        let lines = output.withoutEndingBreaks.split(separator: "\n", omittingEmptySubsequences: false)
        var result = ""
        for line in lines.prefix(FindingText.shownCompilerLines) {
            result += line.isEmpty ? "\n" : "\(blanks)\(String(line).visible)\n"
        }
        let rest = lines.count - FindingText.shownCompilerLines
        return rest > 0
            ? result + "\(blanks)\(style(.faint, language("… \(rest) more lines", "… 还有 \(rest) 行")))\n"
            : result
    }

    private func text(_ difference: Difference, _ blanks: String) -> String {
        DiffText(style: style, language: language, isWhole: !isBrief).text(difference)
            .split(separator: "\n").map { "\(blanks)\($0)\n" }.joined()
    }
}

extension Place {
    /// Returns `PATH:LINE:COLUMN`.
    func address(in file: SourceFile) -> String {
        "\(file.path.visible):\(position.line):\(position.column)"
    }

    /// Returns what stands above the lines that the command wrote: its place and source.
    func heading(in language: ReaderLanguage = .english) -> String {
        "\(words(in: language)): \(source)"
    }
}
