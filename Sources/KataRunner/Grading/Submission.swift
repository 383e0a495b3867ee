import KataModules

/// A folder that somebody handed in.
public struct Submission: Sendable {
    /// The name in reports, unique in a grading.
    public let name: String
    /// The folder.
    public let path: String
    /// Tells whether the folder may be a link: somebody who grades named it.
    public let followsLink: Bool
    /// The key of its result when the work was frozen in a manifest; nil without one.
    public let frozenKey: String?

    /// Makes a submission.
    public init(name: String, path: String, followsLink: Bool, frozenKey: String? = nil) {
        self.name = name
        self.path = path
        self.followsLink = followsLink
        self.frozenKey = frozenKey
    }
}

/// Finds the submissions that a command line means.
public enum SubmissionFinder {
    /// Why there is nothing to grade.
    public enum Problem: Error, Sendable {
        /// The path is no folder.
        case noFolder(String)
        /// The folder of `--each` holds no folder.
        case empty(String)
    }

    /// Returns the submissions of paths, each of them one; with `each` the folders in them, by name.
    public static func submissions(_ paths: [String], each: Bool) throws(Problem) -> [Submission] {
        var found: [Submission] = []
        for path in paths {
            guard Files.isFolder(path) else { throw .noFolder(path) }
            guard each else {
                found.append(Submission(name: name(of: path), path: path, followsLink: true))
                continue
            }
            let base = path.hasSuffix("/") ? String(path.dropLast()) : path
            let names = Files.names(in: path).filter {
                !$0.hasPrefix(".") && Files.isEntryToGrade("\(base)/\($0)")
            }
            if names.isEmpty { throw .empty(path) }
            found += names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
                .map { Submission(name: $0, path: "\(base)/\($0)", followsLink: false) }
        }
        return withUniqueNames(found)
    }

    /// Returns how many submissions a folder that was named as one seems to hold; nil where it looks like one.
    ///
    /// It does when it has no file of its own, and folders in it that have files of the same name.
    public static func seemingCount(_ submission: Submission) -> Int? {
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

    /// Folders of one name in several places are told apart by their paths.
    private static func withUniqueNames(_ submissions: [Submission]) -> [Submission] {
        let counts = Dictionary(grouping: submissions, by: \.name).mapValues(\.count)
        return submissions.map { submission in
            guard counts[submission.name, default: 1] > 1 else { return submission }
            return Submission(
                name: submission.path, path: submission.path, followsLink: submission.followsLink)
        }
    }
}

extension Files {
    /// Tells whether an entry of a folder of submissions is one: a folder, or a link, which is refused with a word.
    fileprivate static func isEntryToGrade(_ path: String) -> Bool { isFolder(path) || isLink(path) }
}
