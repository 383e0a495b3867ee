import KataAuthoring
import KataDiagnostics
import KataFormats
import KataResults

/// What became of mistakes, for the page of a pull request: a table of katas, and below it what lives.
public struct MutationMarkdown: MutationReport {
    private let percent: Int
    /// What is said of katas in which something lives; the table, which comes first in the document, has no room for it.
    private var details = ""

    /// Makes a report on katas of which so many percent have to be caught.
    public init(atLeast percent: Int) { self.percent = percent }

    public func begin() -> String {
        "## kata mutate\n\n| | kata | score | caught | live | no scenario runs | explained |\n"
            + "|---|---|---:|---:|---:|---:|---:|\n"
    }

    public mutating func text(of kata: MutationScore) -> String {
        details += kata.details
        let mark = kata.exitCode(atLeast: percent) == .allPassed ? "✓" : "✗"
        if let obstacle = kata.obstacle, kata.mutants.isEmpty {
            let words = MarkdownText.inline(obstacle.sentence(of: kata))
            return "| \(mark) | \(MarkdownText.inline(kata.id)): \(words) | | | | | |\n"
        }
        let counts = [kata.caught, kata.living, kata.unreached, kata.explained].map(String.init)
        let score = kata.score.map { "\($0 / 10).\($0 % 10) %" } ?? "–"
        return "| \(mark) | \(MarkdownText.inline(kata.id)) | \(score) | "
            + counts.joined(separator: " | ") + " |\n"
    }

    public func end(_ total: MutationTotal) -> String { details }
}

extension MutationScore {
    /// The mistakes that live, and the scenarios that would show them.
    fileprivate var details: String {
        var result = ""
        for mutant in mutants {
            switch mutant.fate {
            case .lives: result += text(of: mutant, "lives")
            case .unreached: result += text(of: mutant, "no scenario ever runs this line")
            case .unknown(let reason): result += text(of: mutant, "unknown: \(reason)")
            case .caught, .explained, .unbuildable: break
            }
        }
        for suggestion in suggestions {
            let shown = suggestion.mutants.compactMap { number in
                mutants.first { $0.number == number }.map { "\($0.file):\($0.position.line)" }
            }
            result += "\nThis scenario shows \(MarkdownText.inline(shown.joined(separator: ", "))):\n\n"
            result += MarkdownText.block(suggestion.lines.joined(separator: "\n"), language: "yaml")
        }
        return result.isEmpty ? "" : "\n### \(MarkdownText.inline(id))\n" + result
    }

    private func text(of mutant: JudgedMutant, _ fate: String) -> String {
        let place = "\(mutant.path):\(mutant.position.line):\(mutant.position.column)"
        return "\n\(MarkdownText.inline("\(place)  \(mutant.kind): \(fate)"))\n\n"
            + MarkdownText.block(mutant.change, language: "diff")
    }
}
