#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import KataJudging

/// Ends a command in order when the user presses Ctrl-C or the system asks for an end.
enum Interruption {
    /// Makes a thread of its own wait for the signals; `body` cleans up before the process leaves with 130.
    ///
    /// It is called before any other thread is made, so that none of them takes the signal.
    static func handle(_ body: @escaping @Sendable () -> Void) {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        sigaddset(&signals, SIGTERM)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        let waited = signals
        Background.run {
            var waited = waited
            var signal: Int32 = 0
            sigwait(&waited, &signal)
            body()
            exit(130)
        }
    }
}
