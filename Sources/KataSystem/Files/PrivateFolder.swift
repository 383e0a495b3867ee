#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder for one process, which goes with it; what a killed process left goes with the next one.
public final class PrivateFolder: Sendable {
    /// The folder.
    public let path: String
    private let base: String
    private let lock: Int32

    /// Makes a folder below `base`, and removes those whose processes are gone.
    public init(in base: String) throws {
        try Files.makeFolder(base, mode: 0o700)
        self.base = base
        let path = "\(base)/\(UInt64.random(in: .min ... .max))"
        self.path = path
        lock = try FileLock.hold(PrivateFolder.turn(in: base)) {
            PrivateFolder.removeThoseLeft(in: base)
            try Files.makeFolder(path, mode: 0o700)
            return try PrivateFolder.takeLock(of: path, creating: true)
        }
    }

    deinit {
        remove()
        close(lock)
    }

    /// Removes the folder before its owner goes.
    public func remove() {
        Files.remove(path)
        // Processes of a killed owner may have lived on, and written, when this folder was made.
        try? FileLock.hold(PrivateFolder.turn(in: base)) { PrivateFolder.removeThoseLeft(in: base) }
    }

    /// The lock that one process holds while it makes a folder or removes what others left.
    private static func turn(in base: String) -> String { base + ".lock" }

    private static func takeLock(of folder: String, creating: Bool) throws(FileError) -> Int32 {
        let lock = open("\(folder)/lock", O_RDWR | (creating ? O_CREAT : 0) | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw FileError(path: folder, number: errno) }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            let number = errno
            close(lock)
            throw FileError(path: folder, number: number)
        }
        return lock
    }

    private static func removeThoseLeft(in base: String) {
        for name in Files.names(in: base) { removeIfLeft("\(base)/\(name)") }
    }

    private static func removeIfLeft(_ folder: String) {
        do throws(FileError) {
            let lock = try takeLock(of: folder, creating: false)
            defer { close(lock) }
            Files.remove(folder)
        } catch {
            // Nobody makes a folder at this moment, so one without a lock was left half made or half removed.
            if error.number == ENOENT { Files.remove(folder) }
        }
    }
}
