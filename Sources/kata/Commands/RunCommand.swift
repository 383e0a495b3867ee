import ArgumentParser
import KataAuthoring
import KataFormats
import KataJudging
import KataLearning
import KataModules
import KataResults
import KataSystem
import KataText
import Synchronization

/// `kata run`.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        _superCommandName: "kata",
        abstract: "Runs katas and shows where their logs part.",
        discussion: """
            Katas are files, folders, or ids such as those that 'kata list' shows. They run against the reference solution of \
            their module, or against your sources with '--with DIR'. In a folder that 'kata start' made, 'kata run' alone \
            judges the sources in it.

              kata run state --with mine         judge a solution
              kata run state --mutant never-overtime   a wrong solution that the kata must catch
              kata run Katas --format junit=report.xml --format text
              kata run --filter 'structural and not flyweight' Katas
            """)

    @Argument(help: ArgumentHelp("Kata files, folders or ids.", valueName: "path|id"))
    var katas: [String] = []

    @Option(
        name: .customLong("with"), help: ArgumentHelp("Judge the sources in this folder.", valueName: "dir"))
    var solution: String?

    @Option(
        help: ArgumentHelp(
            "Take the sources for this language; the one of most files otherwise.", valueName: "id"))
    var language: String?

    @Option(help: ArgumentHelp("Judge this wrong solution of the kata's module.", valueName: "name"))
    var mutant: String?

    @Option(
        help: ArgumentHelp(
            "Judge this shortcut of the kata's module, which passes and is not the pattern.",
            valueName: "name"))
    var cheat: String?

    @Option(
        help: ArgumentHelp("Run only the scenario of this name, or those with this in it.", valueName: "name")
    )
    var scenario: String?

    @Option(
        help: ArgumentHelp(
            "Run only katas that fit: tags, patterns, id globs; and, or, not, ( ).", valueName: "expr"))
    var filter: String?

    @Flag(help: "Run only the katas that did not pass when they ran last.")
    var onlyFailed = false

    @Flag(help: "Skip what comes after the first kata that does not pass.")
    var failFast = false

    @Flag(help: "Show hidden scenarios of a solution whole, and not their verdicts alone.")
    var showHidden = false

    @Flag(help: "Show every command as it ran, with its result and the lines that it wrote.")
    var trace = false

    @Flag(help: "Say what the words of the log mean, where the kata tells.")
    var gloss = false

    @Option(help: "Tell whether a solution whose log is right is the pattern, too.")
    var structure = StructureOption.full

    @Option(
        name: [.customShort("j", allowingJoined: true), .long],
        help: ArgumentHelp("Run this many katas at once.", valueName: "n"))
    // Half of the time a kata waits for its worker.
    var jobs: Int = 2 * Host.processorCount

    @Option(
        help: ArgumentHelp(
            "Report in this format; FORMAT=FILE writes a file; may be repeated.", valueName: "format"))
    var format: [ReportOption<RunReportName>] = []

    @OptionGroup var isolation: IsolationOption

    @OptionGroup var shared: SharedOptions

    func validate() throws {
        if jobs < 1 { throw ValidationError("'-j \(jobs)' runs nothing: at least 1 is needed.") }
        if let wrong, solution != nil {
            throw ValidationError(
                "'--with' and '--\(wrong.kind.noun)' each name a solution; one of them is enough.")
        }
        if mutant != nil, cheat != nil {
            throw ValidationError("'--mutant' and '--cheat' each name a solution; one of them is enough.")
        }
        if let solution, Files.facts(solution) == nil { throw ValidationError("'\(solution)' is not there.") }
        if let filter { _ = try parsed(filter) }
        try ReportOption.validatePlaces(format)
        if trace, !format.isEmpty, format.allSatisfy({ $0.name != .text }) {
            throw ValidationError("'--trace' is written as text; ask for '--format text' as well.")
        }
    }

    func run() throws {
        let environment = try isolation.demanded(of: shared.environment)
        let workspace = try workspace(environment)
        let solution = wrong == nil ? solution ?? workspace?.folder : nil
        let records = RunRecords(
            environment, solution: solution, ofMutant: wrong != nil, ofWhole: scenario == nil)
        let (files, missing) = selected(workspace, records, environment)
        var options = try options(solution)
        if self.solution == nil, wrong == nil, language == nil {
            options.judging.language = workspace?.language(environment)
        }
        let summary = try judge(files, options, records, environment)
        records.save()
        if let workspace, summary.exitCode == .allPassed { printNextSteps(in: workspace) }
        try KataResults.ExitCode.combined([summary.exitCode] + missing).throwUnlessSuccess()
    }

    /// Returns the files to run, and the codes of what was named and is not there; says why where that is nothing.
    private func selected(
        _ workspace: WorkspaceFolder?, _ records: RunRecords, _ environment: KataEnvironment
    ) -> (files: [String], missing: [KataResults.ExitCode]) {
        var selection = workspace?.kata(environment) ?? KataFinder(environment).select(katas)
        if let workspace, let kata = selection.files.first.flatMap({ LoadedKata(path: $0)?.kata }) {
            WorkspaceLookup(environment: environment, style: .plain).tellChange(of: workspace, kata)
        }
        let missing = selection.complain() + dropWithoutWrong(&selection, environment)
        if katas.isEmpty, workspace == nil {
            Output.errors.write("kata: say which katas to run: files, folders or ids\n")
        }
        if onlyFailed, !selection.files.isEmpty {
            selection.files.removeAll { !records.failed($0) }
            if selection.files.isEmpty {
                Output.errors.write("kata: none of these katas failed when it ran last\n")
            }
        }
        return (selection.files, missing)
    }

    /// Judges the files, and tells reports and records what came of them.
    private func judge(
        _ files: [String], _ options: Run.Options, _ records: RunRecords, _ environment: KataEnvironment
    ) throws -> RunSummary {
        let reports = Mutex(try Reports(format, style: shared.style(), trace, otherwise: RunReportName.text))
        let status = RunStatus(style: shared.style(on: .errors))
        let empty = EmptyRun(files: files, filter: filter, scenario: scenario)
        var options = options
        options.judging.willRun = { status?.begin($0, $1) }
        let run = Run(
            files, options: options, environment: environment,
            modules: try shared.modules(environment, beside: status)
        ) { event in
            if case .ended(let summary) = event {
                status?.end()
                if summary.kataCount == 0 { empty.explain() }
            }
            let tell: @Sendable () -> Void = { reports.withLock { $0.tell(event) } }
            if let status { status.whileHidden(tell) } else { tell() }
            if case .finished(let kata) = event { records.note(kata) }
        }
        Interruption.handle { _ = run.interrupt() }
        status?.start()
        return run.run()
    }

    /// Says to a learner what there is after success; machines that read the output are spared.
    private func printNextSteps(in workspace: WorkspaceFolder) {
        guard scenario == nil, filter == nil, format.allSatisfy({ $0.name == .text }) else { return }
        let writer = SuccessText(style: shared.style(), locale: ProcessEnvironment.locale)
        Output.standard.write(writer.text(after: workspace.workspace.kata))
    }

    /// The workspace that is meant: the one here or above where no kata is named, or the only folder that is named.
    private func workspace(_ environment: KataEnvironment) throws -> WorkspaceFolder? {
        let lookup = WorkspaceLookup(environment: environment, style: shared.style(on: .errors))
        return katas.count > 1 ? nil : try lookup.workspace(katas.first)
    }

    /// The wrong solution that is asked for.
    private var wrong: (kind: WrongKind, name: String)? {
        mutant.map { (.mutants, $0) } ?? cheat.map { (.cheats, $0) }
    }

    /// Takes out the katas whose module has no such mutant or cheat, and says so.
    private func dropWithoutWrong(
        _ selection: inout KataFinder.Selection, _ environment: KataEnvironment
    ) -> [KataResults.ExitCode] {
        guard let wrong else { return [] }
        let count = selection.files.count
        selection.files.removeAll { path in
            let folders = try? MutantFolders(
                wrong.kind, environment: environment, kata: path, language: language)
            guard let lack = folders?.lack(of: wrong.name) else { return false }
            Output.errors.write("kata: \(lack.text)\n")
            return true
        }
        return selection.files.count == count ? [] : [.nothingSelected]
    }

    private func options(_ solution: String?) throws -> Run.Options {
        var options = Run.Options()
        options.judging.solution =
            mutant.map { .mutant($0) } ?? cheat.map { .cheat($0) } ?? solution.map { .folder($0) }
            ?? .reference
        options.judging.scenario = scenario.map(ScenarioChoice.init)
        options.judging.structure = structure.effort
        options.judging.remembersTrials = true
        options.judging.language = language
        options.judging.glosses = gloss
        options.judging.stopsAtLimit = true
        options.judging.tellsContract = solution != nil
        // Who judges the reference wrote the kata.
        options.judging.redactsHidden = solution != nil && !showHidden
        options.judging.filter = try filter.map(parsed)
        // Text shows the first lines of a log; a thousand whole ones would not fit into memory.
        if !trace, format.allSatisfy({ $0.name == .text }) {
            options.judging.keptLines = TextReport.shownLines
        }
        options.judging.view = format.contains { $0.name == .html } ? .page : .nothing
        options.tellsIsolation = format.contains { $0.name != .text }
        options.isFailFast = failFast
        options.jobs = jobs
        return options
    }

    private func parsed(_ filter: String) throws -> Filter {
        do throws(Filter.SyntaxError) {
            return try Filter(filter)
        } catch {
            throw ValidationError(error.description)
        }
    }
}
