extension [Diagnostic] {
    /// As many findings with the same words are shown; people learn nothing from more.
    private static var maximumRepeats: Int { 10 }

    /// The findings without those that repeat the words of ten before them; the tenth says how many those are.
    public var withoutRepeats: [Diagnostic] {
        var counts: [String: Int] = [:]
        for diagnostic in self { counts[diagnostic.repetitionKey, default: 0] += 1 }
        var shown: [String: Int] = [:]
        return compactMap { diagnostic in
            let key = diagnostic.repetitionKey
            let place = shown[key, default: 0] + 1
            shown[key] = place
            guard place <= Self.maximumRepeats else { return nil }
            let left = counts[key, default: 0] - Self.maximumRepeats
            guard place == Self.maximumRepeats, left > 0 else { return diagnostic }
            var last = diagnostic
            last.notes.append(Note("\(left) more like this \(left == 1 ? "is" : "are") not shown"))
            return last
        }
    }
}

extension Diagnostic {
    fileprivate var repetitionKey: String { "\(code.id) \(message)" }
}
