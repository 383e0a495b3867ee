import ArgumentParser
import KataDiagnostics
import KataDiagrams
import KataFormats
import KataJudging
import KataLearning
import KataModules
import KataResults
import KataScript
import KataSystem
import KataText

/// `kata show`.
struct ShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Shows a kata: story, types, objects, commands.",
        discussion: """
            '--solution' shows the reference solution instead, once the kata is solved, or with '--anyway'. '--diagram' draws the \
            types that the kata works with, or with '--solution' those of the reference.
            """)

    @Argument(
        help: ArgumentHelp("A kata's id, its file, or a workspace; none: this folder's.", valueName: "id"))
    var kata: String?

    @Flag(help: "Show the sources of the reference solution.")
    var solution = false

    @Flag(help: "Draw the types as a class diagram.")
    var diagram = false

    @Flag(help: "Show the solution of a kata that is not solved yet.")
    var anyway = false

    @Flag(help: "Say below each line of the log what its words mean, where the kata tells.")
    var gloss = false

    @Option(
        help: ArgumentHelp(
            "Write the types, or the solution, in this language; the kata's own words otherwise.",
            valueName: "id"))
    var language: String?

    @Flag(help: "Do not page on a terminal.")
    var noPager = false

    @OptionGroup var shared: SharedOptions

    func validate() throws {
        if anyway, !solution { throw ValidationError("'--anyway' goes with '--solution'.") }
    }

    func run() throws {
        let environment = shared.environment
        let lookup = WorkspaceLookup(environment: environment, style: shared.style(on: .errors))
        let word = kata
        guard let kata = try lookup.kata(word) else { throw lookup.complainOfNone("kata show state") }
        let language = try language ?? lookup.workspace(word)?.workspace.language
        let registry = environment.registry(forKatasIn: Files.folder(of: kata.file.path))
        let page =
            switch (solution, diagram) {
            case (true, false): try reference(of: kata, in: language, from: registry, environment)
            case (true, true): try drawnReference(of: kata, environment)
            case (false, true): try drawnContract(of: kata, from: registry)
            case (false, false):
                KataPage(
                    style: shared.style(), locale: environment.locale,
                    gloss: gloss ? gloss(of: kata) : Gloss()
                )
                .text(
                    of: kata, from: registry, types: try types(of: kata, in: language, from: registry),
                    isSolved: isSolved(kata, environment))
            }
        if noPager || !Pager.show(page) { Output.standard.write(page) }
    }

    /// What the kata tells of the words in its log; says so where that is nothing.
    private func gloss(of kata: KataScript.Kata) -> Gloss {
        if kata.gloss.isEmpty { Output.complain { $0.noGloss(kata.id) } }
        return kata.gloss
    }

    /// The types in a language, the one that was asked for or the workspace's: what a starter would hold.
    private func types(
        of kata: KataScript.Kata, in language: String?, from registry: Registry
    ) throws -> String? {
        guard let language else { return nil }
        do throws(WorkspaceMaker.MakingError) {
            return try StarterSources.types(of: kata, in: language, from: registry)
        } catch {
            Output.complain { error.sentence($0) }
            throw ArgumentParser.ExitCode(error.code.rawValue)
        }
    }

    private func drawnContract(of kata: KataScript.Kata, from registry: Registry) throws -> String {
        do throws(BuildError) {
            let plugin = try pattern(kata.module.text, in: registry)
            if let contract = plugin.manifest.contract { return drawing(of: contract.diagram) }
        } catch {
            Output.errors.write("kata: \(error.text)\n")
            throw error.exitCode.thrown
        }
        Output.complain { $0.noContract(kata.module.text) }
        throw KataResults.ExitCode.nothingSelected.thrown
    }

    private func drawnReference(of kata: KataScript.Kata, _ environment: KataEnvironment) throws -> String {
        try leaveUnlessSolved(kata, environment)
        let modules = try shared.modules(environment)
        defer { modules.shutdown() }
        var options = KataJudge.Options()
        options.view = .types
        let result = KataJudge(environment: environment, modules: modules, options: options)
            .judge(kata.file.path)
        if let types = result?.types { return drawing(of: types) }
        guard let result, result.finding != nil || result.verdict.exitCode == .invalidFile else {
            Output.complain { $0.noTypes(kata.id) }
            throw KataResults.ExitCode.notJudged.thrown
        }
        var report = TextReport(style: shared.style(on: .errors))
        _ = report.text(for: .started(count: 1))
        Output.errors.write(report.text(for: .finished(result)))
        throw result.verdict.exitCode.thrown
    }

    private func drawing(of diagram: Diagram) -> String {
        TextDrawing(width: Output.standard.isTerminal ? Terminal.size.width : nil).text(diagram)
    }

    private func isSolved(_ kata: KataScript.Kata, _ environment: KataEnvironment) -> Bool {
        let progress = (try? environment.progressFile.map(ProgressFile.init)?.read()) ?? Progress()
        return progress[kata.id] == .solved
    }

    private func leaveUnlessSolved(_ kata: KataScript.Kata, _ environment: KataEnvironment) throws {
        // Who cannot prove it has not solved it; '--anyway' is a word away.
        if !anyway, !isSolved(kata, environment) {
            Output.complain { $0.notSolved(kata.id) }
            try KataResults.ExitCode.notPassed.throwUnlessSuccess()
        }
    }

    private func reference(
        of kata: KataScript.Kata, in language: String?, from registry: Registry,
        _ environment: KataEnvironment
    ) throws -> String {
        try leaveUnlessSolved(kata, environment)
        do throws(BuildError) {
            let plugin = try pattern(kata.module.text, in: registry)
            let writer = SolutionText(style: shared.style())
            if let text = try writer.text(of: plugin, in: language, from: registry) { return text }
            // Who works in a language without a reference, and did not ask for it, is shown the module's own.
            if self.language == nil, let text = try writer.text(of: plugin, from: registry) {
                Output.complain { $0.otherReference(language ?? "", shown: plugin.manifest.language) }
                return text
            }
        } catch {
            Output.errors.write("kata: \(error.text)\n")
            throw error.exitCode.thrown
        }
        Output.complain { $0.noSolution(kata.id) }
        throw KataResults.ExitCode.nothingSelected.thrown
    }

    private func pattern(_ id: String, in registry: Registry) throws(BuildError) -> PatternPlugin {
        do throws(RegistryError) { return try registry.pattern(id) } catch { throw .registry(error) }
    }
}
