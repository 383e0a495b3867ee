import KataDiagnostics
import KataSystem
import KataText
import KataTranscript

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Walks through a submission's folders by descriptors, so that no name can be swapped for another while it looks.
struct IntakeWalk {
    let extensions: [String]
    let ignoring: [String]
    var intake = Intake.empty
    private var entryCount = 0
    private var byteCount = 0

    init(extensions: [String], ignoring: [String]) {
        self.extensions = extensions
        self.ignoring = ignoring
    }

    /// Takes a submission's folder.
    mutating func take(_ folder: String, followsLink: Bool) throws(IntakeWalkError) {
        let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK | (followsLink ? 0 : O_NOFOLLOW)
        let descriptor = open(folder, flags)
        guard descriptor >= 0 else {
            switch errno {
            case ELOOP, ENOTDIR: throw .refused("the submission is a link or no folder")
            case EACCES, EPERM: throw .failed(.forbidden(folder.visible))
            default: throw .failed(.failed(FileError(path: folder, number: errno)))
            }
        }
        try take(openFolder: descriptor, prefix: "", depth: 0)
    }

    /// Takes what is in a folder, and closes it.
    private mutating func take(openFolder: Int32, prefix: String, depth: Int) throws(IntakeWalkError) {
        defer { close(openFolder) }
        let names = try names(in: openFolder, prefix)
        for name in names {
            guard let text = String(validating: name, as: UTF8.self) else {
                throw .refused(
                    "a file name in '\(shown(prefix, ""))' is no UTF-8: "
                        + "'\(String(decoding: name, as: UTF8.self).visible)'")
            }
            if text.hasPrefix(".") {
                intake.ignored.append(prefix + text)
            } else {
                try take(text, in: openFolder, prefix: prefix, depth: depth)
            }
        }
    }

    private mutating func take(
        _ name: String, in folder: Int32, prefix: String, depth: Int
    ) throws(IntakeWalkError) {
        var facts = stat()
        guard fstatat(folder, name, &facts, AT_SYMLINK_NOFOLLOW) == 0 else { throw end(prefix, name) }
        switch facts.st_mode & S_IFMT {
        case S_IFDIR where isLearnersOwn(name): intake.ignored.append(prefix + name)
        case S_IFDIR:
            guard depth < Intake.Bound.depth else {
                throw .refused("'\(shown(prefix, name))' lies deeper than \(Intake.Bound.depth) folders")
            }
            let inner = openat(
                folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
            guard inner >= 0 else { throw end(prefix, name) }
            try take(openFolder: inner, prefix: "\(prefix)\(name)/", depth: depth + 1)
        case S_IFREG:
            guard facts.st_nlink == 1 else {
                throw .refused("'\(shown(prefix, name))' has other names (hard links); hand in copies")
            }
            if isSource(name) {
                try read(name, in: folder, prefix: prefix)
            } else {
                intake.ignored.append(prefix + name)
            }
        case S_IFLNK: throw .refused("'\(shown(prefix, name))' is a link; hand in the file itself")
        case S_IFIFO: throw .refused("'\(shown(prefix, name))' is a pipe, not a file")
        case S_IFSOCK: throw .refused("'\(shown(prefix, name))' is a socket, not a file")
        default: throw .refused("'\(shown(prefix, name))' is a device, not a file")
        }
    }

    private func isSource(_ name: String) -> Bool {
        extensions.contains { name.hasSuffix(".\($0)") } && name != "Package.swift"
            && !isLearnersOwn(name)
    }

    /// Tells whether a file is no part of a solution, or a folder one of a tool's that nobody wrote.
    private func isLearnersOwn(_ name: String) -> Bool { ignoring.contains { Glob($0).matches(name) } }

    private mutating func read(_ name: String, in folder: Int32, prefix: String) throws(IntakeWalkError) {
        let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw end(prefix, name) }
        defer { close(file) }
        // What was looked at may have been swapped since.
        var facts = stat()
        guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_nlink == 1 else {
            throw .failed(.changed(shown(prefix, name)))
        }
        let limit = Intake.Bound.fileBytes
        guard let bytes = Files.contents(of: file, atMost: limit + 1) else {
            throw .failed(.failed(FileError(path: prefix + name, number: errno)))
        }
        guard bytes.count <= limit else {
            throw .refused("'\(shown(prefix, name))' has more than \(limit >> 20) MiB")
        }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw .refused("'\(shown(prefix, name))' is no UTF-8 text")
        }
        byteCount += bytes.count
        guard byteCount <= Intake.Bound.bytes else {
            throw .refused("the sources have more than \(Intake.Bound.bytes >> 20) MiB")
        }
        guard intake.files.count < Intake.Bound.files else {
            throw .refused("there are more than \(Intake.Bound.files) source files")
        }
        intake.files.append(Intake.File(path: prefix + name, bytes: bytes))
    }

    /// Returns the names in a folder as they are on disk, in the order of their bytes.
    private mutating func names(in folder: Int32, _ prefix: String) throws(IntakeWalkError) -> [[UInt8]] {
        guard var entries = FolderEntries(openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)) else {
            throw end(prefix, "")
        }
        var names: [[UInt8]] = []
        while let name = entries.next() {
            entryCount += 1
            guard entryCount <= Intake.Bound.entries else {
                throw .refused("there are more than \(Intake.Bound.entries) files and folders")
            }
            names.append(name)
        }
        // A folder that was read in part is no submission of fewer files.
        guard entries.error == 0 else { throw end(prefix, "", entries.error) }
        return names.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Says what follows from the last failure; no mark is lost for what the grader may or can not read.
    private func end(_ prefix: String, _ name: String, _ number: Int32 = errno) -> IntakeWalkError {
        let path = shown(prefix, name)
        switch number {
        case EACCES, EPERM: return .failed(.forbidden(path))
        case ENOENT, ENOTDIR, ELOOP, ENXIO: return .failed(.changed(path))
        case ENAMETOOLONG: return .refused("'\(path)' has too long a name")
        default: return .failed(.failed(FileError(path: prefix + name, number: number)))
        }
    }

    private func shown(_ prefix: String, _ name: String) -> String {
        let path = prefix + name
        return (path.isEmpty ? "." : path).visible
    }
}
