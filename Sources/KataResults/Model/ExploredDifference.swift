import KataTranscript

/// Commands that no scenario has, made as few as they can be, at the last of which a solution parts from the reference.
public struct ExploredDifference: Sendable, Equatable {
    /// The commands.
    public var commands: [String]
    /// What the reference does at the last of them; nil where no visible scenario shows such a thing.
    public var reference: [String]?
    /// What the solution does there.
    public var solution: [String]
    /// Which sequence it was made from, from 1.
    public var sequence: Int
    /// How many sequences there are.
    public var count: Int
    /// The number from which they are made.
    public var seed: UInt64

    /// The name under which reports show exploring beside the scenarios.
    public static let name = "exploring"
    /// How many lines of a side are kept.
    private static let keptLines = 8

    /// Makes a difference, of whose sides the first lines are kept.
    public init(
        commands: [String], reference: [String]?, solution: [String], sequence: Int, of count: Int,
        seed: UInt64
    ) {
        self.commands = commands
        self.reference = reference.map(Self.kept)
        self.solution = Self.kept(solution)
        self.sequence = sequence
        self.count = count
        self.seed = seed
    }

    private static func kept(_ lines: [String]) -> [String] {
        lines.count > keptLines ? lines.prefix(keptLines) + ["…"] : lines
    }
}

extension ExploredDifference {
    /// The commands, both sides, and what finds them again.
    var facts: KeyValuePairs<String, JSON?> {
        [
            "commands": .array(commands.map(JSON.string)),
            "reference": reference.map { .array($0.map(JSON.string)) },
            "solution": .array(solution.map(JSON.string)),
            "sequence": .integer(Int64(sequence)), "sequences": .integer(Int64(count)),
            // Half of the seeds are larger than what a reader of JSON takes for a whole number.
            "seed": .string(String(seed)),
        ]
    }

    /// Reads what a stored result holds.
    init?(stored json: JSON) {
        func texts(_ name: String) -> [String]? { json[name]?.array?.compactMap(\.string) }
        guard let commands = texts("commands"), let solution = texts("solution"),
            let sequence = json["sequence"]?.integer, let count = json["sequences"]?.integer,
            let seed = json["seed"]?.string.flatMap({ UInt64($0) })
        else { return nil }
        self.init(
            commands: commands, reference: texts("reference"), solution: solution, sequence: sequence,
            of: count, seed: seed)
    }
}
