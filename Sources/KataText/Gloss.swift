/// What words of a log mean, for readers who do not know its language.
public struct Gloss: Sendable {
    private let entries: [(words: String, meaning: String)]

    /// Makes a gloss; where several entries fit a place, the longest counts.
    public init(_ entries: [(words: String, meaning: String)] = []) {
        self.entries = entries.filter { !$0.words.isEmpty }.sorted { $0.words.count > $1.words.count }
    }

    /// Tells whether it says nothing.
    public var isEmpty: Bool { entries.isEmpty }

    /// Returns a line with its words replaced; nil where none of them occurs.
    public func text(of line: String) -> String? {
        var result = ""
        var rest = line[...]
        var isGlossed = false
        var endsInMeaning = false
        while let next = rest.first {
            if let entry = entries.first(where: { rest.hasPrefix($0.words) }) {
                if result.last?.isWordPart ?? false { result += " " }
                result += entry.meaning
                rest = rest.dropFirst(entry.words.count)
                (isGlossed, endsInMeaning) = (true, true)
            } else {
                if endsInMeaning, next.isWordPart { result += " " }
                result.append(next)
                rest = rest.dropFirst()
                endsInMeaning = false
            }
        }
        return isGlossed ? result : nil
    }

    /// Returns what each of the lines means that it knows something of, each line once.
    public func lines(_ lines: [String]) -> [(line: String, meaning: String)] {
        var seen: Set<String> = []
        return lines.compactMap { line in
            guard seen.insert(line).inserted else { return nil }
            return text(of: line).map { (line, $0) }
        }
    }
}

extension Character {
    /// Whether a word next to it has to be set off by a blank.
    fileprivate var isWordPart: Bool { isLetter || isNumber || "}])%\"'".contains(self) }
}
