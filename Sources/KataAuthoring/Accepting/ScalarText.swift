import KataDiagnostics
import KataText
import KataYAML

/// Writes a text as a YAML scalar on one line.
enum ScalarText {
    /// Returns the scalar, in the style that an earlier one had where that can hold the text.
    ///
    /// - Parameter isFlow: Whether it stands between brackets, where a comma ends it.
    static func text(_ text: String, like style: YAMLNode.ScalarStyle?, isFlow: Bool) -> String {
        let isPrintable = text.unicodeScalars.allSatisfy { !$0.isForeignToBlocks }
        if style == .singleQuoted, isPrintable {
            return "'" + text.replacingScalars(of: "'", with: "''") + "'"
        }
        if style == .doubleQuoted || !isPrintable { return doubleQuoted(text) }
        return isSafePlain(text, isFlow: isFlow) ? text : Quoting.quoted(text)
    }

    private static func doubleQuoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where scalar.isForeignToBlocks:
                result += "\\u" + String(scalar.value, radix: 16, uppercase: true).paddedWithZeros(to: 4)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Words that YAML 1.1 or 1.2 takes for something else than text.
    private static let typed: Set<String> = [
        "true", "false", "null", "yes", "no", "on", "off", "y", "n", "~",
    ]

    /// Tells whether a text may stand without quotes: cautious, since a quote too many does no harm.
    private static func isSafePlain(_ text: String, isFlow: Bool) -> Bool {
        guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return false }
        let isLetter = first.properties.isAlphabetic
        let isCut = text.utf8.contains(UInt8(ascii: "#")) || text.utf8.contains(UInt8(ascii: ":"))
        let isSplit = isFlow && text.utf8.contains { ",[]{}".utf8.contains($0) }
        return isLetter && last != " " && !isCut && !isSplit && !typed.contains(text.lowercased())
    }
}
