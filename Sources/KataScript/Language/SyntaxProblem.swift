import KataDiagnostics

/// What can be wrong with the text of a script, with the facts that a message needs.
enum SyntaxProblem {
    case unexpected(found: String, wanted: String)
    case unclosed(Mark)
    case unclosedComment
    case unterminatedString
    case unterminatedText
    case textIndentation
    case unknownEscape(String)
    case invalidEscapeValue(String)
    case integerTooLarge(String)
    case malformedNumber(String)
    case floatNeedsDigits(String)
    case fullWidth(String, ascii: String)
    case foreign(String, instead: String)
    case reservedName(String)
    case doesNothing(String)
    case chainedComparison
    case mixedOperators(String)
    case smallTuple(Int)
    case misplacedExpectedLine
    case expectedLineNeedsBlank
    case tooDeep(Int)
    case invalidCharacter(String)
    case notAssignable
    case repeatedCall(String)
    case amountZero(String)
    case notInClosure(String)
    case tooManyStatements(wanted: String)

    /// The code, and the words for people.
    private var wording: (code: DiagnosticCode, message: String) {
        switch self {
        case .unexpected(let found, let wanted):
            (.unexpectedToken, "\(wanted) is missing here; found \(found)")
        case .unclosed(let mark): (.unclosedBracket, "'\(mark.rawValue)' is never closed")
        case .unclosedComment: (.unclosedBracket, "'/*' is never closed")
        case .unterminatedString: (.unterminatedString, "the string has no closing '\"' on its line")
        case .unterminatedText:
            (.unterminatedString, "the string has no closing '\"\"\"' on a line of its own")
        case .textIndentation:
            (
                .unterminatedString,
                "no line of the string begins before its closing '\"\"\"': indent this one as far"
            )
        case .unknownEscape(let escape):
            (
                .unknownEscape,
                "'\(escape)' is no escape; there are \\n \\t \\r \\0 \\\" \\\\ \\u{HEX} and \\(value)"
            )
        case .invalidEscapeValue(let escape):
            (
                .unknownEscape,
                "'\(escape)' is no Unicode scalar: write one to eight hexadecimal digits in \\u{…}"
            )
        case .integerTooLarge(let text): (.malformedNumber, "'\(text)' does not fit a 64-bit integer")
        case .malformedNumber(let text): (.malformedNumber, "'\(text)' is no number")
        case .floatNeedsDigits(let text):
            (.malformedNumber, "'\(text)' needs digits on both sides of its point")
        case .fullWidth(let mark, let ascii):
            (.fullWidthPunctuation, "'\(mark)' is full-width: write '\(ascii)' outside of strings")
        case .foreign(let word, let instead):
            (.foreignSyntax, "'\(word)' is not part of the language: \(instead)")
        case .reservedName(let name):
            (.reservedName, "'\(name)' has a meaning of its own and cannot be a name")
        case .doesNothing(let source):
            (
                .doesNothing,
                "'\(source)' does nothing: a statement is a call, an assignment or begins with a keyword"
            )
        case .chainedComparison:
            (.chainedComparison, "comparisons cannot be chained: join two of them with '&&'")
        case .mixedOperators(let mark):
            (
                .mixedOperators,
                "put parentheses around what '\(mark)' joins: only the module knows how tightly its own operator binds"
            )
        case .smallTuple(let count):
            (
                .unexpectedToken,
                count == 0
                    ? "a value is missing between '(' and ')'"
                    : "a tuple has at least two values; leave the label out"
            )
        case .misplacedExpectedLine:
            (.misplacedExpectedLine, "a '>' line stands right below the statement that writes it")
        case .expectedLineNeedsBlank: (.misplacedExpectedLine, "one blank stands between '>' and the line")
        case .tooDeep(let limit): (.nestedTooDeep, "nested deeper than \(limit)")
        case .invalidCharacter(let character):
            (.invalidCharacter, "'\(character)' cannot stand outside of a string")
        case .notAssignable:
            (
                .notAssignable,
                "only a property, an element or a name can be assigned"
            )
        case .repeatedCall(let mark):
            (
                .notAssignable,
                "'\(mark)' would call twice what stands left of it: give the result of the call a name first"
            )
        case .amountZero(let word): (.invalidAmount, "'\(word) 0' does nothing: count from 1")
        case .notInClosure(let what):
            (.notInClosure, "\(what) cannot stand in a closure, which runs inside of a command")
        case .tooManyStatements(let wanted): (.unexpectedToken, "nothing may follow: this is \(wanted)")
        }
    }

    /// Returns the diagnostic of the problem at a place.
    func diagnostic(at range: SourceRange, notes: [Note] = [], fix: FixIt? = nil) -> Diagnostic {
        let (code, message) = wording
        return Diagnostic(code, message, at: range, notes: notes, fix: fix)
    }
}
