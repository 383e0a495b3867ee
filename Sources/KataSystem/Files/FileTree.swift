/// What lies below a folder, however deep.
public enum FileTree {
    /// A file, a pipe or whatever else is no folder.
    public struct Entry: Sendable {
        /// The path below the folder that was walked.
        public let path: String
        /// What the kernel says of it, links followed.
        public let facts: Files.Facts

        /// The last part of the path.
        public var name: String { Files.name(of: path) }
    }

    /// Returns all but folders, in the order of the names of each folder; nothing where it cannot be read.
    ///
    /// Links are followed, but for those that lead up again.
    ///
    /// - Parameters:
    ///   - depth: how many folders below one another are entered.
    ///   - counts: tells by its name whether an entry counts; a folder that does not is not entered.
    public static func entries(
        in folder: String, depth: Int = 64, where counts: (_ name: String) -> Bool = { _ in true }
    ) -> [Entry] {
        var found: [Entry] = []
        guard let top = Files.facts(folder), top.isFolder else { return [] }
        walk(folder, below: "", entered: [top.inode], depth, counts, &found)
        return found
    }

    /// Tells whether a name is one that people see: what begins with a dot is an editor's or a tool's.
    public static func isVisible(_ name: String) -> Bool { !name.hasPrefix(".") }

    private static func walk(
        _ root: String, below prefix: String, entered: [UInt64], _ depth: Int, _ counts: (String) -> Bool,
        _ found: inout [Entry]
    ) {
        for name in Files.names(in: prefix.isEmpty ? root : "\(root)/\(prefix)").sorted() where counts(name) {
            let path = prefix.isEmpty ? name : "\(prefix)/\(name)"
            guard let facts = Files.facts("\(root)/\(path)") else { continue }
            if !facts.isFolder {
                found.append(Entry(path: path, facts: facts))
            } else if depth > 0, !entered.contains(facts.inode) {
                walk(root, below: path, entered: entered + [facts.inode], depth - 1, counts, &found)
            }
        }
    }
}
