import ArgumentParser
import KataGrading
import KataJudging
import KataResults

/// `kata merge`.
struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Joins the results of a manifest into one report.",
        discussion: """
            The report is the one that 'kata grade' would have given of all submissions on one machine, byte for byte. A \
            submission without a result appears as such. It needs neither katas nor a compiler.

            Exit codes: 0 all results are there, whatever the marks (--strict-exit: those of 'run'), 75 some are missing, \
            64 the command line is wrong, 2 the manifest is invalid.
            """)

    @OptionGroup var work: ManifestArgument

    @OptionGroup var published: ResultsArgument

    @OptionGroup var reporting: GradeReportOptions
    @OptionGroup var shared: SharedOptions

    func run() throws {
        let manifest = try work.read()
        let absent = try reporting.absent(
            from: manifest.rows.map(\.name), style: shared.style(on: .errors))
        let reports = try reporting.open(
            style: shared.style(), submissionCount: manifest.rows.count,
            KataFinder(shared.environment, passingOver: manifest.rows.map(\.path)),
            katas: manifest.settings.katas)
        let summary = ResultMerge(
            manifest, in: published.store, absent: absent, isMeasured: reporting.measured
        ).run { reports.tell($0) }
        try reporting.leave(summary, reportsFailed: reports.hasFailed)
    }
}
