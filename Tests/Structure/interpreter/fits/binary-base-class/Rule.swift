class Expression {
    func interpret(_ context: Context) -> Bool { fatalError("abstract") }
}

final class Context {
    private let facts: [String: Bool]
    init(_ facts: [String: Bool]) { self.facts = facts }
    subscript(name: String) -> Bool { facts[name] ?? false }
}

final class Variable: Expression {
    private let name: String
    init(_ name: String) { self.name = name }
    override func interpret(_ context: Context) -> Bool { context[name] }
}

final class NotExpression: Expression {
    private let operand: Expression
    init(_ operand: Expression) { self.operand = operand }
    override func interpret(_ context: Context) -> Bool { !operand.interpret(context) }
}

class BinaryExpression: Expression {
    private let left, right: Expression
    init(_ left: Expression, _ right: Expression) {
        self.left = left
        self.right = right
    }
    func combine(_ left: Bool, _ right: Bool) -> Bool { fatalError("abstract") }
    override final func interpret(_ context: Context) -> Bool {
        combine(left.interpret(context), right.interpret(context))
    }
}
final class AndExpression: BinaryExpression {
    override func combine(_ left: Bool, _ right: Bool) -> Bool { left && right }
}
final class OrExpression: BinaryExpression {
    override func combine(_ left: Bool, _ right: Bool) -> Bool { left || right }
}

final class Rule {
    private let tree: Expression
    init(_ text: String) throws {
        var words = Words(text)
        tree = try Rule.or(&words)
        if words.next != nil { throw words.misreading("the end") }
    }
    func evaluate(_ facts: [String: Bool]) -> Bool { tree.interpret(Context(facts)) }

    private static func or(_ words: inout Words) throws -> Expression {
        let left = try and(&words)
        return try more(left, &words, "or", and, OrExpression.init)
    }
    private static func and(_ words: inout Words) throws -> Expression {
        let left = try not(&words)
        return try more(left, &words, "and", not, AndExpression.init)
    }
    private static func more(
        _ first: Expression, _ words: inout Words, _ word: String,
        _ operand: (inout Words) throws -> Expression, _ join: (Expression, Expression) -> Expression
    ) throws -> Expression {
        var left = first
        while words.take(word) { left = join(left, try operand(&words)) }
        return left
    }
    private static func not(_ words: inout Words) throws -> Expression {
        if words.take("not") { return NotExpression(try not(&words)) }
        if words.take("(") {
            let inner = try or(&words)
            guard words.take(")") else { throw words.misreading("a closing bracket") }
            return inner
        }
        return Variable(try words.read("a fact") { ["and", "or", "not", "(", ")"].contains($0) ? nil : $0 })
    }
}
