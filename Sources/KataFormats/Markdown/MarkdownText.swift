import KataDiagnostics
import KataText

/// Text as Markdown may hold it without taking any of it for markup.
package enum MarkdownText {
    /// Returns words for a paragraph or a table, on one line; mentions and references of GitHub are parted.
    package static func inline(_ text: String) -> String {
        var result = ""
        for scalar in text.visible.unicodeScalars {
            switch scalar {
            case "<", ">", "&": result += scalar.markupReference ?? ""
            case "@": result += "@<!-- -->"
            case "\\", "`", "*", "_", "{", "}", "[", "]", "#", "+", "-", "!", "|", "~", "$", ":":
                result += "\\\(scalar)"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns a code block whose fence is longer than any that the text holds.
    package static func block(_ text: String, language: String = "text") -> String {
        let fence = String(repeating: "`", count: max(3, longestRunOfBackticks(text) + 1))
        return "\(fence)\(language)\n\(text)\n\(fence)\n"
    }

    private static func longestRunOfBackticks(_ text: String) -> Int {
        var longest = 0
        var run = 0
        for byte in text.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}
