import KataTranscript

/// How far a learner got: which katas were tried, and which are solved.
public struct Progress: Sendable, Equatable {
    /// How far one kata is.
    public enum State: String, Sendable {
        /// Somebody's own solution was judged and did not pass yet.
        case tried
        /// Somebody's own solution passed all scenarios.
        case solved
    }

    /// The version of the file's format.
    static let version = 1

    private var states: [String: State] = [:]
    private var hints: [String: Int] = [:]

    /// Makes the progress of somebody who begins.
    public init() {}

    /// Returns how far a kata is; nil if it was never tried.
    public subscript(id: String) -> State? { states[id] }

    /// Notes that a solution was judged; what is solved stays solved.
    public mutating func note(_ id: String, isPassed: Bool) {
        if isPassed { states[id] = .solved } else if states[id] == nil { states[id] = .tried }
    }

    /// Returns how many hints of a kata were given.
    public func hintCount(of id: String) -> Int { hints[id] ?? 0 }

    /// Notes that one more hint of a kata was given.
    public mutating func noteHint(of id: String) { hints[id, default: 0] += 1 }

    /// Reads the file's content; what a newer version wrote beside it is passed over, what is no progress is none.
    init(_ bytes: [UInt8]) {
        guard let json = try? JSONReader.read(bytes), case .object(let katas)? = json["katas"] else { return }
        for kata in katas {
            states[kata.name] = kata.value["state"]?.string.flatMap(State.init(rawValue:))
            if case .integer(let count)? = kata.value["hints"], count > 0 {
                hints[kata.name] = Int(clamping: count)
            }
        }
    }

    /// The file's content.
    var bytes: [UInt8] {
        let ids = Set(states.keys).union(hints.keys).sorted()
        let katas = ids.map { id in
            JSON.Member(
                id,
                .members([
                    "state": states[id].map { .string($0.rawValue) },
                    "hints": hints[id].map { .integer(Int64($0)) },
                ]))
        }
        let json = JSON.members([
            "format": "kata.progress", "version": .integer(Int64(Progress.version)), "katas": .object(katas),
        ])
        return json.utf8 + [UInt8(ascii: "\n")]
    }
}
