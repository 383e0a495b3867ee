import KataJudging
import KataLearning
import KataResults
import KataScript
import KataText

/// The catalogue that a command line means, with what the learner did of it.
struct CatalogueLookup {
    let catalogue: Catalogue
    let progress: Progress
    /// Tells whether the progress could be read.
    let knowsProgress: Bool
    /// The exit codes that words without a meaning, files with errors, or no katas at all lead to.
    let codes: [KataResults.ExitCode]

    /// Reads the katas of paths and ids, all that are found where there are none; complains on standard error.
    init(_ katas: [String], _ environment: KataEnvironment, beside kata: KataScript.Kata? = nil) {
        let finder = KataFinder(environment)
        let everything = finder.folders + (kata?.neighbours ?? [])
        let selection = finder.select(katas.isEmpty ? everything : katas)
        let missing = selection.complain()
        catalogue = Catalogue(files: selection.files, environment)
        for file in catalogue.broken { Output.complain { $0.invalidKata(file) } }
        do throws(ProgressError) {
            progress = try environment.progressFile.map(ProgressFile.init)?.read() ?? Progress()
            knowsProgress = true
        } catch {
            Output.complain { $0.sentence(for: error) }
            progress = Progress()
            knowsProgress = false
        }
        codes =
            missing + (catalogue.entries.isEmpty ? [.nothingSelected] : [.allPassed])
            + (catalogue.broken.isEmpty ? [] : [.invalidFile])
    }
}
