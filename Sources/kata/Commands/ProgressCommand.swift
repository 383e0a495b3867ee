import ArgumentParser
import KataJudging
import KataLearning
import KataResults

/// `kata progress`.
struct ProgressCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "progress",
        abstract: "Shows what is solved, a bar for each group.",
        discussion: """
            Without paths: the katas in 'Katas' here and in the folders above, your own below ~/.local/share/kata, and \
            those that came with kata.
            """)

    @Argument(help: ArgumentHelp("Kata files, folders or ids.", valueName: "path|id"))
    var katas: [String] = []

    @OptionGroup var shared: SharedOptions

    func run() throws {
        let environment = shared.environment
        let found = CatalogueLookup(katas, environment)
        // Bars that claim nothing was solved would be worse than none.
        guard found.knowsProgress else { return try KataResults.ExitCode.internalError.throwUnlessSuccess() }
        let writer = ProgressText(
            style: shared.style(), locale: environment.locale, progress: found.progress)
        Output.standard.write(writer.text(of: found.catalogue))
        try KataResults.ExitCode.combined(found.codes).throwUnlessSuccess()
    }
}
