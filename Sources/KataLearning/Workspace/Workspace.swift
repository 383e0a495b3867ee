import KataTranscript

/// What a learner's folder remembers: which kata it is for, and what it was made from.
public struct Workspace: Sendable, Equatable {
    /// The file that remembers it, below the folder.
    static let path = ".kata/workspace.yaml"

    /// The kata's id.
    public var kata: String
    /// The kata's file, where the id alone would not find it from the folder.
    public var file: String?
    /// The language of the solution.
    public var language: String
    /// The id of the module that supplied starter and given sources.
    public var module: String
    /// The module's version at that time.
    public var version: String

    /// The content of the file that remembers it.
    var text: String {
        var lines = ["workspace: 1", "kata: \(kata)"]
        if let file { lines.append("file: \(JSON.string(file).text)") }
        lines += ["language: \(language)", "plugin: \(module)", "version: \(JSON.string(version).text)"]
        return lines.joined(separator: "\n") + "\n"
    }
}

/// A folder with the workspace that it remembers.
public struct WorkspaceFolder: Sendable {
    /// The folder, as short as it can be said from here.
    public let folder: String
    /// What it remembers.
    public let workspace: Workspace
}
