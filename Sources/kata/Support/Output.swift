import KataSystem
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A stream that reports are written to.
struct Output: Sendable {
    private let descriptor: Int32

    /// Standard output.
    static let standard = Output(descriptor: STDOUT_FILENO)
    /// Standard error.
    static let errors = Output(descriptor: STDERR_FILENO)

    private static let failure = Atomic(false)
    /// Tells whether something is lost that was to be written to a report or standard output.
    static var hasFailed: Bool { failure.load(ordering: .relaxed) }

    private init(descriptor: Int32) { self.descriptor = descriptor }

    /// Holds the standard streams that the caller closed, so that no file takes their numbers and what is written there.
    static func holdStandardStreams() {
        var opened: Int32
        repeat { opened = open("/dev/null", O_RDWR) } while (0...STDERR_FILENO).contains(opened)
        if opened > STDERR_FILENO { close(opened) }
    }

    /// Opens a file for writing, emptied; nil where that is not possible.
    init?(file path: String) {
        let opened = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard opened >= 0 else { return nil }
        descriptor = opened
    }

    /// Opens a file for writing at its end; nil where that is not possible.
    init?(appendingTo path: String) {
        let opened = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard opened >= 0 else { return nil }
        descriptor = opened
    }

    /// Tells whether a person looks at the stream.
    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Writes text; a closed pipe ends the program quietly, and never as if all had passed.
    func write(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Files.writeOnce(descriptor, $0) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EPIPE {
                signal(SIGPIPE, SIG_DFL)
                raise(SIGPIPE)
                exit(128 + SIGPIPE)
            } else if errno != EINTR {
                fail(String(cString: strerror(errno)))
                return
            }
        }
    }

    /// Says once that something is lost, unless it is a remark on standard error: those decide nothing.
    private func fail(_ reason: String) {
        guard descriptor != STDERR_FILENO, !Output.failure.exchange(true, ordering: .relaxed) else { return }
        Output.errors.write("kata: not all of the output could be written: \(reason)\n")
    }
}
