import ArgumentParser
import KataDiagnostics
import KataGrading
import KataText

/// `kata missing`.
struct MissingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "missing",
        abstract: "Lists the shards of a manifest that have to run again.",
        discussion: """
            It prints their numbers as '2,3,17', which 'sbatch --array=' takes, and nothing when all results are there. It \
            needs neither katas nor a compiler.

            Exit codes: 0 all results are there, 75 some are missing, 64 the command line is wrong, 2 the manifest is \
            invalid.
            """)

    @OptionGroup var work: ManifestArgument

    @OptionGroup var published: ResultsArgument

    @Option(help: ArgumentHelp("How many shards there are.", valueName: "n"))
    var shards: Int?

    @Flag(help: "List the names of the submissions instead, one a line.")
    var rows = false

    @OptionGroup var shared: SharedOptions

    func validate() throws {
        guard let shards else {
            if !rows { throw ValidationError("Say how many shards there are: '--shards N'; or '--rows'.") }
            return
        }
        if rows {
            throw ValidationError("'--rows' lists submissions, whatever their shard; leave out '--shards'.")
        }
        if shards < 1 { throw ValidationError("'--shards \(shards)' has no part: at least 1 is needed.") }
    }

    func run() throws {
        let missing = MissingRows(of: try work.read(), in: published.store)
        for complaint in missing.complaints { Output.errors.write("kata: \(complaint.visible)\n") }
        guard !missing.ranks.isEmpty else { return }
        if let shards {
            let numbers = missing.shards(of: shards).map(String.init)
            Output.standard.write(numbers.joined(separator: ",") + "\n")
        } else {
            Output.standard.write(missing.rows.map { $0.escapedName + "\n" }.joined())
        }
        throw temporaryFailure
    }
}
