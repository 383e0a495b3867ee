import ArgumentParser
import KataGrading
import KataSystem
import KataText

/// The option that names the folder of results that others have published.
struct ResultsArgument: ParsableArguments {
    @Option(help: ArgumentHelp("The folder that the results were published in.", valueName: "dir"))
    var results: String

    /// The results; there are none yet where there is no folder.
    var store: ResultStore { ResultStore(results) }

    func validate() throws {
        guard let facts = Files.facts(results) else { return }
        guard facts.isFolder else { throw ValidationError("'\(results.visible)' is no folder.") }
        guard Files.isListable(results) else {
            throw ValidationError("'\(results.visible)' cannot be read; its results are not yours to see.")
        }
    }
}
