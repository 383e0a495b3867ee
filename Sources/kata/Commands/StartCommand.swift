import ArgumentParser
import KataDiagnostics
import KataJudging
import KataLearning
import KataResults
import KataText

/// `kata start`.
struct StartCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "start",
        abstract: "Makes a folder to solve a kata in.",
        discussion: """
            The folder gets the starter's sources, those that are given, and a README with the story. In it, 'kata run', \
            'kata watch' and 'kata hint' know which kata is meant. Nothing that is there is ever overwritten. In a language \
            that the kata has no starter for, one is made from what its module promises.
            """)

    @Argument(help: ArgumentHelp("A kata's id or file.", valueName: "id"))
    var kata: String

    @Argument(
        help: ArgumentHelp(
            "The folder; one called like the kata where it is not said, beside a workspace.", valueName: "dir"
        ))
    var folder: String?

    @Option(
        help: ArgumentHelp(
            "The language to solve it in: swift, objective-c, python, javascript, typescript, java",
            valueName: "language"))
    var language: String?

    @OptionGroup var shared: SharedOptions

    func run() throws {
        let environment = shared.environment
        let selection = KataFinder(environment).kata(kata)
        guard let file = selection.files.first else {
            return try KataResults.ExitCode.combined(selection.complain()).throwUnlessSuccess()
        }
        do throws(WorkspaceMaker.MakingError) {
            let made = try WorkspaceMaker(environment).make(file, in: folder, language: language)
            let writer = WorkspaceText(style: shared.style(), locale: environment.locale)
            Output.standard.write(writer.text(of: made))
        } catch {
            Output.complain { error.sentence($0) }
            try error.code.throwUnlessSuccess()
        }
    }
}

extension WorkspaceMaker.MakingError {
    /// The exit code that the failure leads to.
    var code: KataResults.ExitCode {
        switch self {
        case .invalidKata: .invalidFile
        case .module(let failure): failure.exitCode
        case .noStarter, .occupied, .insideWorkspace: .nothingSelected
        case .unwritable: .internalError
        }
    }
}
