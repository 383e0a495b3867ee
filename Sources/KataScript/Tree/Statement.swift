public import KataDiagnostics

/// Statements that run one after another, with a scope of their own where braces stand around them.
public struct Block: Sendable {
    /// The statements, in order.
    public var statements: [Statement]
    /// The text from the first to the last, braces included.
    public var range: SourceRange

    /// Makes a block.
    public init(statements: [Statement], range: SourceRange) {
        self.statements = statements
        self.range = range
    }
}

/// One statement of a script.
public struct Statement: Sendable {
    /// What the statement does.
    public indirect enum Kind: Sendable {
        /// `let name = value`.
        case bind(Name, Expression)
        /// `let (a, b) = value`, or with `var` names that can be assigned.
        case bindParts(BindingPattern, Expression, isVariable: Bool)
        /// `var name = value`: a name that can be assigned.
        case bindVariable(Name, Expression)
        /// `place = value`: a command, unless the place is a name of the script.
        case assign(place: Expression, value: Expression)
        /// `place += value`: the module's own operator of that name, or short for `place = place + value`.
        case change(place: Expression, by: Name, Expression)
        /// A call: a command if its outermost node is a method call.
        case call(Expression)
        /// A value as the last statement of a closure: its result.
        case value(Expression)
        /// `undo`, `undo 3`, `undo all`.
        case undo(Amount)
        /// `redo`, `redo 3`, `redo all`.
        case redo(Amount)
        /// `drop first, second`.
        case drop([Name])
        /// `wait 3s`: lets so many milliseconds pass.
        case wait(milliseconds: Int)
        /// `settle 300ms`: waits until the log was silent for so many milliseconds.
        case settle(milliseconds: Int)
        /// `log value`, or `log value, terminator: text` with other text than a line break behind it.
        case log(Expression, terminator: Expression? = nil)
        /// `expect condition`.
        case expect(Expression)
        /// `expect throws operand, Failure.short(by: 2), "glob"`.
        case expectThrows(Expression, ExpectedError)
        /// `for name in sequence { … }`, `for (a, b) in sequence { … }`.
        case forEach(BindingPattern, in: Sequence, Block)
        /// `repeat count { … }`.
        case repeated(Expression, Block)
        /// `while condition { … }`.
        case whileLoop([Condition], Block)
        /// `if condition { … } else { … }`; an `else if` is a block of one statement.
        case conditional([Condition], then: Block, otherwise: Block?)
        /// `guard condition else { … }`: the names that it binds are known below it.
        case guarded([Condition], otherwise: Block)
        /// `switch value { case … }`.
        case switched(Expression, [SwitchCase])
        /// `do { … } catch pattern { … }`: an error that fits none of the patterns goes on.
        case attempted(Block, catching: [SwitchCase])
        /// `defer { … }`: runs at the end of the block that it stands in, however that is left.
        case deferred(Block)
        /// `break`, `continue`, `return value`.
        case leave(Leaving)
    }

    /// How many commands `undo` and `redo` mean.
    public enum Amount: Sendable, Equatable {
        /// That many, at least one.
        case count(Int)
        /// As many as there are; none is no error.
        case all
    }

    /// What `for` walks over.
    public enum Sequence: Sendable {
        /// The elements of a list, or the keys of a map.
        case elements(of: Expression)
        /// Integers; `isClosed` with the upper bound.
        case range(lower: Expression, upper: Expression, isClosed: Bool)
    }

    /// What the statement does.
    public var kind: Kind
    /// Its text; for a loop or condition with its blocks.
    public var range: SourceRange
    /// The label of a loop or `switch`, which `break` and `continue` inside it may name.
    public var label: String?
    /// The `>` lines that follow it.
    public var inlineExpectation: InlineExpectation?

    /// Makes a statement.
    public init(_ kind: Kind, range: SourceRange, inlineExpectation: InlineExpectation? = nil) {
        self.kind = kind
        self.range = range
        self.inlineExpectation = inlineExpectation
    }
}

/// What `expect throws` says of the error.
public struct ExpectedError: Sendable {
    /// The error: its type, its type with fields, a case, or a value that it equals; nil where it is not told.
    public var value: Expression?
    /// The glob over its message; nil where it is not told.
    public var message: StringLiteral?

    /// Makes an expectation; without arguments every error fulfils it.
    public init(value: Expression? = nil, message: StringLiteral? = nil) {
        self.value = value
        self.message = message
    }
}

/// A name as it stands in the source.
public struct Name: Sendable {
    /// The name.
    public var text: String
    /// Where it stands.
    public var range: SourceRange
    /// The type that is written for what the name is bound to: `Item?` of `var found: Item?`.
    public var type: String?
    /// Tells whether the name does not keep the object alive that it is bound to: `weak var first = list.first`.
    public var isWeak = false

    /// Makes a name.
    public init(_ text: String, range: SourceRange) {
        self.text = text
        self.range = range
    }

    /// The name of something whose type is written.
    func of(_ type: Name?) -> Name {
        var name = self
        name.type = type?.text
        return name
    }

    /// The name without types behind it: `make` of `make<Circle>`.
    var withoutTypes: Name { Name(String(text.prefix { $0 != "<" }), range: range) }
}

/// The lines after a statement that begin with `>`: the log that it must write.
public struct InlineExpectation: Sendable {
    /// The lines, with the matchers of a log block.
    public var items: [LogItem]
    /// From the first `>` to the end of the last line.
    public var range: SourceRange

    /// Makes an inline expectation.
    public init(items: [LogItem], range: SourceRange) {
        self.items = items
        self.range = range
    }
}
