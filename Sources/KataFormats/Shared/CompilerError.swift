/// An error that a compiler reported, at its place in the solution.
struct CompilerError {
    /// The place.
    let span: SourceSpan
    /// What is wrong.
    let message: String

    /// Finds the errors in a compiler's output: lines of the form `PATH:LINE:COLUMN: error: MESSAGE`.
    static func all(in output: String) -> [CompilerError] {
        output.split(separator: "\n").compactMap { CompilerError(line: $0) }
    }

    private init?(line text: Substring) {
        let parts = text.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
        guard parts.count == 5, !parts[0].isEmpty, let line = Int(parts[1]), let column = Int(parts[2]),
            line > 0, column > 0, parts[3] == " error"
        else { return nil }
        span = SourceSpan(path: String(parts[0]), line: line, column: column)
        message = String(parts[4].drop { $0 == " " })
    }
}
