import ArgumentParser
import KataDiagnostics
import KataJudging
import KataLearning
import KataModules
import KataReport
import KataScript
import KataSystem
import KataText

/// `kata show`.
struct ShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Shows a kata: story, types, objects, commands.",
        discussion: """
            '--solution' shows the reference solution instead, once the kata is solved, or with '--anyway'.
            """)

    @Argument(
        help: ArgumentHelp("A kata's id, its file, or a workspace; none: this folder's.", valueName: "id"))
    var kata: String?

    @Flag(help: "Show the sources of the reference solution.")
    var solution = false

    @Flag(help: "Show the solution of a kata that is not solved yet.")
    var anyway = false

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
        guard let kata = try lookup.kata(kata) else { throw lookup.complainOfNone("kata show state") }
        let registry = environment.registry(forKatasIn: Files.folder(of: kata.file.path))
        let page =
            solution
            ? try reference(of: kata, from: registry, environment)
            : KataPage(style: shared.style(), locale: environment.locale)
                .text(of: kata, from: registry, types: try types(of: kata, from: registry, environment))
        if noPager || !Pager.show(page) { Output.standard.write(page) }
    }

    /// The types in the language that was asked for: what a starter would hold.
    private func types(
        of kata: KataScript.Kata, from registry: Registry, _ environment: KataEnvironment
    ) throws -> String? {
        guard let language else { return nil }
        do throws(WorkspaceMaker.MakingError) {
            return try StarterSources.types(of: kata, in: language, from: registry)
        } catch {
            Output.complain { error.sentence($0) }
            throw ArgumentParser.ExitCode(error.code.rawValue)
        }
    }

    private func reference(
        of kata: KataScript.Kata, from registry: Registry, _ environment: KataEnvironment
    ) throws -> String {
        // Who cannot prove it has not solved it; '--anyway' is a word away.
        let progress = (try? environment.progressFile.map(ProgressFile.init)?.read()) ?? Progress()
        if !anyway, progress[kata.id] != .solved {
            Output.complain { $0.notSolved(kata.id) }
            try KataReport.ExitCode.notPassed.leave()
        }
        do throws(BuildError) {
            let plugin = try pattern(kata.module.text, in: registry)
            if let text = try SolutionText(style: shared.style()).text(
                of: plugin, in: language, from: registry)
            {
                return text
            }
        } catch {
            Output.errors.write("kata: \(error.text)\n")
            throw ArgumentParser.ExitCode(error.exitCode.rawValue)
        }
        Output.complain { $0.noSolution(kata.id) }
        throw ArgumentParser.ExitCode(KataReport.ExitCode.nothingSelected.rawValue)
    }

    private func pattern(_ id: String, in registry: Registry) throws(BuildError) -> PatternPlugin {
        do throws(RegistryError) { return try registry.pattern(id) } catch { throw .registry(error) }
    }
}
