import KataDiagnostics
import KataScript
import KataText

extension RevisedLine {
    /// The line as a log block writes it: the simplest form that reads back to the same line.
    ///
    /// ` (lit)` keeps an ending from being a suffix, and blanks at the end from being stripped by editors; ` (esc)` names
    /// what a block cannot hold. Nil where no form reads back.
    var logLine: String? {
        let plain = text { $0 }
        let literal = pieces == [.text("")] ? "" : plain
        let candidates = [literal, plain + " (lit)", text(RevisedLine.escaped) + " (esc)"]
        return candidates.first { RevisedLine.isFitForBlock($0) && readsBack($0) }
    }

    /// The content of a list item: the line with `${` made literal, nothing else.
    var itemText: String { text { $0 } }

    private func text(_ escape: (String) -> String) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): escape(text).replacingScalars(of: "${", with: "$${")
            case .reference(let name): "${\(name)}"
            }
        }.joined()
    }

    /// Tells whether a line of a block is read as just this line, without a word of warning.
    private func readsBack(_ line: String) -> Bool {
        let bytes = Array(line.utf8)
        var diagnostics = Diagnostics()
        let located = LocatedText(bytes: bytes, pieces: [], range: SourceRange(0, bytes.count))
        let item = LogLineParser.item(located, range: bytes.indices, diagnostics: &diagnostics)
        guard diagnostics.found.isEmpty, let pattern = item.singleLine, pattern.kind == .literal else {
            return false
        }
        let read = pattern.template.pieces.map { piece -> Piece in
            switch piece {
            case .text(let text): .text(text)
            case .reference(let name): .reference(name.text)
            }
        }
        return read == pieces
    }

    /// Tells whether a block scalar can hold the line, and editors leave it as it is.
    private static func isFitForBlock(_ line: String) -> Bool {
        if line.utf8.first == UInt8(ascii: "\t") { return false }
        if line.utf8.last == UInt8(ascii: " ") || line.utf8.last == UInt8(ascii: "\t") { return false }
        return line.unicodeScalars.allSatisfy { $0 == "\t" || !$0.isForeignToBlocks }
    }

    /// Returns text with the escapes of a script string for all that a block cannot hold.
    private static func escaped(_ text: String) -> String {
        var result = ""
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let isAtEdge = index == 0 || index == scalars.count - 1
            switch scalar {
            case "\\": result += "\\\\"
            case "\t" where isAtEdge: result += "\\t"
            case "\r": result += "\\r"
            case "\0": result += "\\0"
            case _ where scalar != "\t" && scalar.isForeignToBlocks:
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    /// Tells whether libyaml refuses the scalar, takes it for a line break, or people would not see it.
    var isForeignToBlocks: Bool {
        switch value {
        case 0xFEFF, 0xFFFE, 0xFFFF: true
        default: value == 0x09 || isHiddenFromPeople
        }
    }
}
