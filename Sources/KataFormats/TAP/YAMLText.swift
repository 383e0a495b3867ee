import KataDiagnostics
import KataText
import KataTranscript

/// Text as YAML 1.2 may hold it.
enum YAMLText {
    /// Returns a double-quoted scalar of one line.
    static func quoted(_ text: String) -> String { JSON.string(printable(text.visible)).text }

    /// Returns the lines of a literal block, whose first must not begin with a blank; none is empty but for its indentation.
    static func block(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0).visible) }
    }

    /// Replaces what is not printable in the sense of YAML (section 5.1).
    private static func printable(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0xFFFE, 0xFFFF: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
