import ArgumentParser
import KataLearning

/// `kata hint`.
struct HintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hint",
        abstract: "Gives the next hint of a kata, one at a time.",
        discussion: """
            Without an id: the kata of the folder that 'kata start' made, here or above. Hints for the scenario that failed \
            when the kata was judged last come first.
            """)

    @Argument(help: ArgumentHelp("A kata's id, its file, or a workspace.", valueName: "id"))
    var kata: String?

    @OptionGroup var shared: SharedOptions

    func run() throws {
        let environment = shared.environment
        let style = shared.style()
        let lookup = WorkspaceLookup(environment: environment, style: style)
        guard let kata = try lookup.kata(kata) else { throw lookup.complainOfNone("kata hint state") }
        let hint = HintGiver(environment).next(of: kata)
        Output.standard.write(hint.text(style: style))
        if let fault = hint.fault { Output.complain { $0.sentence(for: fault) } }
    }
}
