#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder for one process, which goes with it; what a killed process left goes at the next start.
public final class PrivateFolder: Sendable {
    /// The folder.
    public let path: String
    private let lock: Int32

    /// Makes a folder below `base`, and removes those whose processes are gone.
    public init(in base: String) throws {
        try Files.makeFolder(base, mode: 0o700)
        for name in Files.names(in: base) { PrivateFolder.removeIfLeft("\(base)/\(name)") }
        path = "\(base)/\(UInt64.random(in: .min ... .max))"
        try Files.makeFolder(path, mode: 0o700)
        lock = open("\(path)/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            throw FileError(path: path, number: errno)
        }
    }

    deinit {
        remove()
        close(lock)
    }

    /// Removes the folder before its owner goes.
    public func remove() { Files.remove(path) }

    private static func removeIfLeft(_ folder: String) {
        let lock = open("\(folder)/lock", O_RDWR | O_CLOEXEC)
        // Without a lock it is being made this very moment, or it is nothing of ours.
        guard lock >= 0 else { return }
        defer { close(lock) }
        if flock(lock, LOCK_EX | LOCK_NB) == 0 { Files.remove(folder) }
    }
}
