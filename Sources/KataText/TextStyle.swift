/// A way to make words stand out on a terminal; switched off it leaves them as they are.
public struct TextStyle: Sendable {
    /// A role that a word plays, each with its colour.
    public enum Role: String, Sendable {
        /// A heading, a path.
        case strong = "1"
        /// What is less important: context, counts.
        case faint = "2"
        /// What is wrong or missing.
        case bad = "31"
        /// What is right or was added.
        case good = "32"
        /// What deserves a look.
        case warning = "33"
        /// A remark or a name to type.
        case note = "36"
        /// The differing part of a wrong line.
        case badPart = "1;4;31"
        /// The differing part of the line that was wanted.
        case goodPart = "1;4;32"
    }

    /// Tells whether escape sequences are written.
    public let isOn: Bool

    /// Makes a style that writes escape sequences or leaves them out.
    public init(isOn: Bool) { self.isOn = isOn }

    /// No colours.
    public static let plain = TextStyle(isOn: false)

    /// Returns `text` in the colour of `role`.
    public func callAsFunction(_ role: Role, _ text: String) -> String {
        isOn && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
    }
}
