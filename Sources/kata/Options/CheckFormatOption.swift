import ArgumentParser
import KataAuthoring
import KataDiagnostics
import KataReport
import KataSystem
import KataText

/// A report of a check that was asked for: its format, and the file it goes to.
struct CheckFormatOption: ReportOption {
    /// The formats that there are.
    enum Name: String, CaseIterable {
        case text, json, github, sarif
    }

    let name: Name
    /// The file; nil for standard output.
    let file: String?

    /// Makes an option.
    init(_ name: Name, file: String?) {
        self.name = name
        self.file = file
    }

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

    /// Opens the reports, text on standard output where none is asked for, and writes their beginnings.
    init(_ options: [CheckFormatOption], style: TextStyle) throws {
        for option in options {
            reports.append((option.report(style: style), try option.open()))
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
