internal import KataDiagnostics

/// libyaml's own error, with its places as bytes of the file.
struct SyntaxError {
    /// What libyaml says is wrong.
    var problem: String
    /// Where it stopped.
    var place: Int
    /// What it was reading.
    var context: String
    /// Where that began.
    var contextPlace: Int
}

/// Looks at the lines where libyaml stopped for what people usually mean by them.
struct SyntaxTraps {
    private let file: SourceFile

    init(_ file: SourceFile) { self.file = file }

    /// Returns the trap's own diagnostic, or else libyaml's error in our words.
    func diagnostic(of error: SyntaxError) -> Diagnostic {
        lexicalTrap(error) ?? lineTrap(error) ?? structuralTrap(error) ?? reworded(error)
    }

    // MARK: - What the words of libyaml tell

    private func lexicalTrap(_ error: SyntaxError) -> Diagnostic? {
        switch error.problem {
        case "found unexpected end of stream", "found unexpected document indicator":
            return at(error.contextPlace) { .unclosedQuote(quote: $0) }
        case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
            return unclosedBracket(error)
        case "found unknown escape character", "did not find expected hexdecimal number",
            "found invalid Unicode character escape code":
            return unknownEscape(error)
        case "block sequence entries are not allowed in this context":
            let line = shape(at: error.place)
            guard let key = line.key, key.end < error.place else { return nil }
            let text = file.text(in: key)
            return YAMLProblem.listOnKeyLine(key: text).diagnostic(
                at: SourceRange(error.place, error.place + 1))
        default: return nil
        }
    }

    private func unclosedBracket(_ error: SyntaxError) -> Diagnostic? {
        if let tab = tabTrap(error) { return tab }
        var result = at(error.contextPlace) { .unclosedBracket(bracket: $0) }
        if error.place < file.bytes.count, file.line(at: error.place) == file.line(at: error.contextPlace) {
            result.notes.append(
                Note(
                    "a comma or the closing bracket is missing here",
                    at: SourceRange(error.place, error.place + 1)))
        }
        let line = shape(at: error.contextPlace)
        let isText = !file.text(in: SourceRange(line.value, line.end)).contains(",")
        if line.value == error.contextPlace, isText {
            result.fix = Quoting.fix(from: error.contextPlace, in: file)
        }
        return result
    }

    private func unknownEscape(_ error: SyntaxError) -> Diagnostic {
        var start = min(error.place, file.bytes.count)
        while start > error.contextPlace, file.bytes[min(start, file.bytes.count - 1)] != UInt8(ascii: "\\") {
            start -= 1
        }
        let end = min(
            file.bytes.count,
            start + 1 + (start + 1 < file.bytes.count ? scalarLength(file.bytes[start + 1]) : 0))
        let range = SourceRange(start, end)
        let text = file.text(in: range)
        return YAMLProblem.unknownEscape(escape: text).diagnostic(
            at: range, fix: FixIt("double the backslash", replacing: range, with: "\\" + text))
    }

    // MARK: - What one line shows

    private func lineTrap(_ error: SyntaxError) -> Diagnostic? {
        if let tab = tabTrap(error) { return tab }
        if let key = longKeyTrap(error) { return key }
        for place in [error.place, error.contextPlace] {
            if let found = colonTrap(at: place) { return found }
        }
        return valueTrap(error)
    }

    private func tabTrap(_ error: SyntaxError) -> Diagnostic? {
        let line = shape(at: error.place)
        guard let tab = line.indentingTab else { return nil }
        let range = SourceRange(tab, line.start)
        let width = (tab..<line.start).reduce(0) { $0 + (file.bytes[$1] == UInt8(ascii: "\t") ? 2 : 1) }
        return YAMLProblem.tabIndentation.diagnostic(
            at: range,
            fix: FixIt("indent with blanks", replacing: range, with: String(repeating: " ", count: width)))
    }

    /// A key that libyaml gave up because its colon is more than 1024 characters away.
    private func longKeyTrap(_ error: SyntaxError) -> Diagnostic? {
        let line = shape(at: error.place)
        guard error.place < file.bytes.count, file.bytes[error.place] == UInt8(ascii: ":"),
            error.place - line.content > 1024, line.key.map({ $0.end >= error.place }) ?? true
        else { return nil }
        return YAMLProblem.keyTooLong(limit: 1024).diagnostic(at: SourceRange(line.content, line.content + 1))
    }

