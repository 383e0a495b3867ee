internal import KataDiagnostics
import KataText

/// Everything that the YAML layer refuses, with the facts that its message needs.
enum YAMLProblem {
    // What stands in the bytes.
    case tooLarge(limit: Int)
    case notUTF8(encoding: String)
    case invalidUTF8(byte: UInt8)
    case nulByte
    case controlCharacter(scalar: UInt32)
    case foreignLineBreak(scalar: UInt32)

    // What YAML can do and a kata may not use.
    case alias(name: String)
    case anchor(name: String)
    case tag(tag: String)
    case mergeKey
    case secondDocument
    case directive
    case duplicateKey(key: String, first: SourceRange)
    case keyIsNoText
    case keyTooLong(limit: Int)
    case tooDeep(limit: Int)
    case tooManyNodes(limit: Int)

    // Where libyaml stopped, and what it probably was.
    case tabIndentation
    case fullWidthColon(key: String)
    case missingBlankAfterColon(key: String)
    case colonInText(text: String, isCall: Bool)
    case textBehindValue(value: String)
    case reservedCharacter(character: String)
    case indicatorBeginsText(character: String, meaning: String)
    case unclosedQuote(quote: String)
    case unclosedBracket(bracket: String)
    case unknownEscape(escape: String)
    case blockBeginsDeeper(header: SourceRange, indentation: Int)
    case textBehindBlockHeader(header: String)
    case listOnKeyLine(key: String)
    case valueAndMap(key: String)
    case missingColon(text: String)
    case indentation(wanted: Int, found: Int)
    case syntax(problem: String)

    /// Tells whether what was read before it is no whole document.
    var endsReading: Bool {
        switch self {
        case .tooDeep, .tooManyNodes: true
        default: false
        }
    }

