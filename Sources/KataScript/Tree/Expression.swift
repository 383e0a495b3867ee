public import KataDiagnostics

/// A node of the script language that has a value.
public struct Expression: Sendable {
    /// What kind of node it is, with its operands.
    public indirect enum Kind: Sendable {
        /// An integer.
        case integer(Int64)
        /// A floating-point number.
        case float(Double)
        /// A string, possibly with values inside.
        case string(StringLiteral)
        /// `true` or `false`.
        case bool(Bool)
        /// `nil`.
        case null
        /// An object, a `let`, a loop variable, a parameter, a type, or a built-in function that is called.
        case name(String)
        /// `.name` or `.name(args)`: a case of the enumeration that is wanted.
        case implicitCase(Name, [ArgumentNode])
        /// `base.name`.
        case member(Expression, Name)
        /// `callee(args)`; the callee is a name, a member, or anything else that then cannot be called.
        case call(Expression, [ArgumentNode])
        /// `base[args]`.
        case index(Expression, [ArgumentNode])
        /// `[a, b]`.
        case list([Expression])
        /// `[k: v]`, or `[:]`.
        case map([(key: Expression, value: Expression)])
        /// `(a, b)` or `(x: a, y: b)`: at least two values.
        case tuple([ArgumentNode])
        /// `-x` or `!x`.
        case unary(UnaryOperator, Expression)
        /// `a + b` and the like.
        case binary(BinaryOperator, Expression, Expression)
        /// `{ a, b in … }`: statements that run when they are called.
        case closure(Closure)
        /// `base?` or `base!` in front of a member, an index or a call.
        case unwrapped(Expression, Unwrapping)
        /// Members, indices and calls with a `?` between them, which are nil where what stands before it is.
        case chained(Expression)
        /// `if … { a } else { b }` or a `switch` as a value; each branch ends in `return`.
        case choice(Block)
        /// `try? value`: nil where it throws.
        case attempted(Expression)
        /// `value is Type`, `value as? Type`.
        case cast(Expression, Cast, Name)
        /// `condition ? then : otherwise`.
        case conditional(Expression, then: Expression, otherwise: Expression)
    }

    /// What kind of node it is.
    public var kind: Kind
    /// Its text; parentheses around it are not part of it.
    public var range: SourceRange

    /// Makes a node.
    public init(_ kind: Kind, range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

/// An argument of a call, as it stands in the source.
public struct ArgumentNode: Sendable {
    /// The label, where one is written.
    public var label: Name?
    /// The value.
    public var value: Expression
    /// Tells whether `&` stands before the value: the module may give its place another one.
    public var isInout: Bool

    /// Makes an argument.
    public init(label: Name?, value: Expression, isInout: Bool = false) {
        self.label = label
        self.value = value
        self.isInout = isInout
    }
}

/// A string literal: text with values in between.
public struct StringLiteral: Sendable {
    /// A part of the literal.
    public enum Segment: Sendable {
        /// Text, its escapes resolved.
        case text(String)
        /// `\(value)`.
        case value(Expression)
    }

    /// The parts, in order.
    public var segments: [Segment]
    /// The literal with its quotes.
    public var range: SourceRange
    /// Tells whether the values are written as the language's own `print` writes them.
    public var isPrinted: Bool

    /// Makes a literal.
    public init(segments: [Segment], range: SourceRange, isPrinted: Bool = false) {
        self.segments = segments
        self.range = range
        self.isPrinted = isPrinted
    }

    /// The text, if there are no values in it.
    public var plainText: String? {
        var result = ""
        for segment in segments {
            guard case .text(let text) = segment else { return nil }
            result += text
        }
        return result
    }
}

/// An operator before its operand.
public enum UnaryOperator: String, Sendable {
    /// The negative of a number.
    case minus = "-"
    /// The opposite of a truth value.
    case not = "!"
}

/// An operator between its operands; its raw value is how it is written.
public enum BinaryOperator: String, Sendable, CaseIterable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case same = "==="
    case notSame = "!=="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    /// Text and a glob over the whole of it.
    case matches
    /// The left value, or the right one where that is nil.
    case coalesce = "??"
    /// A range with its upper bound.
    case closedRange = "..."
    /// A range up to its upper bound.
    case halfOpenRange = "..<"
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"

    /// How tightly the operator binds; the higher, the tighter.
    public var precedence: Int {
        switch self {
        case .or: 1
        case .and: 2
        case .equal, .notEqual, .same, .notSame, .less, .lessOrEqual, .greater, .greaterOrEqual, .matches: 3
        case .coalesce: 4
        case .closedRange, .halfOpenRange: 5
        case .add, .subtract: 6
        case .multiply, .divide, .remainder: 7
        }
    }

    /// Makes the operator that a change such as `+=` applies first; nil for one that is the module's alone.
    public init?(changing sign: String) {
        guard sign.last == "=", let found = BinaryOperator(rawValue: String(sign.dropLast())) else {
            return nil
        }
        switch found {
        case .add, .subtract, .multiply, .divide, .remainder: self = found
        default: return nil
        }
    }

    /// Tells whether the operator makes a range of its operands.
    public var makesRange: Bool { self == .closedRange || self == .halfOpenRange }

    /// Tells whether the operator compares, and so cannot be chained.
    public var isComparison: Bool { precedence == BinaryOperator.equal.precedence }
}
