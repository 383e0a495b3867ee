public import KataDiagnostics
package import KataText

/// A statement of a kata file as it ran.
public struct Place: Sendable, Equatable {
    /// Its source.
    public var range: SourceRange
    /// Line and column of its beginning.
    public var position: SourcePosition
    /// Its first line.
    public var source: String
    /// The turns, from 1, of the loops around it, the outermost first.
    public var turns: [Int]

    /// Makes the place of a range in a file.
    public init(_ range: SourceRange, turns: [Int] = [], in file: SourceFile) {
        self.range = range
        self.position = file.position(at: range.start)
        let text = file.text(in: range)
        self.source =
            text.split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init) ?? ""
        self.turns = turns
    }

    /// Makes a place that is known by its position alone, because its file is not at hand.
    init(position: SourcePosition, source: String, turns: [Int]) {
        self.range = SourceRange(0, 0)
        self.position = position
        self.source = source
        self.turns = turns
    }

    /// `line 14`, with the loops' turns where there are some.
    public var words: String { words(in: .english) }

    /// The line and the loops' turns for a reader of a language.
    package func words(in language: ReaderLanguage) -> String {
        let turn = turns.map(String.init).joined(separator: ".")
        let line = language("line \(position.line)", "第 \(position.line) 行")
        return line + (turns.isEmpty ? "" : language(", turn \(turn)", "，第 \(turn) 轮"))
    }
}
