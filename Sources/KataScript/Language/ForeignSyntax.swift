/// What people bring along from other languages, with what to write instead.
public enum ForeignSyntax {
    /// Returns the foreign mark with which the bytes begin.
    static func mark(at bytes: ArraySlice<UInt8>) -> (mark: String, instead: String)? {
        guard let first = bytes.first, firstBytes.contains(first) else { return nil }
        return marks.first { bytes.starts(with: $0.mark.utf8) }.map { ($0.mark, $0.instead) }
    }

    private static let marks: [(mark: String, instead: String)] = [
        ("++", "write '+= 1'"),
        ("=>", "a comparison is written '>='"),
    ]

    private static let firstBytes = marks.compactMap(\.mark.utf8.first)

    /// Words that begin a statement elsewhere.
    static let words: [String: String] = [
        "const": "a name is bound with 'let'",
        "func": "a function is written 'func name(parameter: Type) { … }'",
        "def": "a script has no functions; put it into the module",
        "print": "'print(VALUE)' or 'log VALUE' writes a line",
        "class": "types belong into the module",
        "struct": "types belong into the module",
        "enum": "types belong into the module",
        "import": "the module supplies all types",
        "try": "a call that throws needs no mark; 'expect throws CALL' expects it",
        "do": "what may throw stands in 'do { … } catch { … }'",
        "break": "there is no loop or 'switch' around it",
        "continue": "there is no loop around it",
        "defer": "write 'defer { … }'",
        "weak": "write 'weak var name = value', or '{ [weak name] in … }'",
        "unowned": "write 'weak var name = value', or '{ [weak name] in … }'",
        "new": "write 'Type(…)'",
    ]

    /// Words between operands elsewhere.
    static let infixWords: [String: String] = [
        "and": "write '&&'", "or": "write '||'",
        "mod": "write '%'",
    ]

    /// Types and functions of Swift's libraries that a script does not need or cannot have, with what to do instead.
    public static let libraryNames: [String: String] = [
        "NotificationCenter": "what a library makes stays in the module: give it a function",
        "UserDefaults": "what a library makes stays in the module: give it a function",
        "ISO8601DateFormatter":
            "'Date(\"2026-01-31T12:00:00Z\")' is a date; what writes one stays in the module",
        "Calendar": "what a library makes stays in the module: give it a function",
        "ContinuousClock": "'VirtualClock()' is a clock whose time 'wait' lets pass",
        "SuspendingClock": "'VirtualClock()' is a clock whose time 'wait' lets pass",
        "StaticString": "a text of a script is a String",
        "Timer": "'wait 100ms' lets time pass",
        "autoreleasepool": "objects end where nothing holds them: write the statements themselves",
        "Range": "write 'a..<b'", "ClosedRange": "write 'a...b'",
        "print": "'print(VALUE)' or 'log VALUE' is a statement",
        "NSLog": "'log VALUE' writes a line",
        "assert": "it is a statement, as 'expect CONDITION' is",
        "precondition": "it is a statement, as 'expect CONDITION' is",
        "log": "'log VALUE' writes a line; the natural logarithm of x is log2(x) / log2(M_E)",
    ]

    /// Returns the end of a message about a name that nothing binds; nil where the name is none of the libraries'.
    public static func hint(_ name: String) -> String? { libraryNames[name].map { ": \($0)" } }

    /// Full-width and typographic punctuation with its ASCII form.
    static let asciiPunctuation: [Unicode.Scalar: String] = [
        "（": "(", "）": ")", "，": ",", "：": ":", "；": ";", "【": "[", "】": "]", "［": "[", "］": "]",
        "｛": "{", "｝": "}", "。": ".", "．": ".", "、": ",", "！": "!", "＝": "=", "＋": "+", "－": "-",
        "＊": "*", "／": "/", "％": "%", "＜": "<", "＞": ">", "＂": "\"", "‘": "\"", "’": "\"", "–": "-",
        "—": "-", "−": "-", "×": "*", "÷": "/", "≠": "!=", "≤": "<=", "≥": ">=", "…": "...", "\u{3000}": " ",
        "\u{A0}": " ",
    ]
}
