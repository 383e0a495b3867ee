public import KataDiagnostics
import KataJudging
import KataModules
import KataSystem

/// What is wrong with a file that describes mutants, or explains some.
public struct MutantFaults: Sendable {
    /// The file, by its path for people.
    public var source: SourceFile
    /// The findings by place.
    public var diagnostics: [Diagnostic]

    /// Makes the faults of a file.
    public init(_ source: SourceFile, _ diagnostics: Diagnostics) {
        self.source = SourceFile(path: ShortPath.fromHere(source.path), bytes: source.bytes)
        self.diagnostics = diagnostics.sorted
    }
}

extension ModuleMutants {
    /// What is wrong with the file that describes them, its changes held against the reference; nil for nothing.
    func faults(extensions: [String]) -> MutantFaults? {
        let found = diagnostics(extensions: extensions)
        guard let file, found.hasErrors else { return nil }
        return MutantFaults(file.source, found)
    }
}
