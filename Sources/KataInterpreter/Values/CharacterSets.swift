import KataDiagnostics
import KataTranscript

/// Sets of characters by which a text is cut: `.whitespaces`, `CharacterSet(charactersIn: ",;")`, `.letters.inverted`.
struct CharacterSets {
    private let holds: (Character) -> Bool

    /// Makes the set that a value names; nil where it is none.
    init?(_ value: Value) {
        guard case .enumCase(let found) = value, found.type == nil else { return nil }
        switch (found.name, found.arguments.first?.value) {
        case ("whitespaces", nil): holds = { $0.isWhitespace && !$0.isNewline }
        case ("whitespacesAndNewlines", nil): holds = \.isWhitespace
        case ("newlines", nil): holds = \.isNewline
        case ("punctuationCharacters", nil): holds = \.isPunctuation
        case ("symbols", nil): holds = \.isSymbol
        case ("letters", nil): holds = \.isLetter
        case ("decimalDigits", nil): holds = { $0.isNumber && $0.wholeNumberValue != nil }
        case ("alphanumerics", nil): holds = { $0.isLetter || $0.isNumber }
        case ("uppercaseLetters", nil): holds = \.isUppercase
        case ("lowercaseLetters", nil): holds = \.isLowercase
        case ("charactersIn", .string(let text)): holds = { text.contains($0) }
        case (Self.inverted, .some(let other)):
            guard let other = CharacterSets(other) else { return nil }
            holds = { !other.holds($0) }
        default: return nil
        }
    }

    /// The name of the member that gives all other characters.
    static let inverted = "inverted"

    /// Returns the parts of a text between the characters of the set.
    func split(_ text: String) -> [String] {
        text.split(omittingEmptySubsequences: false, whereSeparator: holds).map(String.init)
    }

    /// Returns the text without the characters of the set at both ends.
    func trim(_ text: String) -> String {
        let start = text.drop(while: holds)
        return String(String(start.reversed().drop(while: holds)).reversed())
    }
}
