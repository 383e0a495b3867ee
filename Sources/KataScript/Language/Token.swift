/// A word, number, string or mark of the script language.
struct Token {
    enum Kind: Equatable {
        /// A name or a keyword.
        case word(String)
        /// An integer's magnitude.
        case integer(UInt64)
        case float(Double)
        /// A duration such as `3s`, in milliseconds.
        case duration(Int)
        case string([StringSegment])
        case mark(Mark)
        /// An operator that has no meaning of its own: only a module can give it one.
        case sign(String)
        /// The end of a line that is not inside brackets.
        case newline
        /// A line that begins with `>`; the range is what follows it and its blank.
        case expectedLine(Range<Int>)
        /// Something that was reported already.
        case invalid
        case end
    }

    /// A part of a string: text, or the content offsets of `\(…)`.
    enum StringSegment: Equatable {
        case text(String)
        case code(Range<Int>)
    }

    var kind: Kind
    /// Offsets in the content.
    var range: Range<Int>
}

/// The marks of the language, as they are written; longer ones are tried first.
enum Mark: String, CaseIterable {
    case notSame = "!=="
    case same = "==="
    case closedRange = "..."
    case halfOpenRange = "..<"
    case and = "&&"
    case or = "||"
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case coalesce = "??"
    case addAssign = "+="
    case subtractAssign = "-="
    case multiplyAssign = "*="
    case divideAssign = "/="
    case remainderAssign = "%="
    case greaterOrEqual = ">="
    case arrow = "->"
    case assign = "="
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case star = "*"
    case slash = "/"
    case percent = "%"
    case ampersand = "&"
    case not = "!"
    case question = "?"
    case point = "."
    case comma = ","
    case backslash = "\\"
    case colon = ":"
    case semicolon = ";"
    case openParenthesis = "("
    case closeParenthesis = ")"
    case openBracket = "["
    case closeBracket = "]"
    case openBrace = "{"
    case closeBrace = "}"

    /// The operator between two operands that the mark is.
    var binaryOperator: BinaryOperator? { BinaryOperator(rawValue: rawValue) }

    /// The operator that an assignment such as `+=` applies first.
    var assignmentOperator: BinaryOperator? {
        switch self {
        case .addAssign: .add
        case .subtractAssign: .subtract
        case .multiplyAssign: .multiply
        case .divideAssign: .divide
        case .remainderAssign: .remainder
        default: nil
        }
    }

    /// Returns the longest mark with which the bytes begin.
    static func longest(at bytes: ArraySlice<UInt8>) -> Mark? {
        guard let first = bytes.first else { return nil }
        return byFirstByte[first]?.first { bytes.starts(with: $0.rawValue.utf8) }
    }

    /// The marks by their first byte, the longest first.
    private static let byFirstByte = Dictionary(grouping: allCases) { $0.rawValue.utf8.first ?? 0 }
        .mapValues { $0.sorted { $0.rawValue.utf8.count > $1.rawValue.utf8.count } }
}

extension Token.Kind {
    /// The token as a message names it.
    var description: String {
        switch self {
        case .word(let word): "'\(word)'"
        case .integer(let value): "'\(value)'"
        case .float(let value): "'\(value)'"
        case .duration(let milliseconds): "a duration of \(milliseconds) ms"
        case .string: "a string"
        case .mark(let mark): "'\(mark.rawValue)'"
        case .sign(let sign): "'\(sign)'"
        case .newline: "the end of the line"
        case .expectedLine: "a '>' line"
        case .invalid: "this"
        case .end: "the end"
        }
    }
}
