import ArgumentParser
import KataDiagnostics
import KataReport
import KataText

/// The reports of a grading and its exit code: the options that `grade` and `merge` share.
struct GradeReportOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Report in this format; FORMAT=FILE writes a file; may be repeated.", valueName: "format"))
    var format: [GradeFormatOption] = []

    @Flag(help: "Leave with the exit code that 'run' would have.")
    var strictExit = false

    func validate() throws {
        try GradeFormatOption.validatePlaces(format)
        for option in format { _ = try option.report(style: .plain) }
    }

    /// Opens the reports; ends the command with a word where that is not possible.
    func open(style: TextStyle, submissionCount: Int) throws -> GradeReports {
        let single = format.first { $0.name.isForOneSubmission && !$0.isPerSubmission }
        if submissionCount > 1, let name = single?.name.rawValue {
            Output.errors.write(
                "kata: '\(name)' is about one submission, and there are \(submissionCount); "
                    + "write '\(name)=\(GradeFormatOption.placeholder).json', a file for each\n")
            throw ArgumentParser.ExitCode.validationFailure
        }
        return try GradeReports(format, style: style)
    }

    /// Ends the command with the exit code of a grading, if that is not 0.
    func leave(_ summary: GradeSummary, reportsFailed: Bool) throws {
        if summary.missingCount > 0 || reportsFailed || Output.hasFailed { throw temporaryFailure }
        if strictExit { try summary.strictExitCode.leave() }
    }
}
