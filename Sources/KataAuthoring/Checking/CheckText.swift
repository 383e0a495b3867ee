import KataDiagnostics
public import KataReport
public import KataText

/// What a check found, for people: each diagnostic, and one line at the end.
public struct CheckText: CheckFormat {
    private let style: TextStyle
    private var count = CheckCount()

    /// Makes a report in colour or without.
    public init(style: TextStyle) { self.style = style }

    public var exitCode: ExitCode { count.exitCode }

    public func begin() -> String { "" }

    public mutating func text(of result: Check.Result) -> String {
        count.add(result)
        let writer = DiagnosticText(style: style)
        return result.diagnostics.withoutRepeats.map { writer.text(of: $0, in: result.source) }.joined()
    }

    public func end(_ exitCode: ExitCode) -> String { count.words(style: style) }
}
