import ArgumentParser
import KataRunner

/// `kata hint`.
struct HintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hint",
        abstract: "Gives the next hint of a kata, one at a time.",
        discussion: "Without an id: the kata of the folder that 'kata start' made, here or above.")

    @Argument(help: ArgumentHelp("A kata's id, its file, or a workspace.", valueName: "id"))
    var kata: String?

    @OptionGroup var shared: SharedOptions

    func run() throws {
        let environment = shared.environment
        let style = shared.style()
        let lookup = WorkspaceLookup(environment: environment, style: style)
        guard let entry = try lookup.kata(kata) else { throw lookup.complainOfNone("kata hint state") }
        Output.standard.write(HintGiver(environment).next(of: entry.kata).text(style: style))
    }
}
