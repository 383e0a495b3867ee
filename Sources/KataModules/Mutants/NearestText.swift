import KataDiagnostics

/// The line of a file that a text was probably copied from, before one of them was changed.
enum NearestText {
    /// Returns the line that `wanted` should have been, with its number from 1; nil where none is like it.
    static func find(_ wanted: WantedText, in file: SourceLines) -> (line: Int, text: String)? {
        let texts = file.lines.map { trimmed($0) }
        return begun(wanted, in: texts)
            ?? alike(wanted.lines.map { trimmed($0) }.first { !$0.isEmpty } ?? "", in: texts)
    }

    /// Follows the place where the most of the wanted lines stand to the line that differs.
    private static func begun(_ wanted: WantedText, in texts: [String]) -> (line: Int, text: String)? {
        let lines = wanted.lines.map { trimmed($0) }
        guard lines.count > 1 else { return nil }
        var best: (count: Int, start: Int) = (0, 0)
        for start in texts.indices {
            let count = zip(lines, texts[start...]).prefix { $0 == $1 }.count
            if count > best.count, start + count < texts.count { best = (count, start) }
        }
        guard best.count > 0 else { return nil }
        return (best.start + best.count + 1, texts[best.start + best.count])
    }

    /// Finds the line with the most words of a text, at least half of them.
    private static func alike(_ wanted: String, in texts: [String]) -> (line: Int, text: String)? {
        let words = words(of: wanted)
        var best: (score: Int, index: Int)?
        for (index, text) in texts.enumerated() {
            let shared = words.intersection(self.words(of: text)).count
            // Of two lines with as many words the one with fewer others is nearer.
            let score = shared * 1000 - text.count
            if shared * 2 >= words.count, shared > 0, best.map({ score > $0.score }) ?? true {
                best = (score, index)
            }
        }
        return best.map { ($0.index + 1, texts[$0.index]) }
    }

    private static func words(of text: String) -> Set<Substring> {
        Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    }

    private static func trimmed(_ line: ArraySlice<UInt8>) -> String {
        String(decoding: line.dropFirst(line.indentation.count), as: UTF8.self)
    }
}
