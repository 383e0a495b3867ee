import KataDiagnostics
import KataYAML

/// What can be wrong with a file of equivalent mutants, beyond the shapes of its values and before anything runs.
enum EquivalentProblem {
    case empty
    case sameText
    case noWhy
    case notFound(text: String, file: String, nearest: (line: Int, text: String)?)
    case twice(line: Int)

    private var wording: (code: DiagnosticCode, message: String) {
        switch self {
        case .empty: (.emptyManifest, "there is no equivalent mutant: begin with 'equivalents: 1'")
        case .sameText:
            (.idleChange, "'line' and 'becomes' are the same text: copy the mutant's line from 'kata mutate'")
        case .noWhy: (.falseEquivalent, "'why' is empty: say why no scenario can show the change")
        case .notFound(let text, let file, let nearest):
            (.falseEquivalent, Self.missing(Quoting.shortened(text), file, nearest))
        case .twice(let line):
            (.falseEquivalent, "line \(line) explains the same change: keep one of the two entries")
        }
    }

    /// Returns the diagnostic of the problem at a place.
    func diagnostic(at range: SourceRange) -> Diagnostic {
        let (code, message) = wording
        return Diagnostic(code, message, at: range)
    }

    private static func missing(_ text: String, _ file: String, _ nearest: (line: Int, text: String)?)
        -> String
    {
        let sentence = "'\(text)' is no line of \(file)"
        guard let nearest else { return "\(sentence): copy the line from there, or take the entry out" }
        return "\(sentence); line \(nearest.line) has '\(Quoting.shortened(nearest.text))'"
    }
}
