/// A call that an instrumented solution made while a command ran.
public struct RecordedCall: Sendable, Equatable {
    /// What runs in a call.
    public enum Role: String, Sendable {
        /// A method.
        case method
        /// A member of the type itself.
        case type = "static"
        /// An initializer.
        case initializer = "init"
        /// What runs when an object dies.
        case deinitializer = "deinit"
        /// What computes a property or an element.
        case getter = "get"
        /// What takes a property or an element.
        case setter = "set"
        /// What runs around the assignment of a stored property.
        case observer = "watch"
    }

    /// The call inside of which it was made, by its place in the same list; nil for one that the script made, or a thread began with.
    public var parent: Int?
    /// The object whose member ran, as object graphs number it; nil for values and for types themselves.
    public var object: Int?
    /// The type of the object; for values and types, the one that declares the member.
    public var type: String
    /// The type or protocol that declares the member.
    public var owner: String
    /// The member with its labels: `visit(_:)`.
    public var member: String
    /// What ran.
    public var role: Role
    /// The arguments, as far as they can be shown.
    public var arguments: [ObjectGraph.Content]

    /// Makes a call.
    public init(
        parent: Int? = nil, object: Int? = nil, type: String, owner: String? = nil, member: String,
        role: Role = .method, arguments: [ObjectGraph.Content] = []
    ) {
        self.parent = parent
        self.object = object
        self.type = type
        self.owner = owner ?? type
        self.member = member
        self.role = role
        self.arguments = arguments
    }

    /// The member without its labels.
    public var name: String { String(member.prefix { $0 != "(" }) }
}

/// The calls since the last request `calls`: its answer.
public struct CallList: Sendable, Equatable {
    /// The calls in the order in which they began.
    public var calls: [RecordedCall]
    /// Tells whether a worker keeps no more calls of this scenario.
    public var isCut: Bool

    /// Makes a list.
    public init(calls: [RecordedCall] = [], isCut: Bool = false) {
        self.calls = calls
        self.isCut = isCut
    }
}

extension [RecordedCall] {
    /// Returns the calls without helpers: what an object calls of itself is a part of the caller.
    ///
    /// So `display → each → child.display` becomes `display → child.display`. What a base calls of the object's own type
    /// stays: it is the step of a template.
    public var collapsed: [RecordedCall] {
        var result: [RecordedCall] = []
        // Where each call stands in the result: a helper stands where its caller does.
        var places: [Int] = []
        for call in self {
            let parent = call.parent.map { places[$0] }
            if let parent, result[parent].isHelped(by: call) {
                places.append(parent)
                continue
            }
            places.append(result.count)
            var kept = call
            kept.parent = parent
            result.append(kept)
        }
        return result
    }
}

extension RecordedCall {
    /// Whether a call that this one makes is a part of it.
    fileprivate func isHelped(by call: RecordedCall) -> Bool {
        let isSelf = call.object != nil && call.object == object
        if isSelf {
            let isStep = call.owner == call.type && call.owner != owner && call.role != .initializer
            return !isStep
        }
        // Values have no identity: of the same type, another member is most likely a helper's.
        return call.object == nil && object == nil && call.type == type && call.member != member
            && call.role != .initializer
    }
}
