public import KataDiagnostics

/// Parses lines of a log block: literals, `...`, and the suffixes of matchers.
public struct LogLineParser {
    /// Returns the item that the bytes `range` of the text's content are: one line, without its line break.
    public static func item(
        _ text: LocatedText, range: Range<Int>, diagnostics: inout Diagnostics
    ) -> LogItem {
        let source = String(decoding: text.bytes[range], as: UTF8.self)
        return .line(
            LinePattern(
                kind: .literal, template: Template(source),
                range: text.fileRange(range.lowerBound, range.upperBound), source: source))
    }
}
