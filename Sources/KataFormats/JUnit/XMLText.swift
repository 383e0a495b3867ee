import KataDiagnostics
import KataText

/// Text as XML 1.0 may hold it, in an element or a quoted attribute, with everything visible that is in it.
enum XMLText {
    /// Returns the content of an element; characters that XML cannot hold become U+FFFD.
    static func content(_ text: String) -> String { escaped(text, isAttribute: false) }

    /// Returns an attribute with its name, a blank in front.
    static func attribute(_ name: String, _ value: String) -> String {
        " \(name)=\"\(escaped(value, isAttribute: true))\""
    }

    private static func escaped(_ text: String, isAttribute: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            // All values stand in double quotes.
            if scalar != "'", let reference = scalar.markupReference {
                result += reference
                continue
            }
            switch scalar {
            case "\r": result += "&#13;"
            case "\n" where isAttribute: result += "&#10;"
            case "\t" where isAttribute: result += "&#9;"
            case "\n": result += "\n"
            case _ where !isLegal(scalar): result += "\u{FFFD}"
            case _ where scalar.isHiddenFromPeople: result += String(scalar).visible
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Tells whether a scalar is a `Char` of XML 1.0 (section 2.2).
    private static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}