    /// `title：x` and `kata:1`, on the line itself or on the one above, into which libyaml joined it.
    private func colonTrap(at place: Int) -> Diagnostic? {
        let line = file.line(at: place)
        for number in [line, lineAbove(line)].compactMap({ $0 }) {
            let shape = LineShape(number, of: file)
            guard shape.key == nil || number == line, !shape.isBlank, !shape.isComment else { continue }
            let name = file.bytes[shape.content..<shape.range.end].prefix {
                $0 >= 0x80 || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
                    || ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z")
            }
            let wide = Array("：".utf8)
            if let found = firstRange(of: wide, in: shape.content..<shape.range.end),
                found.lowerBound > shape.content,
                name.endIndex >= found.upperBound, shape.key.map({ $0.end > found.lowerBound }) ?? true
            {
                let range = SourceRange(found.lowerBound, found.upperBound)
                return YAMLProblem.fullWidthColon(
                    key: file.text(in: SourceRange(shape.content, found.lowerBound))
                )
                .diagnostic(at: range, fix: FixIt("write an ASCII colon", replacing: range, with: ": "))
            }
            let colon = name.endIndex
            if shape.key == nil, colon > shape.content, colon + 1 < shape.range.end,
                file.bytes[colon] == UInt8(ascii: ":")
            {
                let range = SourceRange(colon, colon + 1)
                return YAMLProblem.missingBlankAfterColon(
                    key: file.text(in: SourceRange(shape.content, colon))
                )
                .diagnostic(
                    at: range, fix: FixIt("put a blank behind the colon", replacing: range, with: ": "))
            }
        }
        return nil
    }

    /// A value that begins with, or holds, what means something else to YAML.
    private func valueTrap(_ error: SyntaxError) -> Diagnostic? {
        let line = shape(at: error.place)
        guard !line.isBlank, line.value < line.end else { return nil }
        let text = file.text(in: SourceRange(line.value, line.end))
        let fix = Quoting.fix(from: line.value, in: file)
        if error.problem.hasPrefix("mapping values are not allowed"), let key = line.key,
            key.end < error.place
        {
            return colonTrap(error, line, key: SourceRange(line.content, key.end), text, fix)
        }
        let first = text.unicodeScalars.first ?? " "
        if error.problem.hasPrefix("did not find expected comment or line break"),
            first == "|" || first == ">"
        {
            return YAMLProblem.textBehindBlockHeader(header: String(Character(first))).diagnostic(
                at: SourceRange(line.value, line.value + 1), fix: fix)
        }
        if error.place >= line.value, let meaning = SyntaxTraps.indicators[first],
            error.contextPlace <= error.place,
            meaning == nil || error.context.hasSuffix("alias") || error.context.hasSuffix("anchor")
                || error.context.hasSuffix("tag") || error.context.hasSuffix("node")
        {
            let character = String(Character(first))
            let problem: YAMLProblem =
                meaning.map { .indicatorBeginsText(character: character, meaning: $0) }
                ?? .reservedCharacter(character: character)
            return problem.diagnostic(at: SourceRange(line.value, line.value + first.utf8.count), fix: fix)
        }
        let closers: [Unicode.Scalar: String] = [
            "[": "']'", "{": "'}'", "\"": "its closing quote", "'": "its closing quote",
        ]
        if error.place > line.value, error.place < line.end, let closer = closers[first] {
            return YAMLProblem.textBehindValue(value: closer).diagnostic(
                at: SourceRange(error.place, line.end), fix: fix)
        }
        return nil
    }

    /// A further colon in a line, which makes of the text before it a key.
    private func colonTrap(
        _ error: SyntaxError, _ line: LineShape, key: SourceRange, _ text: String, _ fix: FixIt?
    ) -> Diagnostic {
        let label = file.text(in: key).unicodeScalars
        if label.filter({ $0 == "(" }).count > label.filter({ $0 == ")" }).count {
            // The first colon stands behind a label: what was meant for the key is a call.
            let whole = Quoting.shortened(file.text(in: SourceRange(line.content, line.end)))
            return YAMLProblem.colonInText(text: whole, isCall: true).diagnostic(
                at: SourceRange(key.end, key.end + 1))
        }
        let isCall = text.unicodeScalars.contains("(")
        return YAMLProblem.colonInText(text: Quoting.shortened(text), isCall: isCall).diagnostic(
            at: SourceRange(error.place, error.place + 1), fix: fix)
    }

    /// What a character at the beginning of a value means to YAML; nil for those that are kept for later.
    private static let indicators: [Unicode.Scalar: String?] = [
        "*": "an alias", "&": "an anchor", "!": "a tag", "%": nil, "@": nil, "`": nil,
    ]

    // MARK: - What the lines around show

    private func structuralTrap(_ error: SyntaxError) -> Diagnostic? {
        let number = file.line(at: min(error.place, file.bytes.count))
        let line = LineShape(number, of: file)
        if error.problem == "could not find expected ':'" {
            let culprit = shape(at: error.contextPlace)
            return blockTrap(file.line(at: error.contextPlace)) ?? missingColon(culprit)
        }
        if let found = blockTrap(number) { return found }
        if error.problem.hasPrefix("mapping values are not allowed"), let above = lineAbove(number) {
            let upper = LineShape(above, of: file)
            if let key = upper.key, upper.value < upper.end, line.content < line.end {
                return YAMLProblem.valueAndMap(key: Quoting.shortened(file.text(in: key))).diagnostic(
                    at: SourceRange(line.content, line.end))
            }
            if upper.key == nil { return missingColon(upper) }
        }
        if error.problem == "did not find expected key"
            || error.problem == "did not find expected '-' indicator",
            error.place == line.start, !line.isBlank
        {
            let wanted = error.contextPlace - file.range(ofLine: file.line(at: error.contextPlace)).start
            if wanted != line.indentation {
                return YAMLProblem.indentation(wanted: wanted, found: line.indentation).diagnostic(
                    at: SourceRange(line.start, line.end))
            }
        }
        return nil
    }

