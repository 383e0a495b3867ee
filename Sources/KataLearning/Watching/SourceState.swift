import KataSystem

/// What the sources of a folder look like from outside, to tell whether one was saved.
public struct SourceState: Sendable, Equatable {
    private var facts: [String: Files.Facts] = [:]

    /// Looks at the files in a folder that are not hidden, and at some more.
    ///
    /// Editors leave their own files beside: hidden ones, and those whose names end in `~`, are passed over.
    public init(of folder: String, and files: [String] = []) {
        collect(folder, depth: 0)
        for file in files { facts[file] = Files.facts(file) }
    }

    private mutating func collect(_ folder: String, depth: Int) {
        for name in Files.names(in: folder) where !name.hasPrefix(".") && !name.hasSuffix("~") {
            let path = "\(folder)/\(name)"
            guard let found = Files.facts(path), facts.count < 1000 else { continue }
            if found.isFolder {
                if depth < 8 { collect(path, depth: depth + 1) }
            } else {
                facts[path] = found
            }
        }
    }
}
