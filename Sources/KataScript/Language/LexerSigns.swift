import KataDiagnostics

/// Operators that only a module can give a meaning: `**`, `|>`, `•`.
extension Lexer {
    /// The marks of which operators are made that a keyboard has.
    private static let marks = Set("/=-+!*%<>&|^~".utf8)

    /// Those of them with which no mark of the language begins; they need no blanks around them.
    private static let freeMarks = Set("|^~".utf8)

    /// Reads an operator that is none of the language's; false where none stands here.
    mutating func sign() -> Bool {
        let start = offset
        var end = start
        while let byte = byte(at: end), Self.marks.contains(byte), !beginsComment(at: end) { end += 1 }
        guard end > start, isSign(start..<end) else { return false }
        offset = end
        add(.sign(string(start..<end)), from: start)
        return true
    }

    /// Tells whether a comment begins behind the marks up to here.
    private func beginsComment(at place: Int) -> Bool {
        guard byte(at: place) == UInt8(ascii: "/"), let next = byte(at: place + 1) else { return false }
        return next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
    }

    /// Reads an operator of characters that no keyboard has.
    mutating func symbols() -> Bool {
        let start = offset
        while let scalar, scalar.value.isOperator { offset += scalar.length }
        guard offset > start else { return false }
        add(.sign(string(start..<offset)), from: start)
        return true
    }

    private func isSign(_ range: Range<Int>) -> Bool {
        let text = string(range)
        if let foreign = ForeignSyntax.mark(at: self.text.bytes[range]) {
            guard foreign.mark != text else { return false }
        }
        if text == "&" { return isSpaced(range) && byte(at: range.upperBound) == UInt8(ascii: " ") }
        guard Mark(rawValue: text) == nil else { return false }
        let isFree =
            Self.freeMarks.contains(self.text.bytes[range.lowerBound])
            && Mark.longest(at: self.text.bytes[range]) == nil
        return isFree || isSpaced(range)
    }

    /// Tells whether an operator stands alone, so that it is not the marks of two: `a <- b`, but not `a <-b`.
    private func isSpaced(_ range: Range<Int>) -> Bool {
        let before = range.lowerBound == 0 ? UInt8(ascii: " ") : text.bytes[range.lowerBound - 1]
        let after = byte(at: range.upperBound) ?? UInt8(ascii: "\n")
        return Set(" (\t".utf8).contains(before) && Set(" ),\t\r\n".utf8).contains(after)
    }
}

extension Unicode.Scalar {
    /// Tells whether operators are made of it: the symbols of mathematics, arrows and other drawn marks.
    fileprivate var isOperator: Bool {
        guard !isASCII else { return false }
        switch value {
        case 0xB0, 0x2020...0x2023, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF: return true
        default: return properties.generalCategory == .mathSymbol
        }
    }
}
