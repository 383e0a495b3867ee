public import KataDiagnostics
public import KataModules
public import KataScript
import KataSystem
import KataTranscript

/// A kata file as it was read and checked.
public struct LoadedKata: Sendable {
    /// The kata; nil if there is no tree to speak of.
    public let kata: Kata?
    /// The file.
    public let source: SourceFile
    /// What the reader and the checks found.
    public let diagnostics: Diagnostics

    /// The kata where it has no errors.
    public var valid: Kata? { diagnostics.hasErrors ? nil : kata }

    /// Reads a file; nil where it cannot be read.
    ///
    /// - Parameter registry: Finds the sources of the kata's module; without it, names that may be the module's pass.
    public init?(path: String, registry: (() -> Registry)? = nil) {
        guard let bytes = Files.contents(path) else { return nil }
        self.init(SourceFile(path: path, bytes: bytes), registry: registry)
    }

    /// Reads a file's content.
    public init(_ source: SourceFile, registry: (() -> Registry)? = nil) {
        var diagnostics = Diagnostics()
        let kata = KataReader.read(source, id: LoadedKata.id(of: source.path), diagnostics: &diagnostics)
        if let kata {
            var words: ModuleWords?
            ScriptChecker.check(kata, diagnostics: &diagnostics) { name in
                // The words of the sources tell nothing of marks.
                guard let registry, !name.isSign else { return true }
                let known = words ?? ModuleWords(of: kata.module.text, in: registry())
                words = known
                return known.contains(name.withoutTypeArguments)
            }
        }
        self.kata = kata
        self.source = source
        self.diagnostics = diagnostics
    }

    /// Returns the id of a kata in a file: the file's name without `.yaml`.
    public static func id(of path: String) -> String {
        let name = Files.name(of: path)
        return name.hasSuffix(".yaml") ? String(name.dropLast(5)) : name
    }
}
