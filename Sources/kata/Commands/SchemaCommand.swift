import ArgumentParser
import KataAuthoring

/// `kata schema`.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of the kata file, of mutants.yaml or of equivalents.yaml.",
        discussion: """
            'kata schema > kata.schema.json' beside 'Katas' lets 'kata new' point editors to it: a YAML language server then \
            completes keys, shows what they are for, and marks what is misspelt.
            """)

    /// A file whose keys an editor can check.
    enum File: String, ExpressibleByArgument, CaseIterable {
        case kata, mutants, equivalents
    }

    @Argument(help: ArgumentHelp("The file: kata, mutants, equivalents.", valueName: "file"))
    var file: File = .kata

    func run() throws {
        switch file {
        case .kata: Output.standard.write(KataSchema.text)
        case .mutants: Output.standard.write(KataSchema.mutantsText)
        case .equivalents: Output.standard.write(KataSchema.equivalentsText)
        }
    }
}
