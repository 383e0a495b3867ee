import KataSystem
import KataText
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
    /// The file that it is; nil for a standard stream.
    private let path: String?

    /// Standard output.
    static let standard = Output(descriptor: STDOUT_FILENO)
    /// Standard error.
    static let errors = Output(descriptor: STDERR_FILENO)

    /// What lacks something, each told once: the paths of files, and nothing for standard output.
    private static let failed = Mutex<Set<String>>([])
    /// Tells whether something is lost that was to be written to a report or standard output.
    static var hasFailed: Bool { failed.withLock { !$0.isEmpty } }

    private init(descriptor: Int32) {
        self.descriptor = descriptor
        path = nil
    }

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
        self.path = path
    }

    /// Opens a file for writing at its end; nil where that is not possible.
    init?(appendingTo path: String) {
        let opened = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard opened >= 0 else { return nil }
        descriptor = opened
        self.path = path
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
        guard descriptor != STDERR_FILENO, Output.failed.withLock({ $0.insert(path ?? "").inserted }) else {
            return
        }
        let place = path.map { "'\($0.visible)'" } ?? "the output"
        Output.errors.write("kata: not all of \(place) could be written: \(reason)\n")
    }
}
