import ArgumentParser
import KataDiagnostics
import KataReport
import KataRunner

/// `kata list`.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists the katas by group and difficulty.",
        discussion:
            "Without paths these are the katas in 'Katas' here and above, the user's and the installation's.")

    @Argument(help: ArgumentHelp("Kata files, folders or ids.", valueName: "path|id"))
    var katas: [String] = []

    @Option(help: ArgumentHelp("List as text or json.", valueName: "format"))
    var format: FormatOption.Name = .text

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
        switch format {
        case .text:
            let writer = CatalogueText(style: shared.style(), locale: environment.locale)
            Output.standard.write(writer.text(of: catalogue))
        case .json: Output.standard.write(CatalogueText.json(of: catalogue))
        }
        let nothing: [KataReport.ExitCode] = catalogue.entries.isEmpty ? [.nothingSelected] : [.allPassed]
        let broken: [KataReport.ExitCode] = catalogue.broken.isEmpty ? [] : [.invalidFile]
        try KataReport.ExitCode.combined(nothing + missing + broken).leave()
    }
}
