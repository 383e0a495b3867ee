import KataDiagnostics
public import KataReport
import KataText

/// A format of what `kata check` found.
public protocol CheckFormat: Sendable {
    /// The exit code of what was told so far.
    var exitCode: ExitCode { get }
    /// Returns what stands before the first file.
    mutating func begin() -> String
    /// Returns the text of a file's findings.
    mutating func text(of result: Check.Result) -> String
    /// Returns what stands behind the last file.
    ///
    /// - Parameter exitCode: what the whole command leaves with, which may know of more than these files.
    mutating func end(_ exitCode: ExitCode) -> String
}

/// Counts what a check found.
struct CheckCount: Sendable {
    /// How many files were checked.
    private(set) var files = 0
    /// How many errors they have.
    private(set) var errors = 0
    /// How many warnings.
    private(set) var warnings = 0

    /// Adds what was found in a file.
    mutating func add(_ result: Check.Result) {
        files += 1
        errors += result.diagnostics.count(where: \.isError)
        warnings += result.diagnostics.count { !$0.isError }
    }

    /// The exit code of the files alone.
    var exitCode: ExitCode { files == 0 ? .nothingSelected : errors > 0 ? .invalidFile : .allPassed }

    /// The count in words: "2 files: 1 error, 0 warnings".
    func words(style: TextStyle) -> String {
        guard files > 0 else { return style(.bad, "nothing was selected") + "\n" }
        func number(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
        let files = number(files, "file")
        if errors + warnings == 0 { return style(.good, "\(files), nothing to mend") + "\n" }
        let errors = style(errors > 0 ? .bad : .good, number(errors, "error"))
        return "\(files): \(errors), \(number(warnings, "warning"))\n"
    }
}
