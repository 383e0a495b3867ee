public import KataModules
public import KataScript
import KataSystem

/// What changed about a workspace's module since the workspace was made.
public struct WorkspaceChange: Sendable, Equatable {
    /// The module and its version when the workspace was made: `bell 1.0.0`.
    public let before: String
    /// The module and its version that judge now.
    public let now: String
    /// The line of the workspace's file that says what is so now.
    public let line: String
    /// The given sources that the folder holds in another form than the module, by name.
    public let changedSources: [String]
}

extension WorkspaceFolder {
    /// Returns how the module of the workspace's kata differs from the one that the workspace was made from.
    ///
    /// - Returns: nil where it is the same, and where the registry has no such module; a run says so then.
    public func change(of kata: Kata, in registry: Registry) -> WorkspaceChange? {
        guard let plugin = try? registry.pattern(kata.module.text) else { return nil }
        let manifest = plugin.manifest
        guard manifest.id != workspace.module || manifest.version != workspace.version else { return nil }
        var renewed = workspace
        renewed.module = manifest.id
        renewed.version = manifest.version
        let lines = renewed.text.split(separator: "\n").filter { line in
            !workspace.text.split(separator: "\n").contains(line)
        }
        return WorkspaceChange(
            before: "\(workspace.module) \(workspace.version)", now: "\(manifest.id) \(manifest.version)",
            line: lines.joined(separator: ", "), changedSources: changedSources(of: plugin, in: registry))
    }

    private func changedSources(of plugin: PatternPlugin, in registry: Registry) -> [String] {
        guard let language = try? registry.starterLanguage(workspace.language).manifest else { return [] }
        let support = plugin.folders(in: language.id).support
        guard Files.isFolder(support),
            let given = try? SourceSet(in: support, extensions: language.extensions).files
        else { return [] }
        return given.filter { Files.contents("\(folder)/\($0.name)") != $0.bytes }.map(\.name)
    }
}
