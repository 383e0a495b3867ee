import KataDiagnostics
public import KataModules
import KataSystem
public import KataText

/// Writes the reference solution of a module: its sources, each below its name.
public struct SolutionText {
    private let style: TextStyle

    /// Makes a writer in colour or without.
    public init(style: TextStyle) { self.style = style }

    /// Returns the sources of a module's reference solution, without what is given to everybody; nil where there are none.
    ///
    /// - Parameter language: Which of its languages; nil for its own.
    public func text(
        of plugin: PatternPlugin, in language: String? = nil, from registry: Registry
    ) throws(BuildError) -> String? {
        let language = language ?? plugin.manifest.language
        let solution = plugin.folders(in: language).solution
        let endings = try registry.language(forID: language).manifest.extensions
        guard Files.isFolder(solution) else { return nil }
        let files = try SourceSet(in: solution, extensions: endings).files
        guard !files.isEmpty else { return nil }
        return files.map { file in
            let source = String(decoding: file.bytes, as: UTF8.self).visibleText
            return "\(style(.strong, "── \(file.name.visible) ──"))\n\(source)\n"
        }.joined(separator: "\n")
    }
}
