import ArgumentParser
import KataDiagnostics
import KataModules
import KataReport
import KataRunner

/// `kata start`.
struct StartCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "start",
        abstract: "Makes a folder to solve a kata in.",
        discussion: """
            The folder gets the starter's sources, those that are given, and a README with the story. In it, 'kata run', \
            'kata watch' and 'kata hint' know which kata is meant. Nothing that is there is ever overwritten.
            """)

    @Argument(help: ArgumentHelp("A kata's id or file.", valueName: "id"))
    var kata: String

    @Argument(help: ArgumentHelp("The folder; the kata's id where it is not said.", valueName: "dir"))
    var folder: String?

    @Option(help: ArgumentHelp("The language to solve it in.", valueName: "language"))
    var language: String?

    @OptionGroup var shared: SharedOptions

    func run() throws {
        let environment = shared.environment
        let selection = KataFinder(environment).kata(kata)
        guard let file = selection.files.first else {
            return try KataReport.ExitCode.combined(selection.complain()).leave()
        }
        do throws(WorkspaceMaker.Failure) {
            let made = try WorkspaceMaker(environment).make(file, in: folder, language: language)
            let writer = WorkspaceText(style: shared.style(), locale: environment.locale)
            Output.standard.write(writer.text(of: made))
        } catch {
            let (sentence, code) = error.report
            Output.errors.write("kata: \(sentence)\n")
            try code.leave()
        }
    }
}

extension WorkspaceMaker.Failure {
    /// The failure in words, and the exit code that it leads to.
    fileprivate var report: (sentence: String, code: KataReport.ExitCode) {
        switch self {
        case .invalidKata(let file):
            ("'\(file.visible)' is no valid kata; 'kata check' says why", .invalidFile)
        case .module(let failure):
            ("the kata's module cannot be used: \(failure.report.sentence)", failure.report.code)
        case .otherLanguage(let kata, let wanted, let only):
            ("'\(kata)' has no starter in '\(wanted.visible)'; it has one in '\(only)'", .nothingSelected)
        case .occupied(let folder):
            (
                "'\(folder.visible)' is there already and is never overwritten; name another folder as second argument",
                .nothingSelected
            )
        case .unwritable(let reason): ("the folder cannot be written: \(reason.visible)", .internalError)
        }
    }
}
