import ArgumentParser
import KataDiagnostics
import KataExplore
import KataJudging
import KataModules
import KataResults
import KataScript
import KataSystem
import KataText

/// A kata that is to be explored: complains of what is in the way, with the exit code that it leads to.
struct PreparedExploring {
    let file: String
    let environment: KataEnvironment
    let modules: ModuleStore
    let style: TextStyle

    /// Holds a solution against the reference.
    func explore(
        _ solution: SolutionChoice, _ language: String?, _ options: Explorer.Options
    ) throws -> (Explorer, Exploration) {
        let (kata, registry) = try loaded()
        let explorer = try explorer(kata, registry, options)
        let module = try built(kata, registry, solution, language)
        do throws(ExploreError) {
            return (explorer, try explorer.explore(module))
        } catch {
            throw complain(of: error, kata)
        }
    }

    /// Returns the kata and the registry of its folder; complains of a file with errors.
    func loaded() throws -> (KataScript.Kata, Registry) {
        let registry = environment.registry(forKatasIn: Files.folder(of: file))
        guard let loaded = LoadedKata(path: file, registry: { registry }), let kata = loaded.kata,
            !loaded.diagnostics.hasErrors
        else {
            Output.complain { $0.invalidKata(file) }
            throw KataResults.ExitCode.invalidFile.thrown
        }
        return (kata, registry)
    }

    /// Returns the explorer of a kata.
    func explorer(
        _ kata: KataScript.Kata, _ registry: Registry, _ options: Explorer.Options
    ) throws -> Explorer {
        let reference = try built(kata, registry, .reference, nil)
        do throws(ExploreError) {
            return try Explorer(kata, reference: reference, options: options)
        } catch {
            throw complain(of: error, kata)
        }
    }

    private func built(
        _ kata: KataScript.Kata, _ registry: Registry, _ solution: SolutionChoice, _ language: String?
    ) throws -> PreparedModule {
        do throws(BuildError) {
            return try modules.module(of: kata, from: registry, solution: solution, language: language)
        } catch {
            Output.errors.write("kata: \(error.text)\n")
            throw error.exitCode.thrown
        }
    }

    private func complain(of failure: ExploreError, _ kata: KataScript.Kata) -> ArgumentParser.ExitCode {
        Output.complain { phrases in
            switch failure {
            case .reference(let reason), .machine(let reason): phrases.notExplored(kata.id, reason)
            case .unknownPlace(let name, let nearest): phrases.unknownPlace(name, nearest, in: kata.id)
            case .nothingToSay: phrases.notExplored(kata.id, phrases.nothingToSay)
            }
        }
        switch failure {
        case .reference: return KataResults.ExitCode.notJudged.thrown
        case .unknownPlace: return KataResults.ExitCode.invalidFile.thrown
        case .nothingToSay: return KataResults.ExitCode.nothingSelected.thrown
        case .machine: return KataResults.ExitCode.internalError.thrown
        }
    }
}
