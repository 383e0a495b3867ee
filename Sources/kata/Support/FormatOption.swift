import ArgumentParser
import KataDiagnostics
import KataReport

/// A report that was asked for: its format, and the file it goes to.
struct FormatOption: ExpressibleByArgument, Sendable {
    /// The formats that there are.
    enum Name: String, CaseIterable {
        case text, json, junit
        case strictJUnit = "junit-strict"
        case tap, github, ctrf, html, markdown, sarif
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

    /// Returns the format, for a run that begins now; with `traces` the text shows every command.
    func report(style: TextStyle, traces: Bool) -> any ReportFormat {
        let style = file == nil ? style : .plain
        return switch name {
        case .text where traces: TraceReport(style: style)
        case .text: TextReport(style: style, language: FormatOption.language)
        case .json: JSONReport()
        case .junit: JUnitReport(origin: origin)
        case .strictJUnit: JUnitReport(origin: origin, isStrict: true)
        case .tap: TAPReport()
        case .github: GitHubReport()
        case .ctrf: CTRFReport(origin: origin)
        case .html: HTMLReport(origin: origin)
        case .markdown: MarkdownReport()
        case .sarif: SARIFReport(origin: origin)
        }
    }
}

extension FormatOption {
    /// The language of whoever reads the text.
    fileprivate static var language: ReaderLanguage { ReaderLanguage(locale: Surroundings.locale) }

    /// This program, now.
    private var origin: ReportOrigin {
        ReportOrigin(version: Kata.configuration.version, start: WallClock.milliseconds)
    }
}

/// The reports of a run, each with the stream that it is written to.
final class Reports {
    private var reports: [(format: any ReportFormat, output: Output)] = []

    /// Throws where more than one report would go to standard output.
    static func validate(_ options: [FormatOption]) throws {
        guard options.count(where: { $0.file == nil }) <= 1 else {
            throw ValidationError(
                "Only one format can go to standard output; write the others as FORMAT=FILE.")
        }
    }

    /// Opens the reports; text on standard output where none is asked for.
    init(_ options: [FormatOption], style: TextStyle, traces: Bool = false) throws {
        for option in options {
            var output: Output? = .standard
            if let file = option.file { output = Output(file: file) }
            guard let output else {
                Output.errors.write("kata: the report '\(option.file?.visible ?? "")' cannot be written\n")
                throw ArgumentParser.ExitCode.validationFailure
            }
            reports.append((option.report(style: style, traces: traces), output))
        }
        if reports.isEmpty {
            reports.append(
                (
                    traces
                        ? TraceReport(style: style)
                        : TextReport(style: style, language: FormatOption.language), .standard
                ))
        }
    }

    /// Writes an event in all formats.
    func tell(_ event: RunEvent) {
        for index in reports.indices {
            let text = reports[index].format.text(for: event)
            if !text.isEmpty { reports[index].output.write(text) }
        }
    }
}
