import KataDiagnostics
import KataText

/// Cuts script text into tokens; reports what can be none and goes on.
struct Lexer {
    let text: LocatedText
    let limit: Int
    var offset: Int
    var tokens: [Token] = []
    var diagnostics: Diagnostics
    /// Brackets that are open; a line's end inside them means nothing.
    private var openBrackets: [(mark: Mark, range: Range<Int>)] = []
    private var isLineStart = true
    /// The full-width marks of the line so far, which are reported together.
    private var fullWidthMarks: [(mark: String, range: SourceRange, ascii: String)] = []

    /// Returns the tokens of the content's bytes in `range`, `.end` last.
    static func tokens(
        of text: LocatedText, in range: Range<Int>, diagnostics: inout Diagnostics
    ) -> [Token] {
        var lexer = Lexer(text: text, range: range, diagnostics: diagnostics)
        lexer.run()
        diagnostics = lexer.diagnostics
        return lexer.tokens
    }

    private init(text: LocatedText, range: Range<Int>, diagnostics: Diagnostics) {
        self.text = text
        self.limit = range.upperBound
        self.offset = range.lowerBound
        self.diagnostics = diagnostics
    }

    // MARK: Reading bytes

    func byte(at place: Int) -> UInt8? { place < limit ? text.bytes[place] : nil }

    /// The scalar at `offset` with the number of its bytes.
    var scalar: (value: Unicode.Scalar, length: Int)? {
        guard offset < limit else { return nil }
        if text.bytes[offset] < 0x80 { return (Unicode.Scalar(text.bytes[offset]), 1) }
        var length = 1
        while let next = byte(at: offset + length), next & 0xC0 == 0x80 { length += 1 }
        let decoded = String(decoding: text.bytes[offset..<offset + length], as: UTF8.self)
        return (decoded.unicodeScalars.first ?? "\u{FFFD}", length)
    }

    func string(_ range: Range<Int>) -> String { String(decoding: text.bytes[range], as: UTF8.self) }

    // MARK: Adding tokens and findings

    mutating func add(_ kind: Token.Kind, from start: Int) {
        tokens.append(Token(kind: kind, range: start..<offset))
    }

    mutating func report(_ problem: SyntaxProblem, _ start: Int, _ end: Int, fix: (String, String)? = nil) {
        let range = text.fileRange(start, end)
        diagnostics.add(
            problem.diagnostic(at: range, fix: fix.map { FixIt($0.0, replacing: range, with: $0.1) }))
    }

    // MARK: The loop

