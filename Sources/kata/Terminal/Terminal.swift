#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The terminal as a screen to draw on: keys come at once and unseen, and all is as before when it is left.
struct Terminal {
    /// Tells whether there is a terminal that can be drawn on.
    static var isThere: Bool {
        isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
            && ProcessEnvironment.variable("TERM") != "dumb"
    }

    /// The size in columns and rows; 80 by 24 where they are not known.
    static var size: (width: Int, height: Int) {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return (80, 24)
        }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Takes the terminal over; called again after another program had it.
    static func enter() {
        TerminalGuard.keep()
        var settings = termios()
        guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
        // Signals stay on, so that Ctrl-C and Ctrl-Z do what they always do.
        settings.c_lflag &= ~tcflag_t(ECHO | ICANON)
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
        Output.standard.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
    }

    /// Gives the terminal back as it was.
    static func leave() { TerminalGuard.restore() }

    /// Draws the lines from the top; what was there is overwritten, never cleared first, so that nothing flickers.
    static func draw(_ lines: [String]) {
        let rows = lines.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n")
        Output.standard.write("\u{1B}[H" + rows + "\u{1B}[J")
    }

    /// What keys are read from.
    static var input: Int32 { STDIN_FILENO }

    /// Waits that long.
    static func pause(milliseconds: Int32) { poll(nil, 0, milliseconds) }

    /// Returns the bytes of the keys that were pressed; nil when the terminal is gone.
    static func keys() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 64)
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        if count > 0 { return Array(buffer[..<count]) }
        return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
    }
}
