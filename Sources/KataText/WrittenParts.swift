/// A type or signature as it is written, taken apart where no brackets are around.
extension Substring {
    /// Returns the first place outside of all brackets of which something holds.
    public func firstOutsideBrackets(where holds: (Index) -> Bool) -> Index? {
        firstIndex { index, depth in depth == 0 && holds(index) }
    }

    /// Splits at a separator that stands outside of all brackets.
    public func splitOutsideBrackets(at separator: Character) -> [Substring] {
        var parts: [Substring] = []
        var rest = self
        while let index = rest.firstOutsideBrackets(where: { rest[$0] == separator }) {
            parts.append(rest[..<index])
            rest = rest[rest.index(after: index)...]
        }
        return parts + [rest]
    }

    /// Tells whether no bracket is closed that was not opened before.
    public var closesOnlyItsOwnBrackets: Bool { firstIndex { _, depth in depth < 0 } == nil }

    /// The text without blanks at its ends.
    public var trimmed: Substring {
        var text = drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return text
    }

    /// Returns the first place of which something holds, which is told how many brackets are open behind it.
    private func firstIndex(where holds: (Index, Int) -> Bool) -> Index? {
        var depth = 0
        var isAfterDash = false
        for index in indices {
            switch self[index] {
            case "(", "[", "<": depth += 1
            // The head of an arrow, as of `(Int) -> Bool`, closes nothing.
            case ")", "]": depth -= 1
            case ">" where !isAfterDash: depth -= 1
            default: break
            }
            isAfterDash = self[index] == "-"
            if holds(index, depth) { return index }
        }
        return nil
    }
}
