import ArgumentParser
import KataDiagnostics
import KataReport
import KataRunner

/// A report of a check that was asked for: its format, and the file it goes to.
struct CheckFormatOption: ExpressibleByArgument, Sendable {
    /// The formats that there are.
    enum Name: String, CaseIterable {
        case text, json, github, sarif
    }

    let name: Name
    /// The file; nil for standard output.
    let file: String?

    /// Reads `F` or `F=FILE`.
    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = Name(rawValue: String(parts[0])) else { return nil }
        self.name = name
        self.file = parts.count > 1 ? String(parts[1]) : nil
        if file?.isEmpty ?? false { return nil }
    }

    static var allValueStrings: [String] { Name.allCases.map(\.rawValue) }

    /// Returns the format, for a check that begins now.
    func report(style: TextStyle) -> any CheckFormat {
        switch name {
        case .text: CheckText(style: file == nil ? style : .plain)
        case .json: CheckJSON()
        case .github: CheckGitHub()
        case .sarif:
            CheckSARIF(
                origin: ReportOrigin(version: Kata.configuration.version, start: WallClock.milliseconds))
        }
    }
}

/// The reports of a check, each with the stream that it is written to.
struct CheckReports {
    private var reports: [(format: any CheckFormat, output: Output)] = []

    /// Throws where more than one report would go to standard output.
    static func validate(_ options: [CheckFormatOption]) throws {
        guard options.count(where: { $0.file == nil }) <= 1 else {
            throw ValidationError(
                "Only one format can go to standard output; write the others as FORMAT=FILE.")
        }
    }

    /// Opens the reports, text on standard output where none is asked for, and writes their beginnings.
    init(_ options: [CheckFormatOption], style: TextStyle) throws {
        for option in options {
            var output: Output? = .standard
            if let file = option.file { output = Output(file: file) }
            guard let output else {
                Output.errors.write("kata: the report '\(option.file?.visible ?? "")' cannot be written\n")
                throw ArgumentParser.ExitCode.validationFailure
            }
            reports.append((option.report(style: style), output))
        }
        if reports.isEmpty { reports.append((CheckText(style: style), .standard)) }
        write { $0.begin() }
    }

    /// Writes what was found in a file in all formats.
    mutating func add(_ result: Check.Result) { write { $0.text(of: result) } }

    /// Writes the ends; returns the exit code of the files and of what was missing together.
    mutating func end(missing: [KataReport.ExitCode]) -> KataReport.ExitCode {
        let code = KataReport.ExitCode.combined(reports.map(\.format.exitCode) + missing)
        write { $0.end(code) }
        return code
    }

    private mutating func write(_ text: (inout any CheckFormat) -> String) {
        for index in reports.indices {
            let text = text(&reports[index].format)
            if !text.isEmpty { reports[index].output.write(text) }
        }
    }
}
