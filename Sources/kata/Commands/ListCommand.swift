import ArgumentParser
import KataJudging
import KataLearning
import KataResults

/// `kata list`.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        _superCommandName: "kata",
        abstract: "Lists the katas, with what you have solved.",
        discussion: """
            Without paths: the katas in 'Katas' here and in the folders above, your own below ~/.local/share/kata, and \
            those that came with kata.
            """)

    @Argument(help: ArgumentHelp("Kata files, folders or ids.", valueName: "path|id"))
    var katas: [String] = []

    /// The formats of a list.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, markdown
    }

    @Option(help: ArgumentHelp("List in this format.", valueName: "format"))
    var format: Format = .text

    @OptionGroup var shared: SharedOptions

    func run() throws {
        let environment = shared.environment
        let found = CatalogueLookup(katas, environment)
        let writer = CatalogueText(
            style: shared.style(), locale: environment.locale, progress: found.progress)
        switch format {
        case .text: Output.standard.write(writer.text(of: found.catalogue))
        case .json: Output.standard.write(writer.json(of: found.catalogue))
        case .markdown: Output.standard.write(CatalogueText.markdown(of: found.catalogue))
        }
        try KataResults.ExitCode.combined(found.codes).throwUnlessSuccess()
    }
}
