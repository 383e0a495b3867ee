import KataDiagnostics

/// What a build step wrote, without what only this machine and this run know.
///
/// Reports go to those who are graded, and results of equal submissions are equal.
enum CompilerWords {
    /// Returns a compiler's words without its own stack, if it crashed: only what it was about to do stays.
    ///
    /// - Parameter keepsTask: Whether that stays; where time or memory ran out, it depends on the machine.
    static func withoutStack(_ text: String, keepsTask: Bool = true) -> String {
        guard text.contains("Stack dump") else { return text }
        var isAfterCrash = false
        let kept = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            if line.hasPrefix("Please submit a bug report") || line.hasPrefix("Stack dump") {
                isAfterCrash = true
                return false
            }
            return !isAfterCrash || (keepsTask && !isOfStack(line))
        }
        return kept.joined(separator: "\n")
    }

    /// Tells whether a line lists the command, a frame or an address.
    private static func isOfStack(_ line: Substring) -> Bool {
        if line.contains("0x") { return true }
        let rest = line.drop { $0 == " " || $0 == "#" }
        let number = rest.prefix { $0.isASCII && $0.isNumber }
        guard !number.isEmpty else { return false }
        let words = rest[number.endIndex...]
        return words.hasPrefix(".\t") ? !words.hasPrefix(".\tWhile") : !words.hasPrefix(" |")
    }

    /// Returns a text in which paths below folders begin behind the folder.
    static func withoutFolders(_ text: String, _ folders: [String]) -> String {
        folders.reduce(text) { $0.replacingScalars(of: $1 + "/", with: "") }
    }
}
