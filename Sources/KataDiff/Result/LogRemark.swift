/// Something that can be said about a differing log as a whole.
public enum LogRemark: Sendable, Equatable {
    /// The log has the expected lines, but in another order.
    case onlyTheOrderDiffers
    /// The text is as expected, but that many line breaks are missing in it.
    case missingLineBreaks(Int)
    /// The text is as expected, but that many line breaks are too many in it.
    case extraLineBreaks(Int)
    /// The log has that many blank lines at its end that were not expected.
    case extraBlankLinesAtEnd(Int)
    /// That many blank lines at the log's end are missing.
    case missingBlankLinesAtEnd(Int)
    /// Only blank lines are too many, as `print("…\n")` makes them.
    case extraBlankLines(Int)
    /// The log is as expected up to its end, and then goes on.
    case onlyExtraLinesAtEnd(Int)
    /// The log is as expected as far as it goes.
    case endsEarly(missing: Int)
    /// Nothing was written at all.
    case nothingWritten
    /// Nothing should have been written.
    case nothingExpected

    /// The remark in words, lower-case.
    public var sentence: String {
        switch self {
        case .onlyTheOrderDiffers: "these are the expected lines, but in another order"
        case .missingLineBreaks(let count):
            "only \(count == 1 ? "a line break is" : "\(count) line breaks are") missing: the same text is on fewer lines"
        case .extraLineBreaks(let count):
            "only \(count == 1 ? "a line break is" : "\(count) line breaks are") too many: the same text is on more lines"
        case .extraBlankLinesAtEnd(let count):
            "only \(count.lines("blank")) at the end "
                + "\(count == 1 ? "is" : "are") too many; if the kata means to expect that, it says '|+'"
        case .missingBlankLinesAtEnd(let count):
            "only \(count.lines("blank")) at the end \(count == 1 ? "is" : "are") missing; "
                + "'|+' counts them, '|' does not"
        case .extraBlankLines(let count):
            "only \(count.lines("blank")) too many; print ends the line itself, "
                + "so a \\n at the end of its text makes an empty line"
        case .onlyExtraLinesAtEnd(let count):
            "all is as expected, and then \(count == 1 ? "a line follows" : "\(count) lines follow")"
        case .endsEarly(let count):
            "the log ends early: the last \(count == 1 ? "line is" : "\(count) lines are") missing"
        case .nothingWritten: "nothing was written"
        case .nothingExpected: "nothing should be written here"
        }
    }
}

extension Int {
    /// The number with the noun "line".
    fileprivate func lines(_ adjective: String) -> String {
        self == 1 ? "one \(adjective) line" : "\(self) \(adjective) lines"
    }
}
