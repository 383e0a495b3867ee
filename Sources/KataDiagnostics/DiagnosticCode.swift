/// The name of a kind of problem: stable, and explained at length by `kata explain`.
///
/// Each domain declares its codes in an extension beside their explanation; `all` lists them.
public struct DiagnosticCode: Sendable, Hashable {
    /// `E` or `W` and four digits.
    public let id: String
    /// The rule in one line.
    public let title: String
    /// Why the rule is there, an example of what breaks it, and how to mend it; plain text, several lines.
    public let explanation: String

    /// Declares a code.
    public init(_ id: String, _ title: String, _ explanation: String) {
        self.id = id
        self.title = title
        self.explanation = explanation
    }

    /// The severity, which the code's letter tells.
    public var severity: Diagnostic.Severity { id.utf8.first == UInt8(ascii: "W") ? .warning : .error }

    /// Tells whether two codes are the same.
    public static func == (left: DiagnosticCode, right: DiagnosticCode) -> Bool { left.id == right.id }

    /// Hashes the id, which is unique.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
