/// What people bring along from other languages, with what to write instead.
enum ForeignSyntax {
    /// Returns the foreign mark with which the bytes begin.
    static func mark(at bytes: ArraySlice<UInt8>) -> (mark: String, instead: String)? {
        guard let first = bytes.first, firstBytes.contains(first) else { return nil }
        return marks.first { bytes.starts(with: $0.mark.utf8) }.map { ($0.mark, $0.instead) }
    }

    private static let marks: [(mark: String, instead: String)] = [
        ("++", "write '+= 1'"),
        ("//", "a comment begins with '#'"),
        ("/*", "a comment begins with '#'"),
        ("=>", "a comparison is written '>='"),
    ]

    private static let firstBytes = marks.compactMap(\.mark.utf8.first)

    /// Words that begin a statement elsewhere.
    static let words: [String: String] = [
        "const": "a name is bound with 'let'",
        "func": "a script has no functions; put it into the module",
        "def": "a script has no functions; put it into the module",
        "print": "'log VALUE' writes a line",
        "class": "types belong into the module",
        "struct": "types belong into the module",
        "enum": "types belong into the module",
        "import": "the module supplies all types",
        "try": "a call that throws needs no mark; 'expect throws CALL' expects it",
        "do": "use 'repeat 1 { … }', or no block at all",
        "break": "there is no loop or 'switch' around it",
        "continue": "there is no loop around it",
        "assert": "'expect CONDITION' checks",
        "new": "write 'Type(…)'",
    ]

    /// Words between operands elsewhere.
    static let infixWords: [String: String] = [
        "and": "write '&&'", "or": "write '||'",
        "mod": "write '%'",
    ]

    /// Full-width and typographic punctuation with its ASCII form.
    static let asciiPunctuation: [Unicode.Scalar: String] = [
        "（": "(", "）": ")", "，": ",", "：": ":", "；": ";", "【": "[", "】": "]", "［": "[", "］": "]",
        "｛": "{", "｝": "}", "。": ".", "．": ".", "、": ",", "！": "!", "＝": "=", "＋": "+", "－": "-",
        "＊": "*", "／": "/", "％": "%", "＜": "<", "＞": ">", "＂": "\"", "‘": "\"", "’": "\"", "–": "-",
        "—": "-", "−": "-", "×": "*", "÷": "/", "≠": "!=", "≤": "<=", "≥": ">=", "…": "...", "\u{3000}": " ",
        "\u{A0}": " ",
    ]
}
