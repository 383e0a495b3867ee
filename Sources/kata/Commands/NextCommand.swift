import ArgumentParser
import KataJudging
import KataLearning
import KataResults

/// `kata next`.
struct NextCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "next",
        abstract: "Suggests what to try next.",
        discussion: """
            In a workspace that is the next kata of the same group, and those that its kata names under 'see'. Without \
            paths it chooses among all katas that 'kata list' shows.
            """)

    @Argument(help: ArgumentHelp("Kata files, folders or ids to choose among.", valueName: "path|id"))
    var katas: [String] = []

    @OptionGroup var shared: SharedOptions

    func run() throws {
        let environment = shared.environment
        let style = shared.style()
        let current = try WorkspaceLookup(environment: environment, style: style).kata(nil)
        let found = CatalogueLookup(katas, environment, beside: current)
        let suggestions = Suggestions(
            after: current, in: found.catalogue, progress: found.progress)
        let writer = SuggestionText(style: style, locale: environment.locale)
        if !found.catalogue.entries.isEmpty { Output.standard.write(writer.text(of: suggestions)) }
        try KataResults.ExitCode.combined(found.codes).throwUnlessSuccess()
    }
}
