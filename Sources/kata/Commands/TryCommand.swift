import ArgumentParser
import KataDiagnostics
import KataJudging
import KataLearning
import KataModules
import KataResults
import KataScript
import KataSystem
import KataText

/// `kata try`.
struct TryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "try",
        abstract: "Runs your own commands, in Try.swift, with your solution.",
        discussion: """
            Try.swift lies beside the solution and is never a part of it: commands as in a main file, with print, a debugger's \
            breakpoints, whatever helps. The program reads and writes the terminal, and its exit code is that of 'kata try'.
            """)

    @Argument(help: ArgumentHelp("A folder that 'kata start' made, or one below.", valueName: "dir"))
    var folder: String = "."

    @OptionGroup var shared: SharedOptions

    func validate() throws {
        if !Files.isFolder(folder) { throw ValidationError("'\(folder)' is no folder.") }
    }

    func run() throws {
        let environment = shared.environment
        let lookup = WorkspaceLookup(environment: environment, style: shared.style(on: .errors))
        guard let workspace = try lookup.find(from: folder) else {
            throw lookup.complainOfNone("kata try DIR")
        }
        let kata = try lookup.kata(in: workspace.kata(environment))
        let registry = environment.registry(forKatasIn: Files.folder(of: kata.file.path))
        if let id = workspace.language(environment), let language = try? registry.language(forID: id),
            language.manifest.tryProgram == nil
        {
            Output.complain { $0.noTrial(in: language.manifest.title) }
            throw KataResults.ExitCode.nothingSelected.thrown
        }
        guard Files.isFile("\(workspace.folder)/Try.swift") else {
            Output.complain { $0.noTrial(workspace.folder) }
            throw KataResults.ExitCode.nothingSelected.thrown
        }
        let modules = try shared.modules(environment)
        let program: String
        do throws(BuildError) {
            program = try modules.tryProgram(
                kata.module.text, from: registry, solution: workspace.folder)
        } catch {
            Output.errors.write("kata: \(error.text)\n")
            throw error.exitCode.thrown
        }
        throw ArgumentParser.ExitCode(try Foreground.run(program))
    }
}
