import ArgumentParser
import KataDiagnostics
import KataModules
import KataReport
import KataRunner

/// `kata accept`.
struct AcceptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Writes what a reference logged into its kata.",
        discussion: """
            Only lines that differ change: comments, quoting, matchers that accepted their line and ${name} whose value still \
            fits stay. The change is shown, read back and run again before it is written. Where 'CI' is set nothing is written.
            """)

    @Argument(help: ArgumentHelp("Kata files, folders or ids.", valueName: "path|id"))
    var katas: [String]

    @Flag(help: "Say what would change, and write nothing.")
    var check = false

    @OptionGroup var shared: SharedOptions

    func validate() throws {
        if !check, Surroundings.variable("CI") != nil {
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
        let report = AcceptText(style: shared.style(), isCheck: check)
        var codes = missing
        for file in selection.files {
            let result = acceptor.accept(file)
            Output.standard.write(report.text(of: result))
            codes.append(result.exitCode(isCheck: check))
            if !check, case .changed(let changed) = result.outcome { codes.append(write(changed, acceptor)) }
        }
        try KataReport.ExitCode.combined(codes).leave()
    }

    private func write(_ changed: SourceFile, _ acceptor: Acceptor) -> KataReport.ExitCode {
        do {
            try acceptor.write(changed)
            return .allPassed
        } catch {
            Output.errors.write("kata: \("\(error)".visible)\n")
            return .internalError
        }
    }
}
