import KataDiagnostics
import KataSystem

/// Sources copied to where the compiler reads them, so that it sees them as they were hashed.
struct StagedSources {
    /// The folder that holds the copies.
    let folder: String
    private let paths: [(staged: String, own: String)]

    /// Copies the files, each to its place below the folder.
    init(_ sources: SourceSet, in folder: String) throws(BuildError) {
        self.folder = folder
        var paths: [(staged: String, own: String)] = []
        do {
            try Files.makeFolder(folder, mode: 0o700)
            for file in sources.files {
                let staged = "\(folder)/\(file.name)"
                try Files.makeFolder(Files.folder(of: staged), mode: 0o700)
                try Files.write(file.bytes, to: staged)
                paths.append((staged, file.path))
            }
        } catch {
            throw .machine("cannot copy the sources: \(error)")
        }
        self.paths = paths
    }

    /// Returns what a compiler remarked on the sources, by their names below the folder; nothing of generated files.
    func ownRemarks(_ text: String) -> String {
        let own = CompilerWords.withoutFolders(withOwnLines(text), [folder])
        return own.allSatisfy(\.isWhitespace) ? "" : own
    }

    /// Returns what a compiler says of the sources, with their own paths.
    ///
    /// What it says of generated files beside them repeats that or follows from it, so it is left out.
    func withOwnNames(_ text: String) -> String {
        let own = withOwnLines(text)
        let words = withoutForeignPlaces(own.allSatisfy { $0 == "\n" } ? text : own)
        return paths.reduce(words) { $0.replacingScalars(of: $1.staged, with: $1.own) }
    }

    /// Returns the text in which no line begins with a place in a file that is none of the sources.
    ///
    /// `#line` may name any file, and a message may hold any line. Reports show what has a place beside the file, which may be
    /// another's.
    private func withoutForeignPlaces(_ text: String) -> String {
        let known = Set(paths.map(\.staged))
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
            guard parts.count == 5, Int(parts[1]) != nil, Int(parts[2]) != nil, parts[3].hasPrefix(" "),
                !known.contains(String(parts[0])), !line.hasPrefix(work)
            else { return String(line) }
            return "\(parts[3].dropFirst()):\(parts[4]) (\(parts[0]), line \(parts[1]))"
        }.joined(separator: "\n")
    }

    /// The folder of the build, in which generated files lie beside the copies.
    private var work: String { Files.folder(of: folder) + "/" }

    /// Returns the lines that are not about generated files.
    private func withOwnLines(_ text: String) -> String {
        var isOwn = true
        return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            if line.hasPrefix(work) { isOwn = line.hasPrefix(folder + "/") }
            return isOwn
        }.joined(separator: "\n")
    }
}
