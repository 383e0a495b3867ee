extension Unicode.Scalar {
    /// The reference that stands for the scalar in XML and HTML; nil for one that is never taken for markup.
    public var markupReference: String? {
        switch self {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "'": "&#39;"
        default: nil
        }
    }

    /// Tells whether the scalar is one of the 66 that no document may hold.
    public var isNoncharacter: Bool { value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value) }
}
