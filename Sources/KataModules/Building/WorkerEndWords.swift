import KataTranscript

extension SessionError {
    /// How a worker ended and what it wrote before, in one line: for the authors of languages.
    var words: String {
        let written = String(decoding: written.log + written.errors, as: UTF8.self)
        switch reason {
        case .crashed(let crash):
            let end =
                crash.signal.map { " (\($0))" } ?? crash.exitCode.map { " (exit code \($0))" } ?? ""
            let told = [crash.lastWords, written].filter { !$0.isEmpty }.joined(separator: " ")
            let calls = crash.frames.map { " at \($0.words)" }.joined()
            let line = told.split(whereSeparator: \.isNewline).joined(separator: " ")
            return "the worker left without an answer\(end)" + (line.isEmpty ? "" : ": \(line)") + calls
        case .limit: return "the worker met a limit: \(reason)"
        case .policy(let breach): return "the worker broke the protocol: \(breach)"
        case .failed(let why): return why
        }
    }
}
