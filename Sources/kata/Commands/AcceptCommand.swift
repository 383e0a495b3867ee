import ArgumentParser
import KataAuthoring
import KataDiagnostics
import KataFormats
import KataJudging
import KataModules
import KataResults
import KataText

/// `kata accept`.
struct AcceptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Writes what a reference logged into its kata.",
        discussion: """
            The kata runs against the reference of its module, and each expected line that differs becomes what was logged. \
            Comments, quoting, matchers that accepted their line and ${name} whose value still fits stay as they are. A \
            scenario that expects nothing yet gets its 'expect'. The changed file is read back and run again before it is \
            written, and the change is shown: read it, for what is written is what you will ask of learners.

            Where the variable CI is set nothing is written, and '--check' is needed.
            """)

    @Argument(help: ArgumentHelp("Kata files, folders or ids.", valueName: "path|id"))
    var katas: [String]

    @Flag(help: "Write nothing; exit with 1 where something would change.")
    var check = false

    @Option(help: ArgumentHelp("Report in this format.", valueName: "format"))
    var format: DocumentFormat = .text

    @OptionGroup var shared: SharedOptions

    func validate() throws {
        if !check, ProcessEnvironment.variable("CI") != nil {
            throw ValidationError("A log is not accepted where CI is set; '--check' says what would change.")
        }
    }

    func run() throws {
        let environment = shared.environment
        let selection = KataFinder(environment).select(katas)
        let missing = selection.complain()
        let modules = try shared.modules(environment)
        defer { modules.shutdown() }
        Interruption.handle { modules.shutdown() }
        let acceptor = Acceptor(environment: environment, modules: modules)
        var report = Reports(
            format == .json
                ? AcceptJSON(isCheck: check)
                : AcceptText(style: shared.style(), locale: environment.locale, isCheck: check))
        var codes = missing
        report.tell(.started(count: selection.files.count))
        for file in selection.files {
            let result = acceptor.accept(file)
            report.tell(.finished(result))
            codes.append(result.exitCode(isCheck: check))
            if !check, case .changed(let changed) = result.outcome { codes.append(write(changed, acceptor)) }
        }
        let exitCode = KataResults.ExitCode.combined(codes)
        report.tell(.ended(exitCode))
        try exitCode.throwUnlessSuccess()
    }

    private func write(_ changed: SourceFile, _ acceptor: Acceptor) -> KataResults.ExitCode {
        do {
            try acceptor.write(changed)
            return .allPassed
        } catch {
            Output.errors.write("kata: \("\(error)".visible)\n")
            return .internalError
        }
    }
}
