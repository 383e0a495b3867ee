import ArgumentParser
import KataDiagnostics
import KataFormats
import KataGrading
import KataJudging
import KataResults
import KataText

/// The reports of a grading and its exit code: the options that `grade` and `merge` share.
struct GradeReportOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Report in this format; FORMAT=FILE writes a file; may be repeated.", valueName: "format"))
    var format: [ReportOption<GradeReportName>] = []

    @Option(
        help: ArgumentHelp(
            "A CSV file of those who may hand in: the column 'submission', or the first, names their folders. Who handed in nothing gets a row.",
            valueName: "file"))
    var roster: String?

    @Flag(help: "Tell time and memory of each scenario; reports then differ from one grading to the next.")
    var measured = false

    @Option(
        help: ArgumentHelp(
            "When 'gradescope' shows students the tests of hidden scenarios; a test that is not visible hides the total, too.",
            valueName: visibilities.joined(separator: "|")), transform: visibility)
    var hiddenTests = GradescopeReport.Visibility.visible

    private static let visibilities = GradescopeReport.Visibility.allCases.map(\.rawValue)

    private static func visibility(_ text: String) throws -> GradescopeReport.Visibility {
        guard let visibility = GradescopeReport.Visibility(rawValue: text) else {
            throw ValidationError(
                "'--hidden-tests \(text.visible)' is none of \(visibilities.joined(separator: ", ")).")
        }
        return visibility
    }

    @Flag(help: "Leave with the exit code that 'run' would have.")
    var strictExit = false

    func validate() throws {
        try ReportOption<GradeReportName>.validatePlaces(format)
        if hiddenTests != .visible, !format.contains(where: { $0.name == .gradescope }) {
            throw ValidationError(
                "'--hidden-tests' says something about '--format gradescope', which is not asked for.")
        }
        for option in format { _ = try option.report(style: .plain, GradeReportName.Context()) }
    }

    /// Opens the reports; ends the command with a word where that is not possible.
    func open(
        style: TextStyle, submissionCount: Int, _ finder: KataFinder, katas: [String]
    ) throws -> GradeReports {
        let single = format.first { $0.name.isForOneSubmission && !$0.isPerSubmission }
        if submissionCount > 1, let name = single?.name.rawValue {
            Output.errors.write(
                "kata: '\(name)' is about one submission, and there are \(submissionCount); "
                    + "write '\(name)=\(ReportOption<GradeReportName>.placeholder).json', a file for each\n")
            throw ArgumentParser.ExitCode.validationFailure
        }
        var context = GradeReportName.Context(isMeasured: measured, hidden: hiddenTests)
        if format.contains(where: { $0.name == .exercism }) {
            context.scripts = ScenarioScripts(files: finder.select(katas).files)
        }
        return try GradeReports(format, style: style, context)
    }

    /// Returns who handed in nothing, and warns of submissions of others; ends the command where the roster is wrong.
    func absent(from names: [String], style: TextStyle) throws -> [String] {
        guard let path = roster else { return [] }
        do throws(Roster.RosterError) {
            let roster = try Roster(contentsOf: path)
            for (name, nearest) in roster.strangers(among: names) {
                let hint = nearest.map { "; is it '\($0.visible)'?" } ?? ""
                Output.warn("'\(name.visible)' is not in the roster\(hint)", style)
            }
            return roster.absent(from: names)
        } catch {
            let place = error.line.map { "\(path.visible):\($0)" } ?? path.visible
            Output.errors.write("kata: \(place): \(error.sentence)\n")
            throw KataResults.ExitCode.invalidFile.thrown
        }
    }

    /// Ends the command with the exit code of a grading, if that is not 0.
    func leave(_ summary: GradeSummary, reportsFailed: Bool) throws {
        if summary.missingCount > 0 || reportsFailed || Output.hasFailed { throw temporaryFailure }
        if strictExit { try summary.strictExitCode.throwUnlessSuccess() }
    }
}
