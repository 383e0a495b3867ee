#if canImport(Glibc)
import Glibc
import KataJudging
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

    /// Makes a thread of its own wait for the signals and tell them.
    ///
    /// It is called before any other thread is made, so that none of them takes a signal.
    static func tell(_ body: @escaping @Sendable (Meaning) -> Void) {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH] { sigaddset(&signals, number) }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        let waited = signals
        Background.run {
            var waited = waited
            var number: Int32 = 0
            while sigwait(&waited, &number) == 0 {
                switch number {
                case SIGTSTP: body(.stop)
                case SIGCONT: body(.goOn)
                case SIGWINCH: body(.resized)
                default: body(.end)
                }
            }
        }
    }

    /// Stops the process, as Ctrl-Z would; returns when it goes on.
    static func stop() { kill(getpid(), SIGSTOP) }
}
