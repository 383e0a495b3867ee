import KataSystem

/// Finds the submissions that a command line means.
public enum SubmissionFinder {
    /// Why there is nothing to grade.
    public enum FindingError: Error, Sendable {
        /// The path is no folder.
        case noFolder(String)
        /// The folder of `--each` holds no folder.
        case empty(String)
        /// The path is named twice.
        case twice(String)
    }

    /// Returns the submissions of paths, each of them one; with `each` the folders in them, by name.
    public static func submissions(_ paths: [String], each: Bool) throws(FindingError) -> [Submission] {
        var found: [Submission] = []
        var seen: Set<[UInt8]> = []
        for path in paths {
            guard seen.insert(Array(path.utf8)).inserted else { throw .twice(path) }
            guard Files.isFolder(path) else { throw .noFolder(path) }
            guard each else {
                found.append(Submission(name: name(of: path), path: path, followsLink: true))
                continue
            }
            let inside = folders(in: path).filter { $0.first != dot }
            if inside.isEmpty { throw .empty(path) }
            found += inside.map { submission($0, in: path) }
        }
        return SubmissionNames.madeUnique(found)
    }

    /// Returns how many submissions a folder that was named as one seems to hold; nil where it looks like one.
    ///
    /// It does when it has no file of its own, and folders in it that have files of the same name.
    public static func nestedSubmissionCount(in submission: Submission) -> Int? {
        guard submission.followsLink else { return nil }
        let names = Files.names(in: submission.path).filter { !$0.hasPrefix(".") }
        let folders = names.filter { Files.isFolder("\(submission.path)/\($0)") }
        guard folders.count > 1, folders.count == names.count else { return nil }
        var seen: Set<String> = []
        for folder in folders {
            for name in Files.names(in: "\(submission.path)/\(folder)") where !seen.insert(name).inserted {
                return folders.count
            }
        }
        return nil
    }

    /// Returns the last part of a path; of `.` and the like, that of the folder that is meant.
    private static func name(of path: String) -> String {
        let name = Files.name(of: path)
        return name == "." || name == ".." ? Files.name(of: Files.realPath(path)) : name
    }

    /// Returns the names of folders that `each` passes over because they begin with a dot.
    public static func hiddenFolders(in path: String) -> [String] {
        folders(in: path).filter { $0.first == dot }.map { String(decoding: $0, as: UTF8.self) }
    }

    private static var dot: UInt8 { UInt8(ascii: ".") }

    /// Returns the names of a folder's folders, in the order of their bytes; links are among them, to be refused later.
    private static func folders(in path: String) -> [[UInt8]] {
        Files.rawNames(in: path).filter { Files.isFolderOrLink(Array("\(path)/".utf8) + $0) }
            .sorted { $0.lexicographicallyPrecedes($1) }
    }

    private static func submission(_ name: [UInt8], in folder: String) -> Submission {
        let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        if let text = String(validating: name, as: UTF8.self) {
            return Submission(name: text, path: "\(base)/\(text)", followsLink: false)
        }
        let shown = name.map { byte in
            byte < 0x80 ? String(Unicode.Scalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
        }.joined()
        return Submission(
            name: shown, path: "\(base)/\(shown)", followsLink: false,
            obstacle: "the name of its folder is no UTF-8; rename it")
    }
}