    private mutating func run() {
        while let byte = byte(at: offset) {
            switch byte {
            case UInt8(ascii: "\n"): endLine()
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): offset += 1
            case UInt8(ascii: "#"): skipLine()
            case UInt8(ascii: "/") where isCommentAhead: skipComment()
            case UInt8(ascii: ">") where isLineStart && openBrackets.isEmpty: expectedLine()
            default:
                recoverFromOpenBracket(byte)
                isLineStart = false
                token(byte)
            }
        }
        offset = limit
        closeForgottenBrackets()
        reportFullWidthMarks()
        add(.newline, from: offset)
        add(.end, from: offset)
    }

    private mutating func endLine() {
        reportFullWidthMarks()
        offset += 1
        isLineStart = true
        if openBrackets.isEmpty || openBrackets.last?.mark == .openBrace {
            tokens.append(Token(kind: .newline, range: offset - 1..<offset))
        }
    }

    private mutating func skipLine() {
        while let byte = byte(at: offset), byte != UInt8(ascii: "\n") { offset += 1 }
    }

    /// Tells whether a comment begins as Swift's do: `// …` or `/* … */`.
    private var isCommentAhead: Bool {
        byte(at: offset + 1) == UInt8(ascii: "/") || byte(at: offset + 1) == UInt8(ascii: "*")
    }

    /// Passes a comment up to the end of its line, or to the `*/` that belongs to it.
    private mutating func skipComment() {
        guard byte(at: offset + 1) == UInt8(ascii: "*") else { return skipLine() }
        let start = offset
        var depth = 0
        while offset < limit {
            let pair = (byte(at: offset), byte(at: offset + 1))
            if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
                depth += 1
                offset += 2
            } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
                depth -= 1
                offset += 2
                if depth == 0 { return }
            } else {
                offset += 1
            }
        }
        report(.unclosedComment, start, start + 2)
    }

    private mutating func expectedLine() {
        let start = offset
        skipLine()
        var end = offset
        if end > start + 1, text.bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        var content = start + 1
        if content < end {
            if text.bytes[content] == UInt8(ascii: " ") {
                content += 1
            } else {
                report(.expectedLineNeedsBlank, start, start + 1, fix: ("insert a blank", "> "))
            }
        }
        tokens.append(Token(kind: .expectedLine(content..<end), range: start..<end))
    }

    /// A brace, a line that begins with a keyword of a statement, or a word below a whole value shows that a bracket
    /// was forgotten.
    private mutating func recoverFromOpenBracket(_ byte: UInt8) {
        guard !openBrackets.isEmpty, openBrackets.last?.mark != .openBrace else { return }
        // Where a value is wanted a brace begins a closure, and so it does behind one if it ends on its line.
        if byte == UInt8(ascii: "{"), !endsValue || closesOnLine { return }
        let isBrace = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
        guard isBrace || isLineStart && (isKeywordAhead || endsValue && isWordAhead) else { return }
        closeForgottenBrackets()
        if !isBrace || isLineStart { tokens.append(Token(kind: .newline, range: offset..<offset)) }
    }

    /// Reports the bracket that was opened last, which makes what holds it unreadable.
    private mutating func closeForgottenBrackets() {
        guard let open = openBrackets.last else { return }
        report(.unclosed(open.mark), open.range.lowerBound, open.range.upperBound)
        openBrackets = []
        tokens.append(Token(kind: .invalid, range: open.range))
    }

    private static let openers: Set<String> = [
        "let", "var", "log", "expect", "undo", "redo", "drop", "for", "repeat", "while", "if",
    ]

    private var isWordAhead: Bool { scalar.map { $0.value.beginsWord } ?? false }

    /// Tells whether a value could end with the last token, so that no other can begin right behind it.
    private var endsValue: Bool {
        switch tokens.last?.kind {
        case .word, .integer, .float, .string, .mark(.closeParenthesis), .mark(.closeBracket): true
        default: false
        }
    }

    /// Tells whether the brace at `offset` has its partner on the same line.
    private var closesOnLine: Bool {
        var depth = 0
        var place = offset
        while let byte = byte(at: place), byte != UInt8(ascii: "\n") {
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 { return true }
            place += 1
        }
        return false
    }

    private var isKeywordAhead: Bool {
        var end = offset
        while let byte = byte(at: end), byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z") { end += 1 }
        let following = byte(at: end) ?? UInt8(ascii: "\n")
        return (following == UInt8(ascii: " ") || following == UInt8(ascii: "\n"))
            && Self.openers.contains(string(offset..<end))
    }

    private mutating func token(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\"") where isTextAhead: longText()
        case UInt8(ascii: "\""): stringLiteral(closing: ["\""])
        case UInt8(ascii: "'"): singleQuoted()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
        default:
            if let scalar, scalar.value.beginsWord || scalar.value == "_" || isArgumentAhead {
                word()
            } else if byte < 0x80 {
                mark()
            } else {
                foreignCharacter()
            }
        }
    }

    /// Tells whether `$` and a digit come next, an argument of a closure; or behind a point `$` and a name, what a
    /// property's wrapper offers besides its value.
    private var isArgumentAhead: Bool {
        guard byte(at: offset) == UInt8(ascii: "$"), let next = byte(at: offset + 1) else { return false }
        if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) { return true }
        let beginsName =
            next >= 0x80 || next == UInt8(ascii: "_") || Unicode.Scalar(next).properties.isXIDStart
        return beginsName && tokens.last?.kind == .mark(.point)
    }

    private mutating func word() {
        let start = offset
        if isArgumentAhead { offset += 1 }
        while let scalar, scalar.value.continuesWord { offset += scalar.length }
        add(.word(string(start..<offset)), from: start)
    }

    private mutating func mark() {
        let start = offset
        if sign() { return }
        if let (foreign, instead) = ForeignSyntax.mark(at: text.bytes[offset..<min(limit, offset + 3)]) {
            offset += foreign.utf8.count
            report(.foreign(foreign, instead: instead), start, offset)
            add(.invalid, from: start)
            return
        }
        guard let mark = Mark.longest(at: text.bytes[offset..<min(limit, offset + 3)]) else {
            offset += 1
            report(.invalidCharacter(string(start..<offset).visible), start, offset)
            add(.invalid, from: start)
            return
        }
        offset += mark.rawValue.utf8.count
        note(mark, from: start)
    }

    /// Adds a mark and keeps account of the brackets that are open.
    private mutating func note(_ mark: Mark, from start: Int) {
        switch mark {
        case .openParenthesis, .openBracket: openBrackets.append((mark, start..<offset))
        // Outside of other brackets a brace changes nothing: lines end in it.
        case .openBrace where !openBrackets.isEmpty: openBrackets.append((mark, start..<offset))
        case .closeParenthesis, .closeBracket: _ = openBrackets.popLast()
        case .closeBrace where openBrackets.last?.mark == .openBrace: openBrackets.removeLast()
        default: break
        }
        add(.mark(mark), from: start)
    }

    private mutating func foreignCharacter() {
        guard let (scalar, length) = scalar else { return }
        let start = offset
        if scalar == "“" || scalar == "”" {
            stringLiteral(closing: ["”", "“", "\""])
            noteTypographicQuotes(length, from: start)
            return
        }
        offset += length
        if ForeignSyntax.asciiPunctuation[scalar] == nil {
            offset = start
            if symbols() { return }
            offset += length
        }
        if let ascii = ForeignSyntax.asciiPunctuation[scalar] {
            fullWidthMarks.append((String(scalar), text.fileRange(start, offset), ascii))
            if ascii == " " { return }
            if let mark = Mark(rawValue: ascii) { return note(mark, from: start) }
        } else {
            report(.invalidCharacter(String(scalar).visible), start, offset)
        }
        add(.invalid, from: start)
    }

    /// Notes the quotes of a string that has just been read, as word processors make them.
    private mutating func noteTypographicQuotes(_ length: Int, from start: Int) {
        let opening = start..<start + length
        fullWidthMarks.append((string(opening), text.fileRange(start, start + length), "\""))
        let end = text.bytes[start + length..<offset].suffix(length)
        if end.elementsEqual("”".utf8) || end.elementsEqual("“".utf8) {
            fullWidthMarks.append((string(opening), text.fileRange(offset - length, offset), "\""))
        }
    }

    /// Reports the full-width marks of the line as one error, with one fix for all of them.
    private mutating func reportFullWidthMarks() {
        guard let first = fullWidthMarks.first else { return }
        let edits = fullWidthMarks.map { FixIt.Edit($0.range, $0.ascii) }
        fullWidthMarks = []
        diagnostics.add(
            SyntaxProblem.fullWidth(first.mark, ascii: first.ascii).diagnostic(
                at: first.range, fix: FixIt("write ASCII punctuation", edits)))
    }

    private mutating func singleQuoted() {
        let start = offset
        offset += 1
        while let byte = byte(at: offset), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "'") {
            offset += 1
        }
        let content = string(start + 1..<offset)
        if byte(at: offset) == UInt8(ascii: "'") { offset += 1 }
        report(
            .foreign("'…'", instead: "strings stand in double quotes"), start, offset,
            fix: (
                "use double quotes",
                "\"\(content.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\""))\""
            ))
        add(.string([.text(content)]), from: start)
    }
}

extension Unicode.Scalar {
    private var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

    /// Tells whether a name may begin with it; names are mostly ASCII, and Unicode's tables are slow.
    fileprivate var beginsWord: Bool { isASCII ? isASCIILetter : properties.isXIDStart }

    /// Tells whether a name may go on with it.
    fileprivate var continuesWord: Bool {
        isASCII ? isASCIILetter || ("0"..."9").contains(self) || self == "_" : properties.isXIDContinue
    }
}
