#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the terminal was like before, kept where even a crash finds it.
enum TerminalGuard {
    /// Keeps the settings as they are now; from here on every end of the process restores them.
    static func keep() {
        guard !isTaken else { return }
        guard tcgetattr(STDIN_FILENO, &before) == 0 else { return }
        isTaken = true
        _ = isArmed
    }

    /// Restores the settings, shows the cursor and the screen as it was; safe in a signal handler.
    static func restore() {
        guard isTaken else { return }
        isTaken = false
        let sequence: StaticString = "\u{1B}[?25h\u{1B}[?1049l"
        _ = write(STDOUT_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount)
        tcsetattr(STDIN_FILENO, TCSANOW, &before)
    }

    /// Sees to it, once, that leaving and crashing restore the terminal.
    private static let isArmed: Bool = {
        atexit { TerminalGuard.restore() }
        for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
            signal(number) { number in
                TerminalGuard.restore()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
        return true
    }()
}

// Signal handlers can take no lock. The main thread alone changes these two, and a crash ends all threads.
nonisolated(unsafe) private var before = termios()
nonisolated(unsafe) private var isTaken = false
