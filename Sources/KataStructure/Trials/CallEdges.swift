public import KataTranscript

/// Who called whom in runs of an instrumented copy.
///
/// The recorder shares a process with the solution, so edges can be forged: they help to find, and refute nothing.
public struct CallEdges: Sendable {
    /// A member of a type.
    struct End: Hashable {
        let type: String
        let member: String
    }

    private var callees: [End: Set<End>] = [:]
    private(set) var handsOver: Set<End> = []

    /// How far up callers are looked for: helpers and library functions may stand between.
    private static let reach = 4

    /// Makes a list of no calls.
    public init() {}

    /// Whether no call was seen.
    var isEmpty: Bool { callees.isEmpty }

    /// Takes the calls of a step, helpers left out.
    public mutating func add(_ calls: [RecordedCall]) {
        for call in calls where call.role != .initializer && call.role != .deinitializer {
            let end = End(type: call.type, member: call.name)
            if !call.arguments.isEmpty { handsOver.insert(end) }
            var parent = call.parent
            for _ in 0..<Self.reach {
                guard let index = parent, calls.indices.contains(index) else { break }
                callees[End(type: calls[index].type, member: calls[index].name), default: []].insert(end)
                parent = calls[index].parent
            }
        }
    }

    /// What a member of a type called; all of its members where none is named.
    func called(by type: String, _ member: String?) -> Set<End> {
        callees.reduce(into: []) { result, entry in
            if entry.key.type == type, member == nil || entry.key.member == member {
                result.formUnion(entry.value)
            }
        }
    }
}

/// Counts on how many objects one member is active at once.
public enum CallDepths {
    /// So many callers are looked at for each call.
    private static let reach = 200

    /// Returns the greatest number in the calls of a step, of members that types of a role declare.
    public static func greatest(in calls: [RecordedCall], of types: Set<String>) -> Int {
        var greatest = 0
        for call in calls where counts(call, types) {
            var objects: Set<Int> = []
            // Values have no identity: each call is one's own.
            var values = 0
            var next: RecordedCall? = call
            for _ in 0..<reach {
                guard let current = next else { break }
                if counts(current, types), current.name == call.name {
                    if let object = current.object { objects.insert(object) } else { values += 1 }
                }
                next = current.parent.flatMap { calls.indices.contains($0) ? calls[$0] : nil }
            }
            greatest = max(greatest, objects.count + values)
        }
        return greatest
    }

    private static func counts(_ call: RecordedCall, _ types: Set<String>) -> Bool {
        switch call.role {
        case .initializer, .deinitializer, .type: false
        default: types.contains(call.type) || types.contains(call.owner)
        }
    }
}
