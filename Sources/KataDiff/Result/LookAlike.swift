import KataDiagnostics
import KataText

/// How a line that looks as expected differs from what was expected.
public enum LookAlike: Sendable, Equatable {
    /// The same characters in another form of Unicode: composed or decomposed; nil where neither is longer.
    case normalForm(logIsComposed: Bool?)
    /// Full-width forms on one side, ASCII on the other.
    case fullWidth(logIsWide: Bool)
    /// A Unicode space, by its code point, where the other side has a blank.
    case space(UInt32, inLog: Bool)
    /// A different number of blanks at the end.
    case trailingBlanks(expected: Int, written: Int)
    /// A different number of blanks at the beginning.
    case indentation(expected: Int, written: Int)
    /// Tabs on one side, blanks on the other.
    case tabs(inLog: Bool)
    /// A different number of blanks between words.
    case innerBlanks
    /// An invisible character, by its code point, that only one side has.
    case invisible(UInt32, inLog: Bool)
    /// Escape sequences for colours and the like that only one side has.
    case escapeSequences(inLog: Bool)
    /// A carriage return that does not end the line.
    case carriageReturn(inLog: Bool)
    /// Curved quotation marks, long dashes or an ellipsis where the other side has ASCII.
    case punctuation(logIsTypographic: Bool)
    /// Capital and small letters.
    case letterCase
    /// The time that NSLog writes in front.
    case timeStamp
    /// The value that an earlier line captured is another one.
    case capture(name: String, value: String)

    /// The explanation in words, lower-case.
    public var sentence: String {
        switch self {
        case .normalForm(let logIsComposed?):
            logIsComposed
                ? "the letters are the same, but the log has them composed (NFC), the expected line decomposed (NFD)"
                : "the letters are the same, but the log has them decomposed (NFD), the expected line composed (NFC)"
        case .normalForm(nil):
            "the characters look the same, but have other code points (compatibility forms)"
        case .fullWidth(let logIsWide):
            logIsWide
                ? "the log has full-width forms where ASCII is expected"
                : "the log has ASCII where full-width forms are expected"
        case .space(let code, let inLog):
            "\(LookAlike.name(ofSpace: code)) \(LookAlike.side(inLog)), an ordinary blank \(LookAlike.side(!inLog))"
        case .trailingBlanks(let expected, let written):
            "\(LookAlike.blanks(written)) at the end of the line, \(LookAlike.blanks(expected)) expected"
        case .indentation(let expected, let written):
            "\(LookAlike.blanks(written)) at the beginning of the line, \(LookAlike.blanks(expected)) expected"
        case .tabs(let inLog): "tabs \(LookAlike.side(inLog)), blanks \(LookAlike.side(!inLog))"
        case .innerBlanks: "only the number of blanks between the words differs"
        case .invisible(let code, let inLog):
            "the invisible character \(LookAlike.codePoint(code)) \(LookAlike.side(inLog))"
        case .escapeSequences(let inLog): "escape sequences (colours) \(LookAlike.side(inLog))"
        case .carriageReturn(let inLog): "a carriage return (\\r) inside the line \(LookAlike.side(inLog))"
        case .punctuation(let logIsTypographic):
            logIsTypographic
                ? "the log has curved quotes, long dashes or an ellipsis where ASCII is expected"
                : "the log has ASCII where curved quotes, long dashes or an ellipsis are expected"
        case .letterCase: "only capital and small letters differ"
        case .timeStamp: "NSLog writes the time in front of the line; use print"
        case .capture(let name, let value): "'${\(name)}' is '\(value)' here"
        }
    }

    private static func side(_ isLog: Bool) -> String { isLog ? "in the log" : "in the expected line" }

    private static func blanks(_ count: Int) -> String {
        switch count {
        case 0: "no blank"
        case 1: "one blank"
        default: "\(count) blanks"
        }
    }

    /// Returns a code point as Unicode writes it: `U+00A0`.
    public static func codePoint(_ code: UInt32) -> String {
        "U+" + String(code, radix: 16, uppercase: true).paddedWithZeros(to: 4)
    }

    private static func name(ofSpace code: UInt32) -> String {
        switch code {
        case 0xA0: "a no-break space (U+00A0)"
        case 0x3000: "an ideographic space (U+3000)"
        case 0x202F: "a narrow no-break space (U+202F)"
        default: "a Unicode space (\(codePoint(code)))"
        }
    }
}
