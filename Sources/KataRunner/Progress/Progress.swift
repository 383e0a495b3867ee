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

    /// Makes the progress of somebody who begins.
    public init() {}

    /// Returns how far a kata is; nil if it was never tried.
    public subscript(id: String) -> State? { states[id] }

    /// Notes that a solution was judged; what is solved stays solved.
    public mutating func note(_ id: String, isPassed: Bool) {
        if isPassed { states[id] = .solved } else if states[id] == nil { states[id] = .tried }
    }

    /// Reads the file's content; what a newer version wrote beside it is passed over, what is no progress is none.
    init(_ bytes: [UInt8]) {
        guard let json = try? JSONReader.read(bytes), case .object(let katas)? = json["katas"] else { return }
        for kata in katas { states[kata.name] = kata.value["state"]?.string.flatMap(State.init(rawValue:)) }
    }

    /// The file's content.
    var bytes: [UInt8] {
        let katas = states.sorted { $0.key < $1.key }.map { id, state in
            JSON.Member(id, .members(["state": .string(state.rawValue)]))
        }
        let json = JSON.members([
            "format": "kata.progress", "version": .integer(Int64(Progress.version)), "katas": .object(katas),
        ])
        return json.utf8 + [UInt8(ascii: "\n")]
    }
}
