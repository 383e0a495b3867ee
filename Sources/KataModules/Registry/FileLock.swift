#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A lock between processes, for as long as some work lasts.
public enum FileLock {
    /// Waits for the lock, does the work, and lets the lock go; the empty lock file stays.
    public static func hold<Result>(_ path: String, _ work: () throws -> Result) throws -> Result {
        let lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0, flock(lock, LOCK_EX) == 0 else { throw FileError(path: path, number: errno) }
        defer { close(lock) }
        return try work()
    }
}
