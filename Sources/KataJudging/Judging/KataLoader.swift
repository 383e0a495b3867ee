public import KataDiagnostics
public import KataScript
import KataSystem

/// A kata file as it was read and checked.
public struct LoadedKata: Sendable {
    /// The kata; nil if there is no tree to speak of.
    public let kata: Kata?
    /// The file.
    public let source: SourceFile
    /// What the reader and the checks found.
    public let diagnostics: Diagnostics

    /// Reads a file; nil where it cannot be read.
    public init?(path: String) {
        guard let bytes = Files.contents(path) else { return nil }
        self.init(SourceFile(path: path, bytes: bytes))
    }

    /// Reads a file's content.
    public init(_ source: SourceFile) {
        var diagnostics = Diagnostics()
        let kata = KataReader.read(source, id: LoadedKata.id(of: source.path), diagnostics: &diagnostics)
        if let kata { ScriptChecker.check(kata, diagnostics: &diagnostics) }
        self.kata = kata
        self.source = source
        self.diagnostics = diagnostics
    }

    /// The names of the kata's scenarios.
    public var scenarioNames: [String] { kata?.scenarios.map(\.name) ?? [] }

    /// Returns the id of a kata in a file: the file's name without `.yaml`.
    public static func id(of path: String) -> String {
        let name = Files.name(of: path)
        return name.hasSuffix(".yaml") ? String(name.dropLast(5)) : name
    }
}
