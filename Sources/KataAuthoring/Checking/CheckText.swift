import KataDiagnostics
public import KataFormats
import KataResults
public import KataText

/// What a check found, for people: each diagnostic, and one line at the end.
public struct CheckText: Report {
    private let style: TextStyle

    /// Makes a report in colour or without.
    public init(style: TextStyle) { self.style = style }

    public func add(_ result: Check.Result) -> String {
        let writer = DiagnosticText(style: style)
        return result.diagnostics.withoutRepeats.map { writer.text(of: $0, in: result.source) }.joined()
    }

    public func end(_ summary: CheckSummary) -> String { summary.words(style: style) }
}
