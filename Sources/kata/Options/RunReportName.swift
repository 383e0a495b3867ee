import KataFormats
import KataResults
import KataText

/// The formats of what a run judged.
enum RunReportName: String, ReportName {
    case text, json, junit
    case strictJUnit = "junit-strict"
    case tap, github, ctrf, html, markdown, sarif

    /// Returns the report of a run that begins now; with `traces` the text shows every command.
    func report(style: TextStyle, _ traces: Bool) -> any Report<KataResult, RunSummary> {
        let language = ReaderLanguage(locale: ProcessEnvironment.locale)
        return switch self {
        case .text where traces: TraceReport(style: style)
        case .text: TextReport(style: style, language: language)
        case .json: JSONReport()
        case .junit: JUnitReport(origin: .now)
        case .strictJUnit: JUnitReport(origin: .now, isStrict: true)
        case .tap: TAPReport()
        case .github: GitHubReport()
        case .ctrf: CTRFReport(origin: .now)
        case .html: HTMLReport(origin: .now, language: language)
        case .markdown: MarkdownReport()
        case .sarif: SARIFReport(origin: .now)
        }
    }
}
