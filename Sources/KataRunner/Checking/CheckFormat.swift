public import KataDiagnostics
public import KataReport
import KataTranscript

/// A format of what `kata check` found.
public protocol CheckFormat {
    /// The exit code of what was told so far.
    var exitCode: ExitCode { get }
    /// Returns what stands before the first file.
    mutating func begin() -> String
    /// Returns the text of a file's findings.
    mutating func text(of result: Check.Result) -> String
    /// Returns what stands behind the last file.
    mutating func end() -> String
}

/// Counts what a check found.
private struct CheckCount {
    var files = 0
    var errors = 0
    var warnings = 0

    mutating func add(_ result: Check.Result) {
        files += 1
        errors += result.diagnostics.count(where: \.isError)
        warnings += result.diagnostics.count { !$0.isError }
    }

    var exitCode: ExitCode { files == 0 ? .nothingSelected : errors > 0 ? .invalidFile : .allPassed }
}

/// What a check found, for people: each diagnostic, and one line at the end.
public struct CheckText: CheckFormat {
    private let style: TextStyle
    private var count = CheckCount()

    /// Makes a report in colour or without.
    public init(style: TextStyle) { self.style = style }

    public var exitCode: ExitCode { count.exitCode }

    public func begin() -> String { "" }

    public mutating func text(of result: Check.Result) -> String {
        count.add(result)
        let writer = DiagnosticText(style: style)
        return result.diagnostics.map { writer.text(of: $0, in: result.source) }.joined()
    }

    public func end() -> String {
        guard count.files > 0 else { return style(.bad, "nothing was selected") + "\n" }
        func number(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
        let files = number(count.files, "file")
        if count.errors + count.warnings == 0 { return style(.good, "\(files), nothing to mend") + "\n" }
        let errors = style(count.errors > 0 ? .bad : .good, number(count.errors, "error"))
        return "\(files): \(errors), \(number(count.warnings, "warning"))\n"
    }
}

/// What a check found, for programs: one JSON document, described in docs/json.md.
public struct CheckJSON: CheckFormat {
    private var count = CheckCount()

    /// Makes a report.
    public init() {}

    public var exitCode: ExitCode { count.exitCode }

    public func begin() -> String { "{\"format\":\"kata.check\",\"version\":1,\"diagnostics\":[" }

    public mutating func text(of result: Check.Result) -> String {
        let isFirst = count.errors + count.warnings == 0
        count.add(result)
        let texts = result.diagnostics.map { "\n" + $0.json(in: result.source).text }
        return texts.isEmpty ? "" : (isFirst ? "" : ",") + texts.joined(separator: ",")
    }

    public func end() -> String {
        let counts = JSON.members([
            "files": .integer(Int64(count.files)), "errors": .integer(Int64(count.errors)),
            "warnings": .integer(Int64(count.warnings)), "exitCode": .integer(Int64(exitCode.rawValue)),
        ])
        return "\n],\"summary\":\(counts.text)}\n"
    }
}