    /// The code and the words.
    var words: (code: DiagnosticCode, message: String) {
        switch self {
        case .tooLarge(let limit): (.fileTooLarge, "the file is larger than \(limit >> 20) MiB")
        case .notUTF8(let encoding): (.notUTF8, "the file is \(encoding); save it as UTF-8")
        case .invalidUTF8(let byte):
            (.notUTF8, "the byte \(hex(UInt32(byte), digits: 2)) is not UTF-8 here; save the file as UTF-8")
        case .nulByte: (.controlCharacter, "the file holds a NUL byte; take it out")
        case .controlCharacter(let scalar):
            (
                .controlCharacter,
                "U+\(hex(scalar, digits: 4)) cannot stand in a YAML file; \(spelling(scalar))"
            )
        case .foreignLineBreak(let scalar):
            (
                .foreignLineBreak,
                "U+\(hex(scalar, digits: 4)) is a line break to YAML; end lines with a line feed, or \(spelling(scalar))"
            )
        case .alias(let name):
            (
                .alias,
                "'*\(Quoting.shortened(name))' is an alias, which a kata may not use; quote it if it is text"
            )
        case .anchor(let name):
            (
                .anchor,
                "'&\(Quoting.shortened(name))' is an anchor, which a kata may not use; quote it if it is text"
            )
        case .tag(let tag):
            (.tag, "'\(Quoting.shortened(tag))' is a tag, which a kata may not use; quote it if it is text")
        case .mergeKey: (.mergeKey, "'<<' merges another map in, which a kata may not do; write the keys out")
        case .secondDocument: (.secondDocument, "a second document begins here; a kata file holds one")
        case .directive:
            (.directive, "a line that begins with '%' is a YAML directive, which a kata may not use")
        case .duplicateKey(let key, _):
            (.duplicateKey, "'\(Quoting.shortened(key))' is given twice; keep one of the two")
        case .keyIsNoText: (.keyIsNoText, "a list or map cannot be a key; keys are text")
        case .keyTooLong(let limit): (.keyIsNoText, "a key of more than \(limit) bytes; keys are names")
        case .tooDeep(let limit): (.tooDeep, "lists and maps lie more than \(limit) deep in one another here")
        case .tooManyNodes(let limit): (.tooDeep, "the file has more than \(limit) values")
        case .tabIndentation: (.tabIndentation, "a tab cannot indent a line; use blanks")
        case .fullWidthColon(let key): (.fullWidthColon, "'：' is a full-width colon; write '\(key): '")
        case .missingBlankAfterColon(let key):
            (.missingBlankAfterColon, "a blank must follow the colon: write '\(key): '")
        case .colonInText(let text, false): (.colonInText, "': ' makes '\(text)' a map; quote the whole text")
        case .colonInText(let text, true):
            (.colonInText, "': ' makes '\(text)' a map; quote the whole call, or write the block form")
        case .textBehindValue(let value):
            (.textBehindValue, "the value ended at \(value); quote the whole text")
        case .reservedCharacter(let character):
            (.indicatorBeginsText, "no text begins with '\(character)' in YAML; quote it")
        case .indicatorBeginsText(let character, let meaning):
            (.indicatorBeginsText, "'\(character)' at the beginning is \(meaning); quote the text")
        case .unclosedQuote(let quote): (.unclosedQuote, "the quote \(quote) that opens here is never closed")
        case .unclosedBracket(let bracket):
            (.unclosedFlow, "'\(bracket)' opens here and is never closed; quote it if it is text")
        case .unknownEscape(let escape):
            (
                .unknownYAMLEscape,
                "'\(escape)' is no escape inside \"…\"; write '\\\(escape)', or use '…', where '\\' is itself"
            )
        case .blockBeginsDeeper(_, let indentation):
            (
                .blockBeginsDeeper,
                "this line is indented less than the first line of its block; write '|\(indentation)' to say where the block begins"
            )
        case .textBehindBlockHeader(let header):
            (
                .indicatorBeginsText,
                "'\(header)' begins a block, whose text stands on the next lines; quote it if it is text"
            )
        case .listOnKeyLine(let key): (.indentation, "a list begins on the line below '\(key):'")
        case .valueAndMap(let key):
            (.indentation, "'\(key)' has its value already on the line above; a map cannot follow")
        case .missingColon(let text): (.missingColon, "'\(text)' is no entry: a colon is missing")
        case .indentation(let wanted, let found):
            (
                .indentation,
                "this line is indented by \(found), but the map or list that it belongs to by \(wanted)"
            )
        case .syntax(let problem): (.yamlSyntax, problem)
        }
    }

    /// Returns the diagnostic at a place.
    func diagnostic(at range: SourceRange, fix: FixIt? = nil) -> Diagnostic {
        let (code, message) = words
        var result = Diagnostic(code, message, at: range, fix: fix)
        if case .duplicateKey(let key, let first) = self {
            result.notes.append(Note("'\(Quoting.shortened(key))' was given here first", at: first))
        }
        if case .colonInText(_, isCall: true) = self {
            result.notes.append(
                Note("in a block, such as 'commands: |' or 'objects: |', nothing needs quotes"))
        }
        if case .blockBeginsDeeper(let header, _) = self {
            result.notes.append(Note("the block begins here", at: header))
        }
        return result
    }

    /// Returns the diagnostic at a place, with the fix that the file's text suggests.
    func diagnostic(at range: SourceRange, in file: SourceFile) -> Diagnostic {
        switch self {
        case .alias, .anchor, .tag: diagnostic(at: range, fix: Quoting.fix(from: range.start, in: file))
        default: diagnostic(at: range)
        }
    }

    private func hex(_ value: UInt32, digits: Int) -> String {
        String(value, radix: 16, uppercase: true).paddedWithZeros(to: digits)
    }

    private func spelling(_ scalar: UInt32) -> String {
        "write it as '\\u{\(hex(scalar, digits: 1))}' in an expected line that ends in ' (esc)'"
    }
}