    private func missingColon(_ line: LineShape) -> Diagnostic? {
        guard line.content < line.end else { return nil }
        let range = SourceRange(line.content, line.end)
        return YAMLProblem.missingColon(text: Quoting.shortened(file.text(in: range))).diagnostic(at: range)
    }

    /// A line of a block that is indented less than the block's first line, which set the indentation.
    private func blockTrap(_ number: Int) -> Diagnostic? {
        let line = LineShape(number, of: file)
        guard !line.isBlank, let first = firstBlockLine(above: number),
            line.indentation < first.line.indentation
        else { return nil }
        let header = first.header
        guard line.indentation > header.indentation else { return nil }
        let mark = SourceRange(header.end - 1, header.end)
        let last = file.bytes[mark.start]
        guard last == UInt8(ascii: "|") || last == UInt8(ascii: "+") || last == UInt8(ascii: "-") else {
            return nil
        }
        let indentation = min(
            9, smallestIndentation(from: number, above: header.indentation) - header.indentation)
        let insertion = last == UInt8(ascii: "|") ? header.end : header.end - 1
        return YAMLProblem.blockBeginsDeeper(
            header: SourceRange(header.value, header.end), indentation: indentation
        )
        .diagnostic(
            at: SourceRange(line.start, line.end),
            fix: FixIt(
                "say where the block begins", replacing: SourceRange(insertion, insertion),
                with: String(indentation)))
    }

    /// Returns the smallest indentation of the lines from `number` on that still belong to a block.
    private func smallestIndentation(from number: Int, above least: Int) -> Int {
        var smallest = Int.max
        for candidate in number..<min(file.lineCount, number + 1000) {
            let line = LineShape(candidate, of: file)
            if line.isBlank { continue }
            guard line.indentation > least else { break }
            smallest = min(smallest, line.indentation)
        }
        return smallest
    }

    /// Goes up over lines that are indented at least as `number` to a block's header; returns the line below it too.
    private func firstBlockLine(above number: Int) -> (line: LineShape, header: LineShape)? {
        let wanted = LineShape(number, of: file).indentation
        var first: LineShape?
        for candidate in stride(from: number - 1, through: max(0, number - 1000), by: -1) {
            let line = LineShape(candidate, of: file)
            if line.isBlank { continue }
            if line.indentation < wanted {
                guard let first, line.value < line.end, file.bytes[line.value] == UInt8(ascii: "|") else {
                    return nil
                }
                return (first, line)
            }
            first = line
        }
        return nil
    }

    private func reworded(_ error: SyntaxError) -> Diagnostic {
        let place = min(error.place, file.bytes.count)
        let line = shape(at: place)
        let end = place < line.end ? line.end : place
        let start = place < line.start ? line.start : place
        var result = YAMLProblem.syntax(problem: SyntaxTraps.words(of: error)).diagnostic(
            at: SourceRange(min(start, max(start, end)), max(start, end)))
        if error.context.hasPrefix("while parsing"), file.line(at: error.contextPlace) != file.line(at: place)
        {
            let first = SourceRange(error.contextPlace, error.contextPlace + 1)
            result.notes.append(Note("what cannot be read further begins here", at: first))
        }
        return result
    }

    private static func words(of error: SyntaxError) -> String {
        switch error.problem {
        case "did not find expected key": "a key and a colon should stand here"
        case "did not find expected '-' indicator": "an item of the list, '- …', should stand here"
        case "did not find expected <document start>": "the document has ended; nothing may follow"
        case "could not find expected ':'": "a colon is missing"
        case "did not find expected node content": "a value should stand here"
        case "mapping values are not allowed in this context": "a map cannot begin here"
        case "mapping keys are not allowed in this context": "a '?' cannot stand here"
        case "found character that cannot start any token": "no value begins with this character; quote it"
        default: "this is no YAML: \(error.problem)"
        }
    }

    // MARK: - Helpers

    private func shape(at place: Int) -> LineShape {
        LineShape(file.line(at: min(place, file.bytes.count)), of: file)
    }

    private func lineAbove(_ line: Int) -> Int? {
        stride(from: line - 1, through: max(0, line - 100), by: -1).first {
            let shape = LineShape($0, of: file)
            return !shape.isBlank && !shape.isComment
        }
    }

    private func at(_ place: Int, _ problem: (String) -> YAMLProblem) -> Diagnostic {
        let start = min(place, max(0, file.bytes.count - 1))
        let range = SourceRange(start, start + 1)
        return problem(file.text(in: range)).diagnostic(at: range)
    }

    private func firstRange(of wanted: [UInt8], in range: Range<Int>) -> Range<Int>? {
        guard range.count >= wanted.count else { return nil }
        for start in range.lowerBound...(range.upperBound - wanted.count)
        where file.bytes[start..<start + wanted.count].elementsEqual(wanted) {
            return start..<start + wanted.count
        }
        return nil
    }
}
