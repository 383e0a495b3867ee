import ArgumentParser
import KataAuthoring
import KataDiagnostics
import KataJudging
import KataReport
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
    var format: [CheckFormatOption] = []

    @Flag(help: "Write into the files what has one way to be mended.")
    var fix = false

    @OptionGroup var shared: SharedOptions

    func validate() throws { try CheckFormatOption.validatePlaces(format) }

    func run() throws {
        let environment = shared.environment
        let selection = KataFinder(environment).select(paths, withManifests: true)
        let missing = selection.complain()
        let check = Check(environment: environment, modules: try? environment.makeModuleStore())
        var reports = try CheckReports(format, style: shared.style())
        for path in selection.files { reports.add(try result(of: path, check)) }
        try reports.end(missing: missing).leave()
    }

    private func result(of path: String, _ check: Check) throws -> Check.Result {
        guard fix else { return check.check(path) }
        let (result, count) = try check.fix(path)
        if count > 0 {
            Output.errors.write(
                "kata: mended \(count) \(count == 1 ? "place" : "places") in \(path.visible)\n")
        }
        return result
    }
}
