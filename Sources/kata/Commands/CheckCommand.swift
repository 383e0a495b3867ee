import ArgumentParser
import KataAuthoring
import KataDiagnostics
import KataFormats
import KataJudging
import KataResults
import KataText

/// `kata check`.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Checks kata files and manifests; runs nothing.",
        discussion: """
            Each error and warning shows its place, and where there is one way to mend it, how; '--fix' does that. A kata is \
            held against the types of its module as well, once that was built ('kata plugin build').
            """)

    @Argument(help: ArgumentHelp("Kata files, manifests, folders or ids.", valueName: "path|id"))
    var paths: [String]

    @Option(
        help: ArgumentHelp(
            "Report in this format; FORMAT=FILE writes a file; may be repeated.", valueName: "format"))
    var format: [ReportOption<CheckReportName>] = []

    @Flag(help: "Write into the files what has one way to be mended.")
    var fix = false

    @OptionGroup var shared: SharedOptions

    func validate() throws { try ReportOption.validatePlaces(format) }

    func run() throws {
        let environment = shared.environment
        let selection = KataFinder(environment).select(paths, withManifests: true)
        let missing = selection.complain()
        let check = Check(environment: environment, modules: try? environment.makeModuleStore())
        var reports = try Reports(format, style: shared.style(), (), otherwise: CheckReportName.text)
        var summary = CheckSummary(missing: missing)
        reports.tell(.started(count: selection.files.count))
        for path in selection.files {
            let result = try result(of: path, check)
            summary.add(result)
            reports.tell(.finished(result))
        }
        reports.tell(.ended(summary))
        try summary.exitCode.throwUnlessSuccess()
    }

    private func result(of path: String, _ check: Check) throws -> Check.Result {
        guard fix else { return check.check(path) }
        let (result, count) = try check.fix(path)
        if count > 0 {
            Output.errors.write(
                "kata: mended \(count.counted("place")) in \(path.visible)\n")
        }
        return result
    }
}
