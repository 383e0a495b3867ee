import ArgumentParser
import KataDiagnostics
import KataExplore
import KataFormats
import KataJudging
import KataLearning
import KataModules
import KataResults
import KataScript
import KataSystem
import KataText

/// `kata explore`.
struct ExploreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explore",
        abstract: "Finds commands at which a solution parts from the reference.",
        discussion: """
            Makes up sequences of commands that no scenario has, from the kata's contract and the values of its scenarios; \
            plays them on the reference and on the solution; and shows the first that differs, made as small as it goes. \
            In a folder that 'kata start' made, the sources in it are the solution.

              kata explore state --with mine
              kata explore state --with mine --save mine.yaml   keeps what differs as a scenario
              kata explore state --mutant never-overtime        what would show this wrong solution
            """)

    @Argument(help: ArgumentHelp("A kata's id, or its file.", valueName: "id|file"))
    var kata: String?

    @Option(
        name: .customLong("with"), help: ArgumentHelp("Explore the sources in this folder.", valueName: "dir")
    )
    var solution: String?

    @Option(help: ArgumentHelp("Explore this wrong solution of the kata's module.", valueName: "name"))
    var mutant: String?

    @Option(
        help: ArgumentHelp(
            "Take the sources for this language; the one of most files otherwise.", valueName: "id"))
    var language: String?

    @OptionGroup var exploring: ExploreOptions

    @Flag(help: "Show what the reference does, even where no scenario shows such a thing.")
    var anyway = false

    @Option(help: ArgumentHelp("Append what differs to this kata file as a scenario.", valueName: "file"))
    var save: String?

    @Option(help: ArgumentHelp("Report in this format.", valueName: "format"))
    var format: DocumentFormat = .text

    @OptionGroup var isolation: IsolationOption

    @OptionGroup var shared: SharedOptions

    func validate() throws {
        if mutant != nil, solution != nil {
            throw ValidationError("'--with' and '--mutant' each name a solution; one of them is enough.")
        }
        if let solution, Files.facts(solution) == nil { throw ValidationError("'\(solution)' is not there.") }
    }

    func run() throws {
        let environment = try isolation.demanded(of: shared.environment)
        let (file, folder, language) = try chosen(environment)
        let modules = try shared.modules(environment)
        defer { modules.shutdown() }
        Interruption.handle { modules.shutdown() }
        let choice: SolutionChoice = mutant.map { .mutant($0) } ?? .folder(folder)
        let prepared = PreparedExploring(
            file: file, environment: environment, modules: modules, style: shared.style(on: .errors))
        let (explorer, exploration) = try prepared.explore(choice, language, exploring.options)
        if format == .json {
            Output.standard.write(ExploreJSON.text(of: exploration, by: explorer))
        } else {
            let text = ExploreText(
                style: shared.style(), locale: ProcessEnvironment.locale, showsReference: anyway)
            let command = save == nil && exploration.found != nil ? self.command(file, folder) : nil
            Output.standard.write(text.text(of: exploration, by: explorer, command: command))
        }
        if let save, let scenario = SavedScenario(exploration, by: explorer) {
            try keep(scenario, in: save)
        }
        if exploration.found != nil { try KataResults.ExitCode.notPassed.throwUnlessSuccess() }
    }

    /// Returns the kata file, the folder of the solution and its language; in a workspace they need not be named.
    private func chosen(
        _ environment: KataEnvironment
    ) throws -> (file: String, folder: String, language: String?) {
        let lookup = WorkspaceLookup(environment: environment, style: shared.style(on: .errors))
        let workspace = kata == nil ? try lookup.find() : try kata.flatMap { try lookup.named($0) }
        let selection =
            workspace?.kata(environment) ?? kata.map(KataFinder(environment).kata)
            ?? KataFinder.Selection()
        if kata == nil, workspace == nil {
            Output.errors.write("kata: say which kata to explore, such as 'kata explore state --with mine'\n")
        }
        let codes = selection.complain()
        guard let file = selection.files.first else {
            try KataResults.ExitCode.combined(codes).throwUnlessSuccess()
            throw KataResults.ExitCode.nothingSelected.thrown
        }
        if mutant == nil, solution == nil, workspace == nil {
            throw Kata.usageError("Name the solution: '--with DIR', or '--mutant NAME'.", of: Self.self)
        }
        if mutant != nil || solution != nil { return (file, solution ?? "", language) }
        return (file, workspace?.folder ?? "", language ?? workspace?.language(environment))
    }

    /// The command that finds the same difference again.
    private func command(_ file: String, _ folder: String) -> String {
        var words = ["kata explore", kata ?? file]
        if let mutant { words += ["--mutant", mutant] } else { words += ["--with", folder] }
        if let language { words += ["--language", language] }
        words += exploring.words
        return words.joined(separator: " ")
    }

    private func keep(_ scenario: SavedScenario, in path: String) throws {
        do throws(SavingError) {
            try scenario.append(to: path)
            Output.errors.write("kata: \(Phrases(locale: ProcessEnvironment.locale).keptIn(path))\n")
        } catch {
            let phrases = Phrases(locale: ProcessEnvironment.locale)
            switch error {
            case .unreadable: Output.errors.write("kata: \(phrases.unreadableFile(path))\n")
            case .noScenarios:
                Output.errors.write("kata: \(phrases.noScenariosIn(path))\n")
                try KataResults.ExitCode.invalidFile.throwUnlessSuccess()
            case .unwritable(let reason):
                Output.errors.write("kata: \(phrases.unwritableFile(path, reason))\n")
            }
            try KataResults.ExitCode.internalError.throwUnlessSuccess()
        }
    }
}
