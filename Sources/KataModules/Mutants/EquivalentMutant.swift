public import KataDiagnostics

/// A change of the reference that no scenario could show, with why.
public struct EquivalentMutant: Sendable {
    /// The source file, by its path below the sources.
    public let file: LocatedText
    /// The reference's lines; the first may be some that stay, to tell the place from others.
    public let line: LocatedText
    /// The same lines of the mutant; empty where they go away.
    public let becomes: String
    /// Why nothing shows it.
    public let why: String

    /// The reference's lines as they are compared.
    public var oldKey: [String] { Self.key(of: line.string) }
    /// The mutant's lines as they are compared.
    public var newKey: [String] { Self.key(of: becomes) }

    /// Returns lines as they are compared: without blank ones, and with single blanks.
    public static func key(_ lines: some Sequence<some StringProtocol>) -> [String] {
        lines.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.filter { !$0.isEmpty }
    }

    /// Returns the lines of a text as they are compared.
    static func key(of text: String) -> [String] { key(text.split(separator: "\n")) }
}
