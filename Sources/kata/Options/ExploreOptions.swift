import ArgumentParser
import KataExplore
import KataSystem

/// How far exploring goes.
struct ExploreOptions: ParsableArguments {
    /// The seed where none is given: what is found today is found tomorrow.
    private static let usualSeed: UInt64 = 1

    @Option(help: ArgumentHelp("Play at most this many sequences.", valueName: "n"))
    var sequences: Int = 300

    @Option(help: ArgumentHelp("Begin no sequence after this time, such as 10s or 2min.", valueName: "time"))
    var time: String = "10s"

    @Option(help: ArgumentHelp("Make the sequences from this number.", valueName: "n"))
    var seed: UInt64?

    @Option(
        help: ArgumentHelp(
            "Give at most this many commands in a sequence; what the kata says otherwise.",
            valueName: "n"))
    var length: Int?

    @Option(
        name: [.customShort("j", allowingJoined: true), .long],
        help: ArgumentHelp("Play this many sequences at once.", valueName: "n"))
    var jobs: Int = Host.processorCount

    func validate() throws {
        if jobs < 1 { throw ValidationError("'-j \(jobs)' plays nothing: at least 1 is needed.") }
        if sequences < 1 {
            throw ValidationError("'--sequences \(sequences)' plays nothing: at least 1 is needed.")
        }
        if let length, !(1...1000).contains(length) {
            throw ValidationError("'--length \(length)' must be from 1 to 1000.")
        }
        if milliseconds == nil {
            throw ValidationError("'--time \(time)' is no time: write 10s, 500ms or 2min.")
        }
    }

    /// The options of the explorer.
    var options: Explorer.Options {
        var options = Explorer.Options()
        options.sequences = sequences
        options.seed = seed ?? Self.usualSeed
        options.length = length
        options.duration = milliseconds.map { .milliseconds($0) }
        options.jobs = jobs
        return options
    }

    /// The words that find the same again.
    var words: [String] {
        var words = ["--seed", String(seed ?? Self.usualSeed)]
        if let length { words += ["--length", String(length)] }
        if sequences != 300 { words += ["--sequences", String(sequences)] }
        return words
    }

    private var milliseconds: Int? {
        for (unit, worth) in [("ms", 1), ("min", 60_000), ("s", 1000)] where time.hasSuffix(unit) {
            guard let number = Int(time.dropLast(unit.count)), number > 0, number < 1_000_000 else {
                return nil
            }
            return number * worth
        }
        return nil
    }
}
