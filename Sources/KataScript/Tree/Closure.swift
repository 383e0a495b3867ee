import KataDiagnostics

/// `{ a, b in … }` or `{ $0 … }`: statements that run when they are called; the last one's value is the result.
public struct Closure: Sendable {
    /// The names of the arguments; empty where they are `$0`, `$1` and so on, or where there are none.
    public var parameters: [Name]
    /// The statements.
    public var body: Block
    /// What is held by value when the closure is made: `{ [count] in … }`, `{ [first = list[0]] in … }`.
    public var captures: [(name: Name, value: Expression)] = []
    /// The names whose objects it does not keep alive: `{ [weak dialog] in … }`.
    public var weakNames: Set<String> = []
    /// The type of the result, where it is written.
    public var returns: String?
    /// Tells whether it is written as a function, `func name(…) { … }`, which is known in the whole block around it.
    public var isFunction = false
    /// The properties one after another that it reads where it is written `\.name.count`; nil for any other closure.
    public var path: [String]?

    /// Makes a closure.
    public init(parameters: [Name], body: Block) {
        self.parameters = parameters
        self.body = body
    }

    /// The names that arguments get, as many as the closure uses; `$0` and so on where it names none.
    public var argumentNames: [Name] {
        guard parameters.isEmpty else { return parameters }
        var count = 0
        body.forEachOwnExpression { node in
            guard case .name(let name) = node.kind, name.hasPrefix("$") else { return }
            count = max(count, (Int(name.dropFirst()) ?? -1) + 1)
        }
        return (0..<count).map { Name("$\($0)", range: body.range) }
    }
}
