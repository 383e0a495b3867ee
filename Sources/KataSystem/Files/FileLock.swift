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
        let lock = try take(path)
        defer { release(lock) }
        return try work()
    }

    /// Waits for the lock; the caller lets it go with `release`.
    public static func take(_ path: String) throws(FileError) -> Int32 {
        let lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0, flock(lock, LOCK_EX) == 0 else { throw FileError(path: path, number: errno) }
        return lock
    }

    /// Lets a lock go that was taken.
    public static func release(_ lock: Int32) { close(lock) }
}
