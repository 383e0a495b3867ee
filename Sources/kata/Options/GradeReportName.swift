import ArgumentParser
import KataDiagnostics
import KataFormats
import KataGrading
import KataResults
import KataSystem
import KataText

/// The formats of what a grading found.
enum GradeReportName: String, ReportName {
    case text, json, junit
    case strictJUnit = "junit-strict"
    case tap, github, exercism, gradescope, classroom50, check50, ctrf, csv, html, markdown, sarif

    /// Tells whether a document of the format is about a single submission.
    var isForOneSubmission: Bool {
        switch self {
        case .exercism, .gradescope, .classroom50, .check50: true
        default: false
        }
    }

    /// What formats are told beside the results.
    struct Context: Sendable {
        /// Tells whether time and memory are told.
        var isMeasured = false
        /// When students see hidden scenarios on Gradescope.
        var hidden = GradescopeReport.Visibility.visible
        /// What the kata files say of open scenarios.
        var scripts: ScenarioScripts?
    }

    /// Returns the report; the same results give the same bytes, so it knows no time but what is asked for.
    func report(style: TextStyle, _ context: Context) throws -> any Report<GradedSubmission, GradeSummary> {
        let origin = ReportOrigin(version: Kata.configuration.version, start: 0)
        return switch self {
        case .text: GradeText(style: style)
        case .json: GradeJSON()
        case .junit: GradeAdapter(JUnitReport(origin: origin), namesEveryScenario: true)
        case .strictJUnit: GradeAdapter(JUnitReport(origin: origin, isStrict: true), namesEveryScenario: true)
        case .tap: GradeAdapter(TAPReport(), namesEveryScenario: true)
        case .github: GradeGitHub()
        case .exercism: ExercismReport { context.scripts?.script(of: $1, in: $0) }
        case .gradescope: GradescopeReport(hidden: context.hidden)
        case .classroom50: Classroom50Report(try GradeReportName.classroom50Identity())
        case .check50: Check50Report(version: origin.version)
        case .csv: GradeCSV(isMeasured: context.isMeasured)
        case .ctrf: GradeAdapter(CTRFReport(origin: origin), namesEveryScenario: true)
        case .html: GradeHTML(version: origin.version)
        case .markdown: GradeMarkdown()
        case .sarif: GradeAdapter(SARIFReport(origin: origin))
        }
    }

    /// Reads what Classroom 50's runner says of the submission.
    private static func classroom50Identity() throws -> Classroom50Report.Identity {
        let names = ["CLASSROOM", "ASSIGNMENT", "SUBMISSION_TAG", "COMMIT_URL", "RELEASE_URL"]
        let values = names.map { ProcessEnvironment.variable($0) ?? "" }
        let missing = zip(names, values).filter(\.1.isEmpty).map(\.0)
        guard missing.isEmpty else {
            let list = missing.joined(separator: ", ")
            throw ValidationError("'classroom50' needs \(list) in the environment, as its runner sets them.")
        }
        return Classroom50Report.Identity(
            classroom: values[0], assignment: values[1], submission: values[2], commit: values[3],
            release: values[4], review: ProcessEnvironment.variable("REVIEW_URL") ?? values[3],
            date: ProcessEnvironment.variable("SUBMITTED_AT") ?? WallClock.date)
    }
}

extension ReportOption<GradeReportName> {
    /// What stands in a file's name for the submission's.
    static var placeholder: String { "{submission}" }

    /// Tells whether each submission has a file of its own.
    var isPerSubmission: Bool { file?.contains(Self.placeholder) ?? false }

    /// Returns the submission whose file a pattern would put in a place; case does not count.
    fileprivate static func submission(of place: String, in pattern: String) -> String? {
        let parts = pattern.lowercased().split(separator: placeholder, omittingEmptySubsequences: false)
        guard let start = parts.first, let end = parts.last else { return nil }
        let place = place.lowercased()
        guard place.hasPrefix(start), place.hasSuffix(end), place.count > start.count + end.count
        else { return nil }
        return String(place.dropFirst(start.count).dropLast(end.count))
    }
}

extension [ReportOption<GradeReportName>] {
    /// What a submission may not be called in its files' names, because the file would be that of all.
    var namesOfOtherReports: [String] {
        let whole: [String] = filter { !$0.isPerSubmission }.compactMap { $0.place }
        let patterns: [String] = filter(\.isPerSubmission).compactMap { $0.place }
        return patterns.flatMap { pattern in
            whole.compactMap { ReportOption<GradeReportName>.submission(of: $0, in: pattern) }
        }
    }
}
