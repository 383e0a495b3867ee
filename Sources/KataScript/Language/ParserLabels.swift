import KataDiagnostics

/// Labels of loops: `search: for a in list { … break search … }`.
extension Parser {
    private static let labelled: Set = ["for", "while", "repeat", "switch"]

    /// Tells whether a label and the loop that has it begin here.
    var isLabelAhead: Bool {
        let ahead = tokensAhead.prefix(3)
        guard ahead.count == 3, case .word = ahead[ahead.startIndex].kind, next.kind == .mark(.colon),
            case .word(let word) = ahead[ahead.startIndex + 2].kind
        else { return false }
        return Self.labelled.contains(word)
    }

    /// Reads a label and its loop.
    mutating func labelled() throws(AbandonedError) -> Statement {
        let label = try bindingName("the loop's label")
        advance()
        labels.append(label.text)
        defer { labels.removeLast() }
        var loop = try statement()
        loop.label = label.text
        return loop
    }

    /// Tells whether a word stands behind `break` or `continue` on its line.
    var isLabelNext: Bool { next.kind.isWord }

    /// Reads the label that `break` or `continue` names.
    mutating func label() throws(AbandonedError) -> String {
        guard case .word(let word) = current.kind else { throw missing("a loop's label") }
        guard labels.contains(word) else {
            report(.foreign(word, instead: "no loop around it has that label"), at: current.range)
            throw AbandonedError()
        }
        advance()
        return word
    }
}
