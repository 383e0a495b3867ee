import ArgumentParser
import KataDiagnostics
import KataModules
import KataReport
import KataRunner

/// What is graded, and by what: the options that `grade` and `manifest` share.
struct GradeOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Folders of sources; with --each folders of such folders.", valueName: "submission"))
    var submissions: [String] = []

    @Option(
        help: ArgumentHelp(
            "Grade by these katas: a file, a folder or an id; may be repeated.", valueName: "path"))
    var katas: [String] = []

    @Option(
        help: ArgumentHelp(
            "Add the scenarios of this file or folder, and show of them name, points and verdict alone.",
            valueName: "path"))
    var hidden: [String] = []

    @Flag(help: "Take each folder in the given ones as a submission.")
    var each = false

    @Option(
        help: ArgumentHelp(
            "The language of the submissions, where it is not the modules' own.", valueName: "id"))
    var language: String?

    @Option(
        name: .customLong("isolation"),
        help: ArgumentHelp(
            "Grade nothing that is less isolated ('standard' where it is absent); code 75 says that this machine cannot.",
            valueName: KataEnvironment.isolationNames.joined(separator: "|")))
    var demandedIsolation: String?

    /// The level of isolation that is demanded.
    var isolation: String { demandedIsolation ?? "standard" }

    func validate() throws {
        guard KataEnvironment.isolationNames.contains(isolation) else {
            let names = KataEnvironment.isolationNames.joined(separator: ", ")
            throw ValidationError("'--isolation \(isolation)' is none of \(names).")
        }
    }
}

/// The exit code of everything that may go better elsewhere or later: a result could not be published, or the
/// isolation that was asked for is not to be had (`EX_TEMPFAIL` of sysexits.h).
let temporaryFailure = ArgumentParser.ExitCode(75)

/// A plan of grading with the folder that builds go into.
struct PreparedGrading {
    let plan: GradePlan
    let store: ModuleStore
    let workFolder: PrivateFolder

    /// Reads the katas and makes ready what builds submissions; ends the command with a word where that is not possible.
    init(_ options: GradeSettings, _ shared: SharedOptions) throws {
        var environment = shared.environment
        do throws(IsolationShortfall) {
            try environment.demand(isolationOfStrangers: options.isolation)
        } catch {
            Output.errors.write("kata: \(error.sentence)\n")
            throw temporaryFailure
        }
        let finder = KataFinder(environment)
        let katas = finder.select(options.katas)
        let hidden = finder.select(options.hidden)
        let missing = katas.complain() + hidden.complain()
        guard missing.isEmpty, katas.emptyFolders.isEmpty, !katas.files.isEmpty else {
            try KataReport.ExitCode.nothingSelected.leave()
            throw CleanExit.message("")
        }
        do {
            store = try shared.modules(environment)
        } catch {
            throw temporaryFailure
        }
        do {
            workFolder = try PrivateFolder(in: BuildCache(root: environment.cache), "grading")
        } catch {
            Output.errors.write("kata: no folder for builds can be made: \(error)\n")
            throw temporaryFailure
        }
        do throws(GradePlan.Problem) {
            try GradePlan.protectProcess()
            plan = try GradePlan(
                files: katas.files, hidden: hidden.files, language: options.language,
                environment: environment, store: store, workFolder: workFolder.path)
        } catch {
            workFolder.remove()
            throw error.complain(shared.style(on: .errors))
        }
    }
}

extension GradePlan.Problem {
    /// Says on standard error what is wrong; returns the exit code.
    fileprivate func complain(_ style: TextStyle) -> ArgumentParser.ExitCode {
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
        case .noSources(let folder, _): return say("'\(folder.visible)' holds no source", invalid)
        }
    }

    private func say(_ sentence: String, _ code: ArgumentParser.ExitCode) -> ArgumentParser.ExitCode {
        Output.errors.write("kata: \(sentence)\n")
        return code
    }
}
