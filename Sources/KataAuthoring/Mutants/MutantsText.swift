import KataDiagnostics
import KataModules
import KataText

/// Writes a module's wrong solutions for people: all by name, or one with its changes.
struct MutantsText {
    private let style: TextStyle
    /// Endings of the language's source files.
    private let extensions: [String]

    /// Makes a writer in colour or without, for sources with some endings.
    init(style: TextStyle, extensions: [String]) {
        self.style = style
        self.extensions = extensions
    }

    /// Returns all mutants, each with why people make its mistake.
    func text(of mutants: ModuleMutants) -> String {
        mutants.names.map { name in
            "\(style(.strong, name.visible))\n  \(mutants.why(name)?.visible ?? style(.faint, "a folder"))\n"
        }.joined()
    }

    /// Returns one mutant: why people make its mistake, and how its sources differ from the reference's.
    func text(of name: String, in mutants: ModuleMutants) throws(BuildError) -> String {
        let reference = try mutants.reference(extensions: extensions)
        let sources = try mutants.sources(of: name, extensions: extensions)
        var result = "\(style(.strong, name.visible))\n"
        if let why = mutants.why(name) { result += "  \(why.visible)\n" }
        for file in sources.files {
            let old = reference.files.first { $0.name == file.name }
            guard old?.bytes != file.bytes else { continue }
            let change = TextChange(
                from: SourceFile(path: file.name, bytes: old?.bytes ?? []).lines,
                to: SourceFile(path: file.name, bytes: file.bytes).lines, context: 2, isWhole: true)
            result += "\n\(style(.strong, "── \(file.name.visible) ──"))\n"
            result += change.text(style: style)
        }
        return result
    }
}
