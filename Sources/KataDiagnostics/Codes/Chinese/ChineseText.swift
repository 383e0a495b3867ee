/// What is said of a code in Chinese.
struct ChineseText: Sendable {
    /// The rule in one line.
    let title: String
    /// Why the rule is there and how to mend what breaks it; a line '<example>' stands for the next example of the
    /// English text, which is not written twice.
    let explanation: String

    init(_ title: String, _ explanation: String) {
        self.title = title
        self.explanation = explanation
    }

    /// The mark that an example of the English text replaces.
    static let example = "<example>"

    /// Returns the explanation with the examples of the English one in their places.
    func explanation(withExamplesOf english: String) -> String {
        var examples = ChineseText.examples(in: english).makeIterator()
        return explanation.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line == ChineseText.example ? examples.next() ?? "" : String(line)
        }.joined(separator: "\n")
    }

    /// The indented parts of an explanation.
    static func examples(in text: String) -> [String] {
        var found: [[Substring]] = []
        var isInside = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isIndented = line.hasPrefix("    ")
            if isIndented, !isInside { found.append([]) }
            if isIndented { found[found.count - 1].append(line) }
            isInside = isIndented
        }
        return found.map { $0.joined(separator: "\n") }
    }
}

extension DiagnosticCode {
    /// The rule in one line, in Chinese where it is written.
    public func title(inChinese: Bool) -> String { inChinese ? chinese?.title ?? title : title }

    /// The explanation, in Chinese where it is written.
    public func explanation(inChinese: Bool) -> String {
        inChinese ? chinese?.explanation(withExamplesOf: explanation) ?? explanation : explanation
    }

    /// What is said in Chinese, which is looked up where it is asked for.
    var chinese: ChineseText? {
        let tables = [
            ChineseText.yaml, ChineseText.file, ChineseText.script, ChineseText.expectation,
            ChineseText.module,
            ChineseText.plugin,
        ]
        return tables.lazy.compactMap { $0[id] }.first
    }
}
