/// What a module answered to a request, and what it wrote meanwhile.
public struct Reply: Sendable {
    /// The answer, or why there is none.
    public var result: Result<Answer, ModuleError>
    /// The closure that the module calls before it answers; `result` is void until then.
    public var callback: Callback?
    /// What was written that belongs to the request.
    public var written: ModuleOutput
    /// The bytes of the log that belong to the request.
    public var output: [UInt8] { written.log }

    /// Makes a reply that asks back.
    public init(callback: Callback, output: [UInt8] = []) {
        self.init(callback: callback, written: ModuleOutput(log: output))
    }

    /// Makes a reply that asks back, with what was written to both streams.
    public init(callback: Callback, written: ModuleOutput) {
        self.result = .success(Answer(.null, isVoid: true))
        self.callback = callback
        self.written = written
    }

    /// Makes a reply.
    public init(result: Result<Answer, ModuleError>, output: [UInt8] = []) {
        self.init(result: result, written: ModuleOutput(log: output))
    }

    /// Makes a reply with what was written to both streams.
    public init(result: Result<Answer, ModuleError>, written: ModuleOutput) {
        self.result = result
        self.written = written
    }
}

/// What a module wrote: the log, and beside it what is not compared.
public struct ModuleOutput: Sendable, Equatable {
    /// Bytes of standard output; of standard error too where that is part of the log.
    public var log: [UInt8]
    /// Bytes of standard error.
    public var errors: [UInt8]

    /// Makes output of some bytes.
    public init(log: [UInt8] = [], errors: [UInt8] = []) {
        self.log = log
        self.errors = errors
    }

    /// The number of bytes.
    public var count: Int { log.count + errors.count }

    /// Adds what was written later.
    public static func += (output: inout ModuleOutput, later: ModuleOutput) {
        output.log += later.log
        output.errors += later.errors
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
    /// The places of the arguments that the closure may change.
    public var changing: [Int] = []
    /// The types of its arguments, where the module does not call it but asks what type it gives.
    public var asksType: [String]?

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
    /// What became of the arguments that the member may change.
    public var changes: [InoutChange] = []
    /// The objects with what they hold, where they were asked for.
    public var objects: ObjectGraph?
    /// The calls since the last time, where they were asked for.
    public var calls: CallList?

    /// Makes an answer.
    public init(_ value: Value, isVoid: Bool = false, receiver: Value? = nil) {
        self.value = value
        self.isVoid = isVoid
        self.receiver = receiver
    }
}

/// What a member made of an argument that it may change.
public struct InoutChange: Sendable {
    /// The argument's place among those of the request, from 0.
    public var argument: Int
    /// What it is now.
    public var value: Value

    /// Makes a change.
    public init(argument: Int, value: Value) {
        self.argument = argument
        self.value = value
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

    /// A name that is not there; kata looks for one that is near.
    public struct Missing: Sendable, Equatable {
        /// The name.
        public var name: String
        /// The type that has no such member or case; nil where there is no such type.
        public var type: String?
    }

    /// What kind of failure it is.
    public var kind: Kind
    /// The error's own words.
    public var message: String
    /// The type of a thrown error.
    public var type: String?
    /// Names near the one that is missing.
    public var nearest: [String]
    /// The name that is not there, where the worker leaves it to kata to find one that is near.
    public var missing: Missing?
    /// Where in the solution a thrown error comes from, as far as its language tells.
    public var origin = ErrorOrigin()

    /// Makes an error.
    public init(_ kind: Kind, _ message: String, type: String? = nil, nearest: [String] = []) {
        self.kind = kind
        self.message = message
        self.type = type
        self.nearest = nearest
    }
}
