import KataJudging
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Signals that a program at a terminal answers, told to one thread.
enum TerminalSignals {
    /// What a signal means.
    enum Meaning: Sendable {
        /// Ctrl-C, or the system asks for an end.
        case end
        /// Ctrl-Z.
        case stop
        /// The program goes on after a stop.
        case goOn
        /// The window has another size.
        case resized
    }

    private static let listener = Mutex<(@Sendable (Meaning) -> Void)?>(nil)

    /// Makes a thread of its own wait for the signals and tell them to the listener that came last.
    ///
    /// It is called first before any other thread is made, so that none of them takes a signal.
    static func tell(_ body: @escaping @Sendable (Meaning) -> Void) {
        let isWaiting = listener.withLock { listener in
            defer { listener = body }
            return listener != nil
        }
        if isWaiting { return }
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH] { sigaddset(&signals, number) }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        let waited = signals
        Background.run {
            var waited = waited
            var number: Int32 = 0
            while sigwait(&waited, &number) == 0 {
                let meaning: Meaning =
                    switch number {
                    case SIGTSTP: .stop
                    case SIGCONT: .goOn
                    case SIGWINCH: .resized
                    default: .end
                    }
                listener.withLock(\.self)?(meaning)
            }
        }
    }

    /// Stops the process, as Ctrl-Z would; returns when it goes on.
    static func stop() { kill(getpid(), SIGSTOP) }
}
