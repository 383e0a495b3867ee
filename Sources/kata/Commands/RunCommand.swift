import ArgumentParser
import KataAuthoring
import KataDiagnostics
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

    @Option(help: "Tell whether a solution whose log is right is the pattern, too.")
    var structure = StructureOption.full

    @Option(
        name: [.customShort("j", allowingJoined: true), .long],
        help: ArgumentHelp("Run this many katas at once.", valueName: "n"))
    var jobs: Int = Surroundings.processorCount

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
        var selection = workspace?.kata(environment) ?? KataFinder(environment).select(katas)
        if let workspace, let kata = selection.files.first.flatMap({ LoadedKata(path: $0)?.kata }) {
            WorkspaceLookup(environment: environment, style: .plain).tellChange(of: workspace, kata)
        }
        let solution = wrong == nil ? solution ?? workspace?.folder : nil
        let missing = selection.complain() + dropWithoutWrong(&selection, environment)
        if katas.isEmpty, workspace == nil {
            Output.errors.write("kata: say which katas to run: files, folders or ids\n")
        }
        // A wrong solution has no past.
        let failures =
            wrong != nil ? nil : environment.failuresFile.map { FailureRecord($0, solution: solution) }
        if onlyFailed, !selection.files.isEmpty {
            selection.files.removeAll { !(failures?.contains($0) ?? false) }
            if selection.files.isEmpty {
                Output.errors.write("kata: none of these katas failed when it ran last\n")
            }
        }
        // Only a whole kata counts as solved.
        let progress = scenario == nil ? ProgressRecorder(environment, solution: solution) : nil
        let faults = Mutex<ProgressError?>(nil)
        let reports = Mutex(try Reports(format, style: shared.style(), trace, otherwise: RunReportName.text))
        let status = RunStatus(style: shared.style(on: .errors))
        var options = try options(solution)
        if self.solution == nil, wrong == nil, language == nil {
            options.judging.language = workspace?.language(environment)
        }
        options.judging.willRun = { status?.begin($0, $1) }
        let run = Run(
            selection.files, options: options, environment: environment,
            modules: try shared.modules(environment, beside: status)
        ) { event in
            if case .ended = event { status?.end() }
            let tell: @Sendable () -> Void = { reports.withLock { $0.tell(event) } }
            if let status { status.whileHidden(tell) } else { tell() }
            if case .finished(let kata) = event, let fault = progress?.note(kata) {
                faults.withLock { $0 = fault }
            }
            if case .finished(let kata) = event, scenario == nil { failures?.note(kata) }
        }
        InterruptionError.handle { _ = run.interrupt() }
        status?.start()
        let summary = run.run()
        failures?.save()
        if summary.kataCount == 0, !selection.files.isEmpty {
            if let filter { Output.errors.write("kata: no kata fits the filter '\(filter.visible)'\n") }
            if let scenario { suggest(scenario, in: selection.files) }
        }
        if let fault = faults.withLock({ $0 }) { Output.complain { $0.sentence(for: fault) } }
        if let workspace, summary.exitCode == .allPassed { printNextSteps(in: workspace) }
        try KataResults.ExitCode.combined([summary.exitCode] + missing).leave()
    }

    /// Says to a learner what there is after success; machines that read the output are spared.
    private func printNextSteps(in workspace: WorkspaceFolder) {
        guard scenario == nil, filter == nil, format.allSatisfy({ $0.name == .text }) else { return }
        let writer = SuccessText(style: shared.style(), locale: Surroundings.locale)
        Output.standard.write(writer.text(after: workspace.workspace.kata))
    }

    /// The workspace that is meant: the one here or above where no kata is named, or the only folder that is named.
    private func workspace(_ environment: KataEnvironment) throws -> WorkspaceFolder? {
        let lookup = WorkspaceLookup(environment: environment, style: shared.style(on: .errors))
        guard let word = katas.first else { return try lookup.find() }
        return katas.count == 1 ? try lookup.named(word) : nil
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
            let folders = try? MutantFolders(wrong.kind, environment: environment, kata: path)
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
        options.judging.language = language
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

    private func suggest(_ scenario: String, in files: [String]) {
        let katas = files.compactMap { LoadedKata(path: $0)?.kata }
        let choice = ScenarioChoice(scenario)
        // Another option took the kata out, and said so.
        guard !katas.contains(where: choice.means) else { return }
        Output.complain { $0.noScenario(scenario, nearest: choice.nearest(among: katas)) }
    }
}
