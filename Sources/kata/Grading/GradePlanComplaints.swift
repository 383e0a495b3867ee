import ArgumentParser
import KataDiagnostics
import KataGrading
import KataJudging
import KataModules
import KataResults
import KataText

extension GradePlan.PlanError {
    /// Says on standard error what is wrong; returns the exit code.
    func complain(_ style: TextStyle) -> ArgumentParser.ExitCode {
        let invalid = KataResults.ExitCode.invalidFile.thrown
        switch self {
        case .invalid(let katas):
            for kata in katas {
                for problem in kata.diagnostics.sorted {
                    Output.errors.write(DiagnosticText(style: style).text(of: problem, in: kata.source))
                }
            }
            return invalid
        case .unreadable(let path): return say("'\(path.visible)' cannot be read", invalid)
        case .strayHidden(let path, let nearest):
            let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
            return say("the hidden file '\(path.visible)' has no kata of that id\(hint)", invalid)
        case .otherModule(let path):
            return say("the hidden file '\(path.visible)' names another module than its kata", invalid)
        case .sameID(let one, let other):
            return say("'\(one.visible)' and '\(other.visible)' have the same id", .validationFailure)
        case .module(let id, let failure): return complain(of: id, failure)
        case .machine(let reason): return say(reason, temporaryFailure)
        }
    }

    private func complain(of module: String, _ failure: BuildError) -> ArgumentParser.ExitCode {
        let invalid = KataResults.ExitCode.invalidFile.thrown
        switch failure {
        case .registry(.invalid(let file, _)), .mutants(let file, _):
            return say("\(failure.sentence): 'kata check \(file.path.visible)' says why", invalid)
        case .machine(let reason): return say("'\(module)' cannot be built here: \(reason)", temporaryFailure)
        case .notInstalled(let tool): return say(tool.sentence(), temporaryFailure)
        case .solution(let build):
            return say("the language's runtime does not build: \(build.diagnostics)", temporaryFailure)
        case .registry(.unknown(.language, _, _, _)): return say(failure.sentence, .validationFailure)
        case .registry, .unknownMutant, .noSources, .unclearLanguage, .lacking:
            return say(failure.sentence, invalid)
        }
    }

    private func say(_ sentence: String, _ code: ArgumentParser.ExitCode) -> ArgumentParser.ExitCode {
        Output.errors.write("kata: \(sentence)\n")
        return code
    }
}
