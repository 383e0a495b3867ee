import ArgumentParser
import KataDiagnostics
import KataModules
import KataReport
import KataRunner

/// `kata show`.
struct ShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Shows a kata: story, types, objects, commands.")

    @Argument(help: ArgumentHelp("A kata's id or file.", valueName: "id"))
    var kata: String

    @Flag(help: "Do not page on a terminal.")
    var noPager = false

    @OptionGroup var shared: SharedOptions

    func run() throws {
        let environment = shared.environment
        let selection = KataFinder(environment).select([kata])
        let missing = selection.complain()
        guard let file = selection.files.first else {
            return try KataReport.ExitCode.combined(missing).leave()
        }
        let catalogue = Catalogue(files: [file])
        guard let entry = catalogue.entries.first else {
            Output.errors.write("kata: '\(file.visible)' is no valid kata; 'kata check' says why\n")
            return try KataReport.ExitCode.invalidFile.leave()
        }
        let page = KataPage(style: shared.style(), locale: environment.locale)
            .text(of: entry.kata, from: environment.registry(forKatasIn: Files.folder(of: file)))
        if noPager || !Pager.show(page) { Output.standard.write(page) }
    }
}
