import KataAuthoring
import KataFormats
import KataText

/// The formats of what a check found.
enum CheckReportName: String, ReportName {
    case text, json, github, sarif

    /// Returns the report of a check that begins now.
    func report(style: TextStyle, _: Void) -> any Report<Check.Result, CheckSummary> {
        switch self {
        case .text: CheckText(style: style)
        case .json: CheckJSON()
        case .github: CheckGitHub()
        case .sarif: CheckSARIF(origin: .now)
        }
    }
}
