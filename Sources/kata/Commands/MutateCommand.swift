import ArgumentParser
import KataExplore
import KataJudging
import KataModules
import KataMutation
import KataResults
import KataSystem
import KataText
import Synchronization

/// `kata mutate`.
struct MutateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mutate",
        abstract: "Makes wrong solutions by the hundred, and tells which of them a kata does not notice.",
        discussion: """
            All mistakes that a machine can make in the reference are compiled into one program, which makes one of them at a \
            time. Each is run against the scenarios that come past it. What lives is listed with its change; what nothing \
            could show is explained in the module's 'equivalents.yaml'. Without paths: all katas in 'Katas'.

              kata mutate state
              kata mutate state --suggest                     the scenarios that would show what lives
              kata mutate state --suggest --save more.yaml    keeps them
            """)

    @Argument(help: ArgumentHelp("Kata files, folders or ids.", valueName: "path|id"))
    var katas: [String] = ["Katas"]

    @Flag(help: "Look for a scenario that shows what lives.")
    var suggest = false

    @Option(help: ArgumentHelp("Append the scenarios of '--suggest' to this kata file.", valueName: "file"))
    var save: String?

    @Option(help: ArgumentHelp("Try at most this many mutants of a kata.", valueName: "n"))
    var limit: Int?

    @Option(help: ArgumentHelp("Choose mutants and sequences by this number.", valueName: "n"))
    var seed: UInt64 = 1

    @Option(help: ArgumentHelp("Ask for so many percent of a kata's mutants.", valueName: "percent"))
    var atLeast: Int = 100

    @Option(
        name: [.customShort("j", allowingJoined: true), .long],
        help: ArgumentHelp("Try this many mutants at once.", valueName: "n"))
    var jobs: Int = Host.processorCount

    @Option(help: ArgumentHelp("Report in this format.", valueName: "format"))
    var format: MutateFormat = .text

    @OptionGroup var isolation: IsolationOption

    @OptionGroup var shared: SharedOptions

    func validate() throws {
        if jobs < 1 { throw ValidationError("'-j \(jobs)' tries nothing: at least 1 is needed.") }
        if let limit, limit < 1 {
            throw ValidationError("'--limit \(limit)' tries nothing: at least 1 is needed.")
        }
        if !(0...100).contains(atLeast) {
            throw ValidationError("'--at-least \(atLeast)' must be from 0 to 100.")
        }
        if save != nil, !suggest {
            throw ValidationError("'--save' keeps what '--suggest' finds: write both.")
        }
        if save != nil, katas.count > 1 || katas == ["Katas"] {
            throw ValidationError("'--save' takes the scenarios of one kata: name it.")
        }
    }

    func run() throws {
        let environment = try isolation.demanded(of: shared.environment)
        let selection = KataFinder(environment).select(katas)
        let missing = selection.complain()
        let modules = try shared.modules(environment)
        let run = MutationRun(
            selection.files, jobs: jobs, atLeast: atLeast, environment: environment, modules: modules,
            options: options)
        Interruption.handle { modules.shutdown() }
        let total = format.document(atLeast: atLeast).map { write($0, run) } ?? text(run)
        try KataResults.ExitCode.combined([total.exitCode] + missing).throwUnlessSuccess()
    }

    private var options: MutationJudge.Options {
        var options = MutationJudge.Options()
        options.limit = limit
        options.suggests = suggest
        options.exploring.seed = seed
        options.keeps = save
        return options
    }

    /// Says on standard error what was kept, or why it was not.
    private func tellKept(_ score: MutationScore) {
        guard let save else { return }
        let phrases = Phrases(locale: ProcessEnvironment.locale)
        switch score.unsaved {
        case nil: Output.errors.write("kata: \(phrases.mutantsKept(score.suggestions.count, in: save))\n")
        case .unreadable?: Output.errors.write("kata: \(phrases.unreadableFile(save))\n")
        case .noScenarios?: Output.errors.write("kata: \(phrases.noScenariosIn(save))\n")
        case .unwritable(let reason)?: Output.errors.write("kata: \(phrases.unwritableFile(save, reason))\n")
        }
    }

    private func text(_ run: MutationRun) -> MutationTotal {
        let report = MutationText(style: shared.style(), locale: ProcessEnvironment.locale)
        let status = RunStatus(style: shared.style(on: .errors))
        status?.start()
        let total = run.run { kata, done, count in
            status?.begin(kata, "\(done)/\(count)")
        } tell: { score in
            let text = report.text(of: score, atLeast: atLeast)
            if let status {
                status.whileHidden { Output.standard.write(text) }
            } else {
                Output.standard.write(text)
            }
            tellKept(score)
        }
        status?.end()
        Output.standard.write(report.end(total))
        return total
    }

    private func write(_ document: any MutationReport, _ run: MutationRun) -> MutationTotal {
        let report = Mutex(document)
        report.withLock { Output.standard.write($0.begin()) }
        let total = run.run { _, _, _ in
        } tell: { score in
            report.withLock { Output.standard.write($0.text(of: score)) }
            tellKept(score)
        }
        report.withLock { Output.standard.write($0.end(total)) }
        return total
    }
}
