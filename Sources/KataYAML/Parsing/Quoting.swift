public import KataDiagnostics
import KataText

/// Puts text into quotes, the way a person would write it.
public enum Quoting {
    /// Returns a YAML scalar that holds `text`: in single quotes if it has none itself, else in double ones.
    public static func quoted(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { $0 != "'" && $0 != "\n" && !$0.isHiddenFromPeople }
        if isPlain { return "'\(text)'" }
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where scalar.isHiddenFromPeople && scalar.value < 0x10000:
                result += "\\u" + String(scalar.value, radix: 16, uppercase: true).paddedWithZeros(to: 4)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Returns text for a message: its first characters, and `…` where more follow.
    public static func shortened(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard scalars.count > 80 else { return text }
        return String(String.UnicodeScalarView(scalars.prefix(60))) + "…"
    }

    /// Returns the fix that quotes what stands from `start` to the end of its line; nil for lines that are no text.
    public static func fix(from start: Int, in file: SourceFile) -> FixIt? {
        let line = file.range(ofLine: file.line(at: start))
        var end = max(start, line.end)
        while end > start,
            file.bytes[end - 1] == UInt8(ascii: " ") || file.bytes[end - 1] == UInt8(ascii: "\t")
        { end -= 1 }
        guard end - line.start <= 400 else { return nil }
        let range = SourceRange(start, end)
        return FixIt("quote the text", replacing: range, with: quoted(file.text(in: range)))
    }
}
