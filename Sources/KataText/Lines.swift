extension String {
    /// The lines of a text that ends in a line break, or not.
    public var linesOfText: [String] {
        var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// The text without line breaks at its end, and with everything escaped that a terminal would obey but line breaks.
    public var visibleText: String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible }
        while let last = lines.last, last.isEmpty { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    /// Returns the text with its line breaks kept, blanks behind each, and all else escaped that cannot be seen.
    public func visibleLines(_ blanks: String = "") -> String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible }
            .joined(separator: "\n\(blanks)")
    }

    /// The text without the line breaks at its end.
    public var withoutEndingBreaks: String {
        String(String.UnicodeScalarView(unicodeScalars.reversed().drop { $0 == "\n" }.reversed()))
    }
}
