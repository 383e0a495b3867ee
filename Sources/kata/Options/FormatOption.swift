import ArgumentParser
import KataDiagnostics
import KataReport
import KataSystem
import KataText

/// A report that was asked for: its format, and the file it goes to.
struct FormatOption: ReportOption {
    /// The formats that there are.
    enum Name: String, CaseIterable {
        case text, json, junit
        case strictJUnit = "junit-strict"
        case tap, github, ctrf, html, markdown, sarif
    }

    let name: Name
    /// The file; nil for standard output.
    let file: String?

    /// Makes an option.
    init(_ name: Name, file: String?) {
        self.name = name
        self.file = file
    }

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
        case .html: HTMLReport(origin: origin, language: FormatOption.language)
        case .markdown: MarkdownReport()
        case .sarif: SARIFReport(origin: origin)
        }
    }
}

extension FormatOption {
    /// The language of the reader.
    fileprivate static var language: ReaderLanguage { ReaderLanguage(locale: Surroundings.locale) }

    /// This program, now.
    private var origin: ReportOrigin {
        ReportOrigin(version: Kata.configuration.version, start: WallClock.milliseconds)
    }
}

/// The reports of a run, each with the stream that it is written to.
final class Reports {
    private var reports: [(format: any ReportFormat, output: Output)] = []

    /// Opens the reports; text on standard output where none is asked for.
    init(_ options: [FormatOption], style: TextStyle, traces: Bool = false) throws {
        for option in options {
            reports.append((option.report(style: style, traces: traces), try option.open()))
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
