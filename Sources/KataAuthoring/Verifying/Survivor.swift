public import KataResults

/// What is known of a wrong solution that passed: what it changes, and why no scenario noticed.
public struct Survivor: Sendable {
    /// A file that is not as in the reference.
    public struct Change: Sendable {
        /// The file of the mutant; that of the reference where the mutant is described by its changes.
        public var path: String
        /// The file of the reference that it stands in for; nil for a new one.
        public var referencePath: String?
        /// What is different.
        public var text: TextChange
        /// The members and types that the changed lines belong to, as far as that can be seen.
        public var members: [ChangedMember]
    }

    /// Logs that part, and yet the kata accepts both.
    public struct LogDifference: Sendable {
        /// The scenario.
        public var scenario: String
        /// The first line that differs, of the reference's log, from 1.
        public var line: Int
        /// How the mutant's log differs from the reference's.
        public var text: TextChange
        /// Why no scenario noticed.
        public var gap: WatchGap
    }

    /// A value that differs, at which no expectation looks.
    public struct ValueDifference: Sendable {
        /// The scenario.
        public var scenario: String
        /// The command that returned it.
        public var place: Place
        /// What it was with the reference.
        public var reference: String
        /// What it was with the mutant.
        public var mutant: String
    }

    /// A command that names changed code.
    public struct Use: Sendable {
        /// The scenario.
        public var scenario: String
        /// The command.
        public var place: Place
    }

    /// Where a wrong solution is written down.
    public enum Origin: Sendable {
        /// The folder of its files.
        case folder(String)
        /// The file that describes it.
        case described(file: String)
    }

    /// The name of the mutant.
    public var name: String
    /// Where the mutant is written down.
    public var origin: Origin
    /// The files that differ.
    public var changes: [Change] = []
    /// How many scenarios ran, rows counted.
    public var scenarioCount = 0
    /// The first difference of each log that differs; none where all logs are the same.
    public var logs: [LogDifference] = []
    /// The first value of each scenario that differs.
    public var values: [ValueDifference] = []
    /// The commands that name what was changed.
    public var uses: [Use] = []

    /// The names of what was changed: `Lamp.press`, or a type alone; each once.
    public var memberNames: [String] {
        var names: [String] = []
        for name in changes.flatMap(\.members).map(\.name) where !names.contains(name) { names.append(name) }
        return names
    }
}

/// A member or a type that changed lines belong to.
public struct ChangedMember: Sendable, Hashable {
    /// The type.
    public var type: String
    /// The method, property or `init`; nil where only the type is known.
    public var member: String?

    /// `Lamp.press`, or the type alone.
    public var name: String { member.map { "\(type).\($0)" } ?? type }
}

/// Why a change of a log goes unnoticed.
public enum WatchGap: Sendable, Equatable {
    /// Nothing compares the log, or what this command writes.
    case notCompared
    /// `...` stands for any lines.
    case gap(line: Int)
    /// `any: N` stands for lines whatever they are.
    case anyLines(line: Int)
    /// The lines may come in any order.
    case unordered(line: Int)
    /// A pattern accepts the line.
    case pattern(source: String, line: Int)
}
