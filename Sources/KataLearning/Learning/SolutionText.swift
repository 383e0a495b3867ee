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
    public func text(of plugin: PatternPlugin, from registry: Registry) throws(BuildError) -> String? {
        let endings: [String]
        do throws(RegistryError) {
            endings = try registry.language(plugin.manifest.language).manifest.extensions
        } catch {
            throw .registry(error)
        }
        guard Files.isFolder(plugin.solution) else { return nil }
        let files = try SourceSet(in: plugin.solution, extensions: endings).files
        guard !files.isEmpty else { return nil }
        return files.map { file in
            let source = String(decoding: file.bytes, as: UTF8.self).visibleText
            return "\(style(.strong, "── \(file.name.visible) ──"))\n\(source)\n"
        }.joined(separator: "\n")
    }
}
