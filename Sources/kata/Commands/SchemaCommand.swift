import ArgumentParser
import KataAuthoring

/// `kata schema`.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of the kata file, for editors.",
        discussion: """
            'kata schema > kata.schema.json' beside 'Katas' lets 'kata new' point editors to it: a YAML language server then \
            completes keys, shows what they are for, and marks what is misspelt.
            """)

    func run() throws { Output.standard.write(KataSchema.text) }
}
