internal import KataDiagnostics

/// Parses the text of an expected line: `${name}`, `$${`, and the escapes of a script string where they count.
struct TemplateParser {
    private let text: LocatedText
    private let end: Int
    private let escapes: Bool
    private var place: Int
    private var pieces: [Template.Piece] = []
    private var plain: [UInt8] = []

    /// Returns the template that the bytes `range` of the content are.
    static func template(
        _ text: LocatedText, _ range: Range<Int>, escapes: Bool = false, diagnostics: inout Diagnostics
    ) -> Template {
        var parser = TemplateParser(text, range, escapes: escapes)
        return parser.parse(diagnostics: &diagnostics)
    }

    private init(_ text: LocatedText, _ range: Range<Int>, escapes: Bool) {
        self.text = text
        self.place = range.lowerBound
        self.end = range.upperBound
        self.escapes = escapes
    }

    private mutating func parse(diagnostics: inout Diagnostics) -> Template {
        while place < end {
            if follows("$${") {
                plain += Array("${".utf8)
                place += 3
            } else if follows("${") {
                takeReference(diagnostics: &diagnostics)
            } else if escapes, text.bytes[place] == UInt8(ascii: "\\") {
                takeEscape(diagnostics: &diagnostics)
            } else {
                plain.append(text.bytes[place])
                place += 1
            }
        }
        if !plain.isEmpty || pieces.isEmpty { endPlain() }
        return Template(pieces: pieces)
    }

    private mutating func takeReference(diagnostics: inout Diagnostics) {
        let close = text.bytes[place..<end].firstIndex(of: UInt8(ascii: "}"))
        let name = String(decoding: text.bytes[place + 2..<(close ?? place + 2)], as: UTF8.self)
        guard let close, TemplateParser.isName(name) else {
            let problemEnd = close.map { $0 + 1 } ?? place + 2
            diagnostics.add(ExpectationProblem.badReference.diagnostic(at: text.fileRange(place, problemEnd)))
            plain += Array("${".utf8)
            place += 2
            return
        }
        if !plain.isEmpty { endPlain() }
        pieces.append(.reference(Name(name, range: text.fileRange(place, close + 1))))
        place = close + 1
    }

    private mutating func takeEscape(diagnostics: inout Diagnostics) {
        let start = place
        let letter = place + 1 < end ? text.bytes[place + 1] : 0
        place = min(end, place + 2)
        switch letter {
        case UInt8(ascii: "t"): plain.append(0x09)
        case UInt8(ascii: "r"): plain.append(0x0D)
        case UInt8(ascii: "0"): plain.append(0)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): plain.append(letter)
        case UInt8(ascii: "n"):
            diagnostics.add(ExpectationProblem.lineBreakInLine.diagnostic(at: text.fileRange(start, place)))
        case UInt8(ascii: "u"):
            let close = text.bytes[place..<end].firstIndex(of: UInt8(ascii: "}")) ?? place
            let digits = String(decoding: text.bytes[min(place + 1, close)..<close], as: UTF8.self)
            let isOpen = place < end && text.bytes[place] == UInt8(ascii: "{") && digits.utf8.count <= 8
            guard isOpen, let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
                fallthrough
            }
            plain += Array(String(Character(scalar)).utf8)
            place = close + 1
        default:
            while place < end, text.bytes[place] & 0xC0 == 0x80 { place += 1 }
            let range = text.fileRange(start, place)
            let escape = String(decoding: text.bytes[start..<place], as: UTF8.self)
            diagnostics.add(ExpectationProblem.badEscape(escape: escape).diagnostic(at: range))
            plain += text.bytes[start..<place]
        }
    }

    private mutating func endPlain() {
        pieces.append(.text(String(decoding: plain, as: UTF8.self)))
        plain = []
    }

    private func follows(_ mark: String) -> Bool { text.bytes[place..<end].starts(with: mark.utf8) }

    /// Tells whether the text is a name (UAX #31, with `_` at the beginning too).
    static func isName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart else {
            return false
        }
        return text.unicodeScalars.dropFirst().allSatisfy { $0.properties.isXIDContinue }
    }
}
