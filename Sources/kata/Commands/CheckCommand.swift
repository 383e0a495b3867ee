import ArgumentParser
import KataDiagnostics
import KataReport
import KataRunner

/// `kata check`.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Checks kata files and manifests; runs nothing.",
        discussion: """
            A kata is held against its module as well where that has been built before. \
            'kata explain CODE' tells more about a diagnostic.
            """)

    @Argument(help: ArgumentHelp("Kata files, manifests, folders or ids.", valueName: "path|id"))
    var paths: [String]

    @Option(help: ArgumentHelp("Report as text or json.", valueName: "format"))
    var format: DocumentFormat = .text

    @Flag(help: "Mend what has a fix, in the file.")
    var fix = false

    @OptionGroup var shared: SharedOptions

    func run() throws {
        let environment = shared.environment
        let selection = KataFinder(environment).select(paths, withManifests: true)
        let missing = selection.complain()
        let check = Check(environment: environment, modules: try? environment.makeModuleStore())
        var report: any CheckFormat = format == .json ? CheckJSON() : CheckText(style: shared.style())
        Output.standard.write(report.begin())
        for path in selection.files { Output.standard.write(report.text(of: try result(of: path, check))) }
        Output.standard.write(report.end())
        try KataReport.ExitCode.combined([report.exitCode] + missing).leave()
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
