#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Waits for descriptors of which something can be read, or to which something can be written.
public enum Readiness {
    /// A descriptor, and what is waited for.
    public struct Interest {
        let descriptor: Int32
        let writes: Bool

        /// Waits for something to read, and where `writes` is true also for room to write; -1 is never ready.
        public init(_ descriptor: Int32, writes: Bool = false) {
            self.descriptor = descriptor
            self.writes = writes
        }
    }

    /// Waits until one is ready; nil where the time was up or a signal came.
    ///
    /// - Parameter timeout: In milliseconds; -1 waits for ever.
    /// - Returns: which of them are ready, or gone.
    public static func wait(for interests: [Interest], timeout: Int32 = -1) -> [Bool]? {
        var polled = interests.map { interest in
            let events = POLLIN | (interest.writes ? POLLOUT : 0)
            return pollfd(fd: interest.descriptor, events: Int16(events), revents: 0)
        }
        guard poll(&polled, nfds_t(polled.count), timeout) > 0 else { return nil }
        return polled.map { $0.revents != 0 }
    }

    /// Lets the thread rest.
    public static func pause(milliseconds: Int32) { poll(nil, 0, milliseconds) }
}
