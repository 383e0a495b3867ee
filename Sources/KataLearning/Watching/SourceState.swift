import KataSystem

/// What the sources of a folder look like from outside, to tell whether one was saved.
public struct SourceState: Sendable, Equatable {
    private var facts: [String: Files.Facts] = [:]

    /// Looks at the files in a folder that are not hidden, and at some more.
    ///
    /// Editors leave their own files beside: hidden ones, and those whose names end in `~`, are passed over.
    public init(of folder: String, and files: [String] = []) {
        let entries = FileTree.entries(in: folder, depth: 8) {
            FileTree.isVisible($0) && !$0.hasSuffix("~")
        }
        for entry in entries.prefix(1000) { facts["\(folder)/\(entry.path)"] = entry.facts }
        for file in files { facts[file] = Files.facts(file) }
    }
}
