/// What a module answered to a request, and what it wrote meanwhile.
public struct Reply: Sendable {
    /// The answer, or why there is none.
    public var result: Result<Answer, ModuleError>
    /// The closure that the module calls before it answers; `result` is void until then.
    public var callback: Callback?
    /// The bytes of standard output and error that belong to the request.
    public var output: [UInt8]

    /// Makes a reply that asks back.
    public init(callback: Callback, output: [UInt8] = []) {
        self.result = .success(Answer(.null, isVoid: true))
        self.callback = callback
        self.output = output
    }

    /// Makes a reply.
    public init(result: Result<Answer, ModuleError>, output: [UInt8] = []) {
        self.result = result
        self.output = output
    }
}

/// A call of a closure of the script, by the module, while a request is in hand.
public struct Callback: Sendable {
    /// The closure's number.
    public var closure: Int
    /// The values for its parameters.
    public var arguments: [Value]
    /// Tells whether the module takes an error for an answer.
    public var mayThrow: Bool

    /// Makes a call.
    public init(closure: Int, arguments: [Value], mayThrow: Bool = false) {
        self.closure = closure
        self.arguments = arguments
        self.mayThrow = mayThrow
    }
}

/// A successful answer.
public struct Answer: Sendable {
    /// The result; null for a member that returns nothing.
    public var value: Value
    /// Tells whether the member returns nothing, so that its result cannot be used.
    public var isVoid: Bool
    /// The receiver afterwards, where a member changed a value that is no object.
    public var receiver: Value?
    /// The objects with what they hold, where they were asked for.
    public var objects: ObjectGraph?

    /// Makes an answer.
    public init(_ value: Value, isVoid: Bool = false, receiver: Value? = nil) {
        self.value = value
        self.isVoid = isVoid
        self.receiver = receiver
    }
}

/// A request that the module could not or would not fulfil; the worker lives on.
public struct ModuleError: Error, Sendable {
    /// What kind of failure it is.
    public enum Kind: String, Sendable {
        /// The module's own error.
        case thrown
        /// No such type, member, overload or label, or a value that does not fit.
        case contract
        /// The member exists, but a script cannot reach it.
        case bridge
    }

    /// What kind of failure it is.
    public var kind: Kind
    /// The error's own words.
    public var message: String
    /// The type of a thrown error.
    public var type: String?
    /// Names near the one that is missing.
    public var nearest: [String]

    /// Makes an error.
    public init(_ kind: Kind, _ message: String, type: String? = nil, nearest: [String] = []) {
        self.kind = kind
        self.message = message
        self.type = type
        self.nearest = nearest
    }
}
