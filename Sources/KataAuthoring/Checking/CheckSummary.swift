import KataDiagnostics
public import KataResults
import KataText

/// The whole of a check, when it is over.
public struct CheckSummary: Sendable {
    /// How many files were checked.
    private(set) var files = 0
    /// How many errors they have.
    private(set) var errors = 0
    /// How many warnings.
    private(set) var warnings = 0
    /// What was named and could not be checked.
    private let missing: [ExitCode]

    /// Makes the summary of no files, beside what was named and could not be checked.
    public init(missing: [ExitCode] = []) { self.missing = missing }

    /// Adds what was found in a file.
    public mutating func add(_ result: Check.Result) {
        files += 1
        errors += result.diagnostics.count(where: \.isError)
        warnings += result.diagnostics.count { !$0.isError }
    }

    /// The exit code of the files, and of what was missing.
    public var exitCode: ExitCode {
        let code: ExitCode = files == 0 ? .nothingSelected : errors > 0 ? .invalidFile : .allPassed
        return ExitCode.combined([code] + missing)
    }

    /// The count in words: "2 files: 1 error, 0 warnings".
    func words(style: TextStyle) -> String {
        guard files > 0 else { return style(.bad, "nothing was selected") + "\n" }
        let files = files.counted("file")
        if errors + warnings == 0 { return style(.good, "\(files), nothing to mend") + "\n" }
        let errors = style(errors > 0 ? .bad : .good, errors.counted("error"))
        return "\(files): \(errors), \(warnings.counted("warning"))\n"
    }
}
