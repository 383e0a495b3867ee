import ArgumentParser
import KataAuthoring
import KataJudging
import KataModules
import KataResults
import KataText

/// `kata mutants`.
struct MutantsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mutants",
        abstract: "Shows the wrong solutions that a kata must catch.",
        discussion: """
            Without a name: all of them, with why people make the mistake; with one: its changes to the reference. '--to DIR' \
            writes what is named as folders instead, as submissions would be.

              kata mutants state
              kata mutants state never-overtime
              kata mutants state --to /tmp/class && kata grade /tmp/class --each --katas state
              kata mutants state --cheats      the shortcuts that pass and are not the pattern
            """)

    @Argument(help: ArgumentHelp("A kata's id or file.", valueName: "id"))
    var kata: String

    @Argument(help: ArgumentHelp("A mutant; all where none is named.", valueName: "name"))
    var name: String?

    @Option(
        help: ArgumentHelp(
            "Write the mutant into this folder; of all, each into a folder below it.", valueName: "dir"))
    var to: String?

    @Option(
        help: ArgumentHelp(
            "Show those in this language; those in the module's own otherwise.", valueName: "id"))
    var language: String?

    @Flag(help: "Show the cheats instead: they pass every scenario and are not the pattern.")
    var cheats = false

    @OptionGroup var shared: SharedOptions

    func run() throws {
        let selection = KataFinder(shared.environment).kata(kata)
        guard let path = selection.files.first else {
            return try KataResults.ExitCode.combined(selection.complain()).throwUnlessSuccess()
        }
        do throws(MutantFolders.MutantError) {
            let folders = try MutantFolders(
                cheats ? .cheats : .mutants, environment: shared.environment, kata: path, language: language)
            let style = shared.style()
            if let to {
                let written = try folders.write(name, to: to)
                for folder in written { Output.standard.write("\(folder.visible)\n") }
            } else {
                Output.standard.write(try folders.text(of: name, style: style))
            }
        } catch {
            let (sentence, code) = error.report
            Output.errors.write("kata: \(sentence)\n")
            try code.throwUnlessSuccess()
        }
    }
}

extension MutantFolders.MutantError {
    /// The failure in words, and the exit code that it leads to.
    fileprivate var report: (sentence: String, code: KataResults.ExitCode) {
        switch self {
        case .module(let failure): (failure.text, failure.exitCode)
        case .occupied(let folder):
            (
                "'\(folder.visible)' is there already and is never overwritten; name another folder",
                .nothingSelected
            )
        case .unwritable(let reason): ("the mutants cannot be written: \(reason.visible)", .internalError)
        }
    }
}
