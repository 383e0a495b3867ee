import KataDiagnostics
public import KataResults

/// The report of a grading for teachers: one page that needs nothing else, without any script.
///
/// Submissions are written as they are over; the overview comes last in the file and stands first on the page. A page that
/// was cut by a kill still opens, shows what was done, and says that it is not whole.
public struct GradeHTML: Report {
    private let version: String
    private var overview = GradeOverview()
    private var isAlone = false

    /// Makes a report by that version of kata.
    public init(version: String) { self.version = version }

    public mutating func begin(count: Int) -> String {
        isAlone = count == 1
        return HTMLPage.start(moreStyle: "\n" + GradeHTMLStyle.style)
    }

    public mutating func add(_ submission: GradedSubmission) -> String {
        let number = overview.rows.count
        overview.add(submission)
        return GradeHTMLDetails(submission, number: number, isAlone: isAlone).markup
    }

    public func end(_ summary: GradeSummary) -> String {
        GradeHTMLOverview(overview: overview, summary: summary, version: version).markup
            + HTMLPage.footer(summary.isolationReport) + HTMLPage.end
    }
}
