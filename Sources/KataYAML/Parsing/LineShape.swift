internal import KataDiagnostics

/// A line of a YAML file taken apart without YAML's rules: `INDENT (- )* KEY: VALUE`.
struct LineShape {
    /// The line without its line break.
    let range: SourceRange
    /// Where the first byte that is no blank and no tab stands.
    let start: Int
    /// Behind the `- ` of list items.
    let content: Int
    /// The key before the line's first colon that a blank or the line's end follows.
    let key: SourceRange?
    /// Where the value begins: behind the key, or else where the content does.
    let value: Int
    private let bytes: [UInt8]

    /// Takes the 0-based line apart.
    init(_ line: Int, of file: SourceFile) {
        bytes = file.bytes
        range = file.range(ofLine: line)
        start = LineShape.skipBlanks(file.bytes, range.start, range.end)
        var place = start
        while place + 1 < range.end, file.bytes[place] == UInt8(ascii: "-"),
            file.bytes[place + 1] == UInt8(ascii: " ")
        {
            place = LineShape.skipBlanks(file.bytes, place + 1, range.end)
        }
        content = place
        var colon = place
        while colon < range.end, !LineShape.isColon(file.bytes, colon, range.end) { colon += 1 }
        let opensQuote = place < range.end && LineShape.isQuote(file.bytes[place])
        if colon < range.end, !opensQuote {
            key = SourceRange(place, colon)
            value = LineShape.skipBlanks(file.bytes, colon + 1, range.end)
        } else {
            key = nil
            value = place
        }
    }

    /// Tells whether nothing but blanks stands on the line.
    var isBlank: Bool { start >= range.end }
    /// Tells whether the line is a comment.
    var isComment: Bool { start < range.end && bytes[start] == UInt8(ascii: "#") }
    /// The number of bytes before the first that is no blank.
    var indentation: Int { start - range.start }
    /// Where the line's text ends, blanks behind it left out.
    var end: Int {
        var end = range.end
        while end > start, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\t") {
            end -= 1
        }
        return end
    }
    /// The first tab before the text, if there is one.
    var indentingTab: Int? { bytes[range.start..<start].firstIndex(of: UInt8(ascii: "\t")) }

    static func skipBlanks(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
        var place = start
        while place < end, bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\t") {
            place += 1
        }
        return place
    }

    private static func isColon(_ bytes: [UInt8], _ place: Int, _ end: Int) -> Bool {
        guard bytes[place] == UInt8(ascii: ":") else { return false }
        return place + 1 >= end || bytes[place + 1] == UInt8(ascii: " ")
            || bytes[place + 1] == UInt8(ascii: "\t")
    }

    private static func isQuote(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }
}
