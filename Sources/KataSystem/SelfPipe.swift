#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A pipe that wakes a thread that polls it.
public struct SelfPipe: Sendable {
    /// What to poll for.
    public let descriptor: Int32
    private let writing: Int32

    /// Makes one; nil where the system has no descriptors left.
    public init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (descriptor, writing) = (ends[0], ends[1])
    }

    /// Wakes up, from any thread; a full pipe wakes up all the same.
    public func wake() {
        var byte: UInt8 = 0
        _ = write(writing, &byte, 1)
    }

    /// Takes what woke up.
    public func drain() {
        var buffer = [UInt8](repeating: 0, count: 64)
        while read(descriptor, &buffer, buffer.count) > 0 {}
    }
}
