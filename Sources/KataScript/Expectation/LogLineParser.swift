public import KataDiagnostics

/// Parses lines of a log block: literals, `...`, and the suffixes of matchers.
public struct LogLineParser {
    /// Returns the item that the bytes `range` of the text's content are: one line, without its line break.
    public static func item(
        _ text: LocatedText, range: Range<Int>, diagnostics: inout Diagnostics
    ) -> LogItem {
        let place = text.fileRange(range.lowerBound, range.upperBound)
        if text.bytes[range].elementsEqual("...".utf8) { return .gap(place) }
        let source = String(decoding: text.bytes[range], as: UTF8.self)
        guard let (suffix, body) = suffix(of: text.bytes, range) else {
            warnOfSuffix(text, range, diagnostics: &diagnostics)
            return .line(
                LinePattern(
                    kind: .literal, template: TemplateParser.template(text, range, diagnostics: &diagnostics),
                    range: place, source: source))
        }
        if body.isEmpty, suffix == .has || suffix == .glob || suffix == .regularExpression {
            let problem = ExpectationProblem.emptyMatcher(suffix: "(\(suffix.rawValue))")
            diagnostics.add(problem.diagnostic(at: text.fileRange(body.upperBound + 1, range.upperBound)))
        }
        let template = TemplateParser.template(
            text, body, escapes: suffix == .escapes, diagnostics: &diagnostics)
        let pattern = LinePattern(kind: suffix.kind, template: template, range: place, source: source)
        if suffix == .regularExpression {
            RegularExpressionCheck.check(pattern, text: text, range: body, diagnostics: &diagnostics)
        }
        return .line(pattern)
    }

    /// Returns the items of a block: one a line; the last line break ends the last line.
    static func items(_ text: LocatedText, diagnostics: inout Diagnostics) -> [LogItem] {
        var items: [LogItem] = []
        var start = 0
        while start < text.bytes.count {
            let end = text.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.bytes.count
            items.append(item(text, range: start..<end, diagnostics: &diagnostics))
            start = end + 1
        }
        return items
    }

    /// The words that turn a line into a matcher.
    private enum Suffix: String, CaseIterable {
        case glob
        case regularExpression = "re"
        case has
        case escapes = "esc"
        case literal = "lit"

        var kind: LinePattern.Kind {
            switch self {
            case .glob: .glob
            case .regularExpression: .regularExpression
            case .has: .contains
            case .escapes, .literal: .literal
            }
        }
    }

    /// Returns the suffix that the line ends in, with what stands before it.
    ///
    /// The suffix counts only if a blank precedes it; of `(re)` alone, and but for matchers of a blank alone,
    /// something must stand before that blank, else the line is literal.
    private static func suffix(of bytes: [UInt8], _ range: Range<Int>) -> (Suffix, Range<Int>)? {
        guard let (word, start) = lastWord(of: bytes, range), let suffix = Suffix(rawValue: word) else {
            return nil
        }
        let body = range.lowerBound..<start
        let isMatcher = suffix != .literal && suffix != .escapes
        return body.isEmpty && !isMatcher ? nil : (suffix, body)
    }

    /// Returns the word in ` (word)` at the end, with the place of the blank before it.
    private static func lastWord(of bytes: [UInt8], _ range: Range<Int>) -> (word: String, blank: Int)? {
        guard range.count >= 4, bytes[range.upperBound - 1] == UInt8(ascii: ")") else { return nil }
        guard let open = bytes[range].lastIndex(of: UInt8(ascii: "(")), open > range.lowerBound,
            bytes[open - 1] == UInt8(ascii: " ")
        else { return nil }
        return (String(decoding: bytes[open + 1..<range.upperBound - 1], as: UTF8.self), open - 1)
    }

    /// Warns of what was probably meant as a suffix.
    private static func warnOfSuffix(
        _ text: LocatedText, _ range: Range<Int>, diagnostics: inout Diagnostics
    ) {
        var end = range.upperBound
        while end > range.lowerBound, text.bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        guard let (word, blank) = lastWord(of: text.bytes, range.lowerBound..<end), blank > range.lowerBound
        else { return }
        if Suffix(rawValue: word) != nil, end < range.upperBound {
            let blanks = text.fileRange(end, range.upperBound)
            diagnostics.add(
                ExpectationProblem.blankBehindSuffix(suffix: "(\(word))").diagnostic(
                    at: blanks, fix: FixIt("take the blanks away", replacing: blanks, with: "")))
        } else if end == range.upperBound, let near = likelySuffix(word) {
            let place = text.fileRange(blank + 1, end)
            diagnostics.add(
                ExpectationProblem.unknownSuffix(suffix: "(\(word))", near: "(\(near))").diagnostic(
                    at: place, fix: FixIt("write '(\(near))'", replacing: place, with: "(\(near))")))
        }
    }

    /// Returns the suffix that other tools call `word`.
    private static func likelySuffix(_ word: String) -> String? {
        switch word.lowercased() {
        case "glob", "globs", "wildcard": "glob"
        case "re", "regex", "regexp": "re"
        case "has", "contains", "include", "includes": "has"
        case "esc", "escape", "escaped": "esc"
        case "lit", "literal": "lit"
        default: nil
        }
    }
}
