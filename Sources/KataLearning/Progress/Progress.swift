import KataScript
import KataTranscript

/// How far a learner got: which katas were tried, and which are solved.
///
/// What a newer version wrote beside it is kept as it stands.
public struct Progress: Sendable, Equatable {
    /// How far one kata is.
    public enum State: String, Sendable {
        /// The learner's own solution was judged and did not pass yet.
        case tried
        /// The learner's own solution passed all scenarios.
        case solved
    }

    /// The name of the file's format.
    static let format = "kata.progress"
    /// The version of the file's format.
    static let version = 1

    /// The members of the file.
    private var document = JSONMembers()
    /// The members of each kata.
    private var katas = JSONMembers()

    /// Makes the progress of a learner who begins.
    public init() {}

    /// Why bytes are no progress.
    enum UnreadableError: Error, Equatable {
        /// They are no JSON, or none of this format.
        case damaged(String)
        /// They have a version that is not known here.
        case newer(version: Int)
    }

    /// Reads the file's content.
    init(_ bytes: [UInt8]) throws(UnreadableError) {
        let json: JSON
        do throws(JSONError) {
            json = try JSONReader.read(bytes)
        } catch {
            throw .damaged("\(error.message) at byte \(error.offset)")
        }
        guard case .object(let members) = json, json["format"].map({ $0.string == Progress.format }) ?? true
        else { throw .damaged("no \(Progress.format)") }
        if let version = json["version"]?.integer, version > Progress.version {
            throw .newer(version: version)
        }
        document = JSONMembers(members)
        switch json["katas"] {
        case .object(let members)?: katas = JSONMembers(members)
        case nil: break
        default: throw .damaged("'katas' is no object")
        }
    }

    /// The file's content.
    var bytes: [UInt8] {
        var document = document
        document["format"] = .string(Progress.format)
        document["version"] = .integer(Int64(Progress.version))
        document["katas"] = .object(katas.members.sorted { $0.name < $1.name })
        return JSON.object(document.members).utf8 + [UInt8(ascii: "\n")]
    }

    /// Tells whether two files would be the same.
    public static func == (left: Progress, right: Progress) -> Bool { left.bytes == right.bytes }

    // MARK: Verdicts

    /// Returns how far a kata is; nil if it was never tried.
    public subscript(id: String) -> State? { katas[id]?["state"]?.string.flatMap(State.init(rawValue:)) }

    /// Notes that a solution was judged; what is solved stays solved.
    ///
    /// - Parameter failing: The name of the first scenario that did not pass, where one ran.
    public mutating func note(_ id: String, isPassed: Bool, failing: String? = nil) {
        change(id) { kata in
            if isPassed {
                kata["state"] = .string(State.solved.rawValue)
            } else if kata["state"] == nil {
                kata["state"] = .string(State.tried.rawValue)
            }
            // A solution that does not build is stuck where it was before.
            if let failing { kata["failing"] = .string(failing) }
            if isPassed { kata["failing"] = nil }
        }
    }

    /// Returns the name of the scenario that was the first to fail when the kata was judged last.
    public func failingScenario(of id: String) -> String? { katas[id]?["failing"]?.string }

    // MARK: Hints

    /// Returns the hints of a kata that were given, by their place in its list.
    func givenHints(of kata: Kata) -> Set<Int> {
        let entry = katas[kata.id]
        if let given = entry?["given"]?.array { return Set(given.compactMap(\.integer)) }
        // Before there were hints for scenarios, the number of hints that were given said it all.
        let general = kata.hints.indices.filter { kata.hints[$0].scenarios.isEmpty }
        guard case .integer(let count)? = entry?["hints"], count > 0 else { return [] }
        return Set(general.prefix(Int(clamping: count)))
    }

    /// Notes that a hint of a kata was given, by its place in the kata's list.
    mutating func noteHint(_ index: Int, of kata: Kata) {
        let given = givenHints(of: kata).union([index]).sorted()
        change(kata.id) { entry in
            entry["hints"] = .integer(Int64(given.count))
            entry["given"] = .array(given.map { .integer(Int64($0)) })
        }
    }

    private mutating func change(_ id: String, _ body: (inout JSONMembers) -> Void) {
        var members = JSONMembers()
        if case .object(let known)? = katas[id] { members = JSONMembers(known) }
        body(&members)
        katas[id] = .object(members.members)
    }
}
