import ArgumentParser
import KataAuthoring
import KataDiagnostics
import KataJudging
import KataResults
import KataText

/// `kata new`.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Makes a new kata with its module, ready to edit.",
        discussion: """
            Made below this folder: the kata 'Katas/ID.yaml' and its module 'Plugins/patterns/ID' with a reference solution, a \
            starter and a wrong solution. It runs as it is, and 'kata verify ID' proves it; then change it into what you have \
            in mind. Nothing that is there is ever overwritten.
            """)

    @Argument(help: ArgumentHelp("Its id: lower-case letters, digits and hyphens.", valueName: "id"))
    var id: String

    @OptionGroup var shared: SharedOptions

    func run() throws {
        do throws(KataCreator.CreationError) {
            let made = try KataCreator(shared.environment).create(id)
            Output.standard.write(
                CreatedText(style: shared.style(), locale: shared.environment.locale).text(of: made, id: id))
        } catch {
            try error.endCommand()
        }
    }
}

extension KataCreator.CreationError {
    /// Says why no kata was made, and ends the command.
    fileprivate func endCommand() throws {
        switch self {
        case .invalidID(let id):
            throw ValidationError(
                "'\(id.visible)' is no id: lower-case letters, digits and hyphens make one.")
        case .occupied(let id, let path):
            Output.errors.write(
                "kata: '\(id)' is taken by '\(path.visible)', which is never overwritten; take another id\n")
            try KataResults.ExitCode.nothingSelected.throwUnlessSuccess()
        case .unwritable(let reason):
            Output.errors.write("kata: the kata cannot be written: \(reason.visible)\n")
            try KataResults.ExitCode.internalError.throwUnlessSuccess()
        }
    }
}
