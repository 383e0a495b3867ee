import KataDiagnostics

/// Strings of several lines: `"""`, the lines, and `"""` on a line of its own, whose indentation no line has.
extension Lexer {
    private static let quotes = "\"\"\""

    /// Tells whether a string of several lines begins here: nothing stands behind its quotes.
    var isTextAhead: Bool {
        guard isQuotesAhead(offset) else { return false }
        var place = offset + 3
        while let byte = byte(at: place), byte.isBlank { place += 1 }
        return byte(at: place) == nil || byte(at: place) == UInt8(ascii: "\n")
    }

    private func isQuotesAhead(_ place: Int) -> Bool {
        place + 3 <= limit && string(place..<place + 3) == Self.quotes
    }

    /// Reads the string whose quotes are at `offset`.
    mutating func longText() {
        let start = offset
        offset += 3
        while byte(at: offset)?.isBlank == true { offset += 1 }
        guard let end = endOfText else {
            report(.unterminatedText, start, start + 3)
            offset = limit
            return add(.invalid, from: start)
        }
        offset += 1
        var segments: [Token.StringSegment] = []
        var current = ""
        while offset < end.line {
            skipIndentation(end.indentation)
            textLine(&segments, &current)
        }
        // The last line break belongs to the quotes.
        if current.hasSuffix("\n") { current.removeLast() }
        offset = end.line + end.indentation + 3
        segments.append(.text(current))
        add(.string(segments), from: start)
    }

    /// Where the line of the closing quotes begins, and how many blanks stand before them.
    private var endOfText: (line: Int, indentation: Int)? {
        var place = offset
        while place < limit {
            guard let lineEnd = (place..<limit).first(where: { text.bytes[$0] == UInt8(ascii: "\n") }) else {
                return nil
            }
            let line = lineEnd + 1
            var first = line
            while byte(at: first)?.isBlank == true { first += 1 }
            if isQuotesAhead(first) { return (line, first - line) }
            place = line
        }
        return nil
    }

    /// Passes as many blanks as stand before the closing quotes; a line that has fewer and is not empty is reported.
    private mutating func skipIndentation(_ count: Int) {
        let start = offset
        while offset < start + count, byte(at: offset)?.isBlank == true { offset += 1 }
        guard offset < start + count, let byte = byte(at: offset), byte != UInt8(ascii: "\n") else { return }
        report(.textIndentation, start, offset + 1)
    }

    /// Reads to the end of a line; a backslash there joins it with the next.
    private mutating func textLine(_ segments: inout [Token.StringSegment], _ current: inout String) {
        while let (scalar, length) = scalar {
            if scalar == "\n" {
                current.unicodeScalars.append(scalar)
                offset += 1
                return
            }
            guard scalar == "\\" else {
                if scalar != "\r" || byte(at: offset + 1) != UInt8(ascii: "\n") {
                    current.unicodeScalars.append(scalar)
                }
                offset += length
                continue
            }
            switch byte(at: offset + 1) {
            case UInt8(ascii: "("):
                segments.append(.text(current))
                current = ""
                segments.append(.code(interpolation()))
            case UInt8(ascii: "\n"):
                offset += 2
                return
            default: current.unicodeScalars.append(contentsOf: escape())
            }
        }
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
    }
}
