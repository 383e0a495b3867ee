import ArgumentParser
import KataDiagnostics
import KataReport
import KataRunner

/// `kata list`.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists the katas by group and difficulty, with what is solved.",
        discussion:
            "Without paths these are the katas in 'Katas' here and above, the user's and the installation's.")

    @Argument(help: ArgumentHelp("Kata files, folders or ids.", valueName: "path|id"))
    var katas: [String] = []

    /// The formats of a list.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, markdown
    }

    @Option(help: ArgumentHelp("List as text, json or markdown.", valueName: "format"))
    var format: Format = .text

    @OptionGroup var shared: SharedOptions

    func run() throws {
        let environment = shared.environment
        let finder = KataFinder(environment)
        let selection = finder.select(katas.isEmpty ? finder.folders : katas)
        let missing = selection.complain()
        let catalogue = Catalogue(files: selection.files)
        for file in catalogue.broken {
            Output.errors.write("kata: '\(file.visible)' is no valid kata; 'kata check' says why\n")
        }
        let progress = environment.progressFile.map { ProgressFile($0).progress } ?? Progress()
        let writer = CatalogueText(style: shared.style(), locale: environment.locale, progress: progress)
        switch format {
        case .text: Output.standard.write(writer.text(of: catalogue))
        case .json: Output.standard.write(writer.json(of: catalogue))
        case .markdown: Output.standard.write(CatalogueText.markdown(of: catalogue))
        }
        let nothing: [KataReport.ExitCode] = catalogue.entries.isEmpty ? [.nothingSelected] : [.allPassed]
        let broken: [KataReport.ExitCode] = catalogue.broken.isEmpty ? [] : [.invalidFile]
        try KataReport.ExitCode.combined(nothing + missing + broken).leave()
    }
}
