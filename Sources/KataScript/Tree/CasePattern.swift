/// What becomes of nil before a member, an index or a call; the raw value is how it is written.
public enum Unwrapping: String, Sendable {
    /// The whole chain is nil.
    case optional = "?"
    /// An error.
    case forced = "!"
}

/// What is asked of a value's type; the raw value is how it is written.
public enum Cast: String, Sendable {
    /// Whether the value is of the type.
    case test = "is"
    /// The value, or nil where it is of another type.
    case conditional = "as?"
    /// The value; another type is an error.
    case forced = "as!"
    /// The value, of which the type is known.
    case plain = "as"
}

/// A condition of `if`, `while` or `guard`.
public struct Condition: Sendable {
    /// What the value has to fit, whose names are bound then; nil where the value is a Bool.
    public var pattern: CasePattern?
    /// The value.
    public var value: Expression

    /// Makes a condition.
    public init(pattern: CasePattern? = nil, value: Expression) {
        self.pattern = pattern
        self.value = value
    }
}

/// What a value of `switch`, `if case` or `if let` is held against.
public indirect enum CasePattern: Sendable {
    /// A part of a case or a tuple.
    public struct Part: Sendable {
        /// The label, where one is written.
        public var label: Name?
        /// What the part has to fit.
        public var pattern: CasePattern
    }

    /// `_`, and `default`.
    case anything
    /// `let name`.
    case binding(Name)
    /// `let name?`, and the name of `if let`: anything but nil.
    case present(CasePattern)
    /// `.name`, `Type.name`, `.name(let value)`; a payload that is not written is free.
    case enumCase(type: Expression?, Name, [Part]?)
    /// `(0, let y)`.
    case tuple([Part])
    /// A value that has to be equal, or a range that has to contain it.
    case equal(Expression)
    /// `is Type`.
    case type(Name)
    /// `let name as Type`.
    case cast(CasePattern, Name)

    /// The names that it binds.
    public var names: [Name] {
        switch self {
        case .anything, .equal, .type: []
        case .binding(let name): [name]
        case .present(let inner), .cast(let inner, _): inner.names
        case .enumCase(_, _, let parts): (parts ?? []).flatMap(\.pattern.names)
        case .tuple(let parts): parts.flatMap(\.pattern.names)
        }
    }

    /// The expressions in it.
    public var expressions: [Expression] {
        switch self {
        case .anything, .binding, .type: []
        case .present(let inner), .cast(let inner, _): inner.expressions
        case .enumCase(let type, _, let parts):
            (type.map { [$0] } ?? []) + (parts ?? []).flatMap(\.pattern.expressions)
        case .tuple(let parts): parts.flatMap(\.pattern.expressions)
        case .equal(let value): [value]
        }
    }
}

/// One `case` of a `switch`, or its `default`.
public struct SwitchCase: Sendable {
    /// What the value may fit, each with what must hold besides.
    public var alternatives: [(pattern: CasePattern, condition: Expression?)]
    /// What runs then.
    public var block: Block

    /// The names that its block knows.
    public var names: [Name] { alternatives.first?.pattern.names ?? [] }

    /// The expressions in its patterns and conditions.
    public var expressions: [Expression] {
        alternatives.flatMap { $0.pattern.expressions + ($0.condition.map { [$0] } ?? []) }
    }
}

/// What a statement leaves before its end.
public enum Leaving: Sendable {
    /// `break`: the loop or `switch` around it, or the loop of that label.
    case loop(label: String?)
    /// `continue`: the turn of the loop around it, or of the loop of that label.
    case turn(label: String?)
    /// `return`, with a value or without: the closure around it, or the commands.
    case closure(Expression?)
    /// `throw error`: all that does not catch it.
    case error(Expression)
}
