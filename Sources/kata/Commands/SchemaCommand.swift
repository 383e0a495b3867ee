import ArgumentParser
import KataAuthoring
import KataModules

/// `kata schema`.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of the kata file, mutants.yaml, cheats.yaml or equivalents.yaml.",
        discussion: """
            'kata schema > kata.schema.json' beside 'Katas' lets 'kata new' point editors to it: a YAML language server then \
            completes keys, shows what they are for, and marks what is misspelt.
            """)

    /// A file whose keys an editor can check.
    enum File: String, ExpressibleByArgument, CaseIterable {
        case kata, mutants, cheats, equivalents
    }

    @Argument(help: ArgumentHelp("The file: kata, mutants, cheats, equivalents.", valueName: "file"))
    var file: File = .kata

    func run() throws {
        let text =
            switch file {
            case .kata: KataSchema.text
            case .mutants: KataSchema.text(of: .mutants)
            case .cheats: KataSchema.text(of: .cheats)
            case .equivalents: KataSchema.equivalentsText
            }
        Output.standard.write(text)
    }
}
