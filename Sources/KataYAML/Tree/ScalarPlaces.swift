internal import KataDiagnostics

/// Finds where the bytes of a scalar's content stand in the file, once libyaml has taken quotes and folds away.
enum ScalarPlaces {
    typealias Piece = LocatedText.Piece

    /// Returns the runs of `content` that stand in the file unchanged.
    static func pieces(
        of content: UnsafeBufferPointer<UInt8>, record: NodeRecord, in file: [UInt8]
    ) -> [Piece] {
        guard record.isPooled else { return [Piece(content: 0, file: Int(record.content))] }
        let body = Int(record.start)..<Int(record.end)
        return switch record.form {
        case .literal: literalPieces(content, in: file, header: body.lowerBound)
        case .folded: walk(content, in: file, from: lineEnd(file, body.lowerBound), to: body.upperBound)
        case .singleQuoted:
            walk(content, in: file, from: body.lowerBound + 1, to: body.upperBound - 1, quote: "'")
        case .doubleQuoted:
            walk(content, in: file, from: body.lowerBound + 1, to: body.upperBound - 1, quote: "\"")
        default: walk(content, in: file, from: body.lowerBound, to: body.upperBound)
        }
    }

    /// Each line of a literal block is the end of a line of the file.
    private static func literalPieces(
        _ content: UnsafeBufferPointer<UInt8>, in file: [UInt8], header: Int
    ) -> [Piece] {
        var pieces: [Piece] = []
        var start = 0
        var line = lineEnd(file, header) + 1
        while start < content.count, line <= file.count {
            let end = content[start...].firstIndex(of: newline) ?? content.count
            let fileEnd = lineEnd(file, line)
            let isCRLF = fileEnd > line && fileEnd <= file.count && file[fileEnd - 1] == UInt8(ascii: "\r")
            pieces.append(Piece(content: start, file: fileEnd - (isCRLF ? 1 : 0) - (end - start)))
            start = end + 1
            line = fileEnd + 1
        }
        return pieces
    }

    /// Follows content and file side by side where blanks were folded and escapes resolved.
    private static func walk(
        _ content: UnsafeBufferPointer<UInt8>, in file: [UInt8], from start: Int, to end: Int,
        quote: Unicode.Scalar = " "
    ) -> [Piece] {
        var pieces: [Piece] = []
        var place = start
        var offset = 0
        func note() {
            if pieces.last.map({ place - $0.file != offset - $0.content }) ?? true {
                pieces.append(Piece(content: offset, file: place))
            }
        }
        while offset < content.count, place < min(end, file.count) {
            if quote == "\"", file[place] == UInt8(ascii: "\\") {
                let escape = escapeLength(file, at: place)
                if escape.breaksLine {
                    place += escape.length
                    while place < end, isBlank(file[place]) { place += 1 }
                } else {
                    note()
                    offset += scalarLength(content[offset])
                    place += escape.length
                }
            } else if quote == "'", file[place] == UInt8(ascii: "'"), place + 1 < end {
                place += 1
                note()
                (offset, place) = (offset + 1, place + 1)
            } else if let fold = foldLength(file, at: place, to: end) {
                note()
                place += fold
                while offset < content.count, isBlank(content[offset]) { offset += 1 }
            } else if content[offset] == file[place] {
                note()
                (offset, place) = (offset + 1, place + 1)
            } else {
                place += 1
            }
        }
        return pieces
    }

    /// Returns how many blanks stand here if there is a line break among them, else nil.
    private static func foldLength(_ file: [UInt8], at start: Int, to end: Int) -> Int? {
        guard isBlank(file[start]) else { return nil }
        var place = start
        var hasBreak = false
        while place < end, isBlank(file[place]) {
            hasBreak = hasBreak || file[place] == newline
            place += 1
        }
        return hasBreak ? place - start : nil
    }

    private static func escapeLength(_ file: [UInt8], at place: Int) -> (length: Int, breaksLine: Bool) {
        guard place + 1 < file.count else { return (1, false) }
        switch file[place + 1] {
        case UInt8(ascii: "x"): return (4, false)
        case UInt8(ascii: "u"): return (6, false)
        case UInt8(ascii: "U"): return (10, false)
        case newline: return (2, true)
        case UInt8(ascii: "\r"): return (3, true)
        default: return (2, false)
        }
    }

    private static func lineEnd(_ file: [UInt8], _ start: Int) -> Int {
        guard start < file.count else { return file.count }
        return file[start...].firstIndex(of: newline) ?? file.count
    }

    private static let newline = UInt8(ascii: "\n")

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == newline
            || byte == UInt8(ascii: "\r")
    }
}

/// Returns the number of bytes of the UTF-8 scalar that begins with `byte`.
func scalarLength(_ byte: UInt8) -> Int {
    switch byte {
    case 0..<0xC0: 1
    case 0xC0..<0xE0: 2
    case 0xE0..<0xF0: 3
    default: 4
    }
}
