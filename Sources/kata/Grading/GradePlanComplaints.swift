import ArgumentParser
import KataDiagnostics
import KataGrading
import KataJudging
import KataModules
import KataReport
import KataText

extension GradePlan.Problem {
    /// Says on standard error what is wrong; returns the exit code.
    func complain(_ style: TextStyle) -> ArgumentParser.ExitCode {
        let invalid = ArgumentParser.ExitCode(KataReport.ExitCode.invalidFile.rawValue)
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

    private func complain(of module: String, _ failure: ModuleFailure) -> ArgumentParser.ExitCode {
        let invalid = ArgumentParser.ExitCode(KataReport.ExitCode.invalidFile.rawValue)
        switch failure {
        case .registry(.unknown(.language, let id, let nearest, _)):
            let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
            return say("no language '\(id.visible)' is registered\(hint)", .validationFailure)
        case .registry(.unknown(.pattern, let id, let nearest, _)):
            let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
            return say("no module '\(id.visible)' is registered\(hint)", invalid)
        case .registry(.untrusted(let id, let folder)):
            return say(
                "the language '\(id.visible)' lies beside the kata and may not run; "
                    + "'kata plugin trust \(folder.visible)' allows it", invalid)
        case .registry(.invalid(let file, _)):
            return say("the manifest '\(file.path.visible)' is invalid; 'kata check' says why", invalid)
        case .registry(.unreadable(let path)): return say("'\(path.visible)' cannot be read", invalid)
        case .machine(let reason): return say("'\(module)' cannot be built here: \(reason)", temporaryFailure)
        case .solution(let build):
            return say("the language's runtime does not build: \(build.diagnostics)", temporaryFailure)
        case .unknownMutant(let name, _, _): return say("there is no mutant '\(name.visible)'", invalid)
        case .mutants(let file, _):
            return say("the mutants in '\(file.path.visible)' are invalid; 'kata check' says why", invalid)
        case .unclearLanguage(let tie): return say(tie.sentence.visible, invalid)
        case .noSources(let folder, _): return say("'\(folder.visible)' holds no source", invalid)
        }
    }

    private func say(_ sentence: String, _ code: ArgumentParser.ExitCode) -> ArgumentParser.ExitCode {
        Output.errors.write("kata: \(sentence)\n")
        return code
    }
}
