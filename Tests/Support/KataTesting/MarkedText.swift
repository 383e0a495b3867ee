public import KataDiagnostics

/// Text with the places of its marks (1️⃣, 2️⃣, …), which are taken out.
public struct MarkedText: Sendable {
    /// The text without marks.
    public private(set) var text = ""
    /// The offset in the text's UTF-8 at which each mark stood.
    public private(set) var marks: [Character: Int] = [:]

    /// Takes the marks out of `marked`.
    public init(_ marked: String) {
        for character in marked {
            if character.unicodeScalars.contains("\u{20E3}") {
                precondition(marks[character] == nil, "the mark \(character) stands twice")
                marks[character] = text.utf8.count
            } else {
                text.append(character)
            }
        }
    }

    /// Returns the offset of a mark, which must be in the text.
    public subscript(mark: Character) -> Int {
        guard let offset = marks[mark] else { preconditionFailure("there is no mark \(mark)") }
        return offset
    }

    /// Returns the range between two marks.
    public func range(_ start: Character, _ end: Character) -> SourceRange {
        SourceRange(self[start], self[end])
    }
}

extension LocatedText {
    /// Makes located text of a whole file.
    public init(whole file: SourceFile) {
        self.init(
            bytes: file.bytes, pieces: [Piece(content: 0, file: 0)], range: SourceRange(0, file.bytes.count))
    }
}

extension Diagnostics {
    /// Returns all findings as people see them, the first in the file first.
    public func told(in file: SourceFile) -> String {
        sorted.map { DiagnosticText().text(of: $0, in: file) }.joined()
    }
}
