import ArgumentParser
import KataAuthoring
import KataFormats
import KataJudging
import KataResults
import KataSystem
import KataText
import Synchronization

/// `kata verify`.
struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Proves that katas can be passed, and can be failed.",
        discussion: """
            The reference must pass, five times alike and once on one CPU; the starter must fail; each mutant must be caught. \
            Each line of the reference's log is dropped, doubled, swapped and changed, to see whether the kata notices. For a \
            mutant that lives, its change is shown with what ran, and what to do. Without paths: all katas in 'Katas'.
            """)

    @Argument(help: ArgumentHelp("Kata files, folders or ids.", valueName: "path|id"))
    var katas: [String] = ["Katas"]

    @Option(
        help: ArgumentHelp(
            "Prove the solutions in this language, of the katas that have any; the modules' own otherwise.",
            valueName: "id"))
    var language: String?

    @Option(
        name: [.customShort("j", allowingJoined: true), .long],
        help: ArgumentHelp("Verify this many katas at once.", valueName: "n"))
    var jobs: Int = Host.processorCount

    @Option(help: ArgumentHelp("Report in this format.", valueName: "format"))
    var format: DocumentFormat = .text

    @OptionGroup var isolation: IsolationOption

    @OptionGroup var shared: SharedOptions

    func validate() throws {
        if jobs < 1 { throw ValidationError("'-j \(jobs)' verifies nothing: at least 1 is needed.") }
    }

    func run() throws {
        let environment = try isolation.demanded(of: shared.environment)
        var selection = KataFinder(environment).select(katas)
        let missing = selection.complain() + dropWithoutSolution(&selection, environment)
        let modules = try shared.modules(environment)
        let run = VerifyRun(
            selection.files, jobs: jobs, environment: environment, modules: modules, language: language)
        Interruption.handle { run.interrupt() }
        let report = Mutex(
            Reports(format == .json ? VerifyJSON() : VerifyText(style: shared.style())))
        report.withLock { $0.tell(.started(count: selection.files.count)) }
        let total = run.run { verification in report.withLock { $0.tell(.finished(verification)) } }
        report.withLock { $0.tell(.ended(total)) }
        try KataResults.ExitCode.combined([total.exitCode] + missing).throwUnlessSuccess()
    }

    /// Takes out the katas that have nothing in the language, and says how many.
    private func dropWithoutSolution(
        _ selection: inout KataFinder.Selection, _ environment: KataEnvironment
    ) -> [KataResults.ExitCode] {
        guard let language else { return [] }
        let count = selection.files.count
        selection.files.removeAll { !ReferenceLanguages(of: $0, environment).contains(language) }
        let dropped = count - selection.files.count
        if dropped > 0 { Output.complain { $0.noSolutions(dropped, in: language) } }
        return count > 0 && selection.files.isEmpty ? [.nothingSelected] : []
    }
}
