#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The reader's own program for long texts.
enum Pager {
    /// Shows a text in `$PAGER`, or `less`; returns false where there is no terminal or no pager.
    static func show(_ text: String) -> Bool {
        guard Output.standard.isTerminal else { return false }
        // -F leaves at once where the text fits the screen; -R lets colours through.
        let command = ProcessEnvironment.variable("PAGER") ?? "less -FRX"
        guard let pipe = popen(command, "w") else { return false }
        signal(SIGPIPE, SIG_IGN)
        _ = text.withCString { fputs($0, pipe) }
        return pclose(pipe) >> 8 != 127
    }
}
