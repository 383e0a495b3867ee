public import ArgumentParser
import KataDiagnostics
import KataGrading

/// `kata emit`.
struct EmitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "emit",
        abstract: "Prints the job file that grades a manifest on many machines.",
        discussion: """
            TARGET is slurm (a job array), parallel (a script for GNU parallel, with --hosts over ssh), github (a workflow) or \
            kubernetes (an indexed job). kata starts nothing; the file's first lines say how that is done, how to repair, and how \
            to get the report.
            """)

    @Argument(help: ArgumentHelp("The engine that runs the jobs.", valueName: "target"))
    var target: EmitTarget

    @OptionGroup var work: ManifestArgument

    @Option(help: ArgumentHelp("Into how many parts the work is cut.", valueName: "n"))
    var shards: Int

    @Option(help: ArgumentHelp("The folder that results are published in.", valueName: "dir"))
    var results = "results"

    @Option(
        help: ArgumentHelp("The beginning of the jobs' name; the manifest's hash follows.", valueName: "name")
    )
    var name = "kata"

    @Option(help: ArgumentHelp("How the jobs call kata.", valueName: "path"))
    var program = "kata"

    @Option(
        help: ArgumentHelp("Minutes that a shard may take; 30 where it is absent.", valueName: "minutes"))
    var time: Int?

    @Option(
        help: ArgumentHelp(
            "slurm, kubernetes: memory of a shard; 2048 where it is absent.", valueName: "MiB"))
    var memory: Int?

    @Option(
        help: ArgumentHelp("slurm, kubernetes: processors of a shard; 1 where it is absent.", valueName: "n"))
    var cpus: Int?

    @Option(help: ArgumentHelp("So many shards run at once, at most.", valueName: "n"))
    var running: Int?

    @Option(help: ArgumentHelp("parallel: hosts for ssh, a '[CORES/][USER@]HOST' a line.", valueName: "file"))
    var hosts: String?

    @Option(help: ArgumentHelp("github, kubernetes: the image that holds kata.", valueName: "image"))
    var image: String?

    @Option(
        help: ArgumentHelp(
            "kubernetes: the volume claim that holds the manifest's folder.", valueName: "claim"))
    var claim: String?

    @OptionGroup var shared: SharedOptions

    /// The choices that were made on the command line.
    private var choices: [(choice: EmitTarget.Choice, isMade: Bool)] {
        [
            (.time, time != nil), (.memory, memory != nil), (.cpus, cpus != nil), (.running, running != nil),
            (.hosts, hosts != nil), (.image, image != nil), (.claim, claim != nil),
        ]
    }

    func validate() throws {
        for (option, number) in [
            ("shards", shards), ("time", time ?? 1), ("memory", memory ?? 1), ("cpus", cpus ?? 1),
            ("running", running ?? 1),
        ] where number < 1 || number > 10_000_000 {
            throw ValidationError("'--\(option) \(number)' is not between 1 and 10000000.")
        }
        for (choice, isMade) in choices {
            if isMade, !target.choices.contains(choice) {
                throw ValidationError("'--\(choice.rawValue)' means nothing to '\(target.rawValue)'.")
            }
            if !isMade, target.demands.contains(choice) {
                throw ValidationError("'\(target.rawValue)' needs '--\(choice.rawValue)'.")
            }
        }
        for (option, text) in [("image", image), ("claim", claim), ("hosts", hosts), ("program", program)]
        where text?.isEmpty ?? false {
            throw ValidationError("'--\(option)' is empty.")
        }
    }

    func run() throws {
        let manifest = try work.read()
        let bounds = EmitJobs.Bounds(
            minutes: time ?? 30, memory: memory ?? 2048, processors: cpus ?? 1, running: running)
        do throws(EmitJobs.EmitError) {
            let jobs = try EmitJobs(
                of: manifest, for: target, name: name, manifest: work.manifest, results: results,
                shards: shards, program: program, bounds: bounds, image: image ?? "", hosts: hosts,
                claim: claim ?? "")
            Output.standard.write(target.file(for: jobs))
        } catch {
            throw ValidationError(error.sentence)
        }
    }
}

extension EmitTarget: ExpressibleByArgument {}
