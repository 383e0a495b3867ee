// Mistake: `and` and `or` bind alike, from left to right.

/// A condition in words, such as `member and not (late or banned)`.
final class Rule {
    private let condition: Condition

    init(_ text: String) throws {
        var words = Words(text)
        condition = try parseOr(&words)
        guard words.next == nil else { throw words.misreading("the end") }
    }

    /// Tells whether the rule holds; what no fact says is false.
    func evaluate(_ facts: [String: Bool]) -> Bool {
        condition.holds(in: facts)
    }
}

/// A sentence of the language, or a part of one.
protocol Condition {
    func holds(in facts: [String: Bool]) -> Bool
}

struct Fact: Condition {
    let name: String

    func holds(in facts: [String: Bool]) -> Bool {
        facts[name] ?? false
    }
}

struct Not: Condition {
    let condition: Condition

    func holds(in facts: [String: Bool]) -> Bool {
        !condition.holds(in: facts)
    }
}

struct And: Condition {
    let left, right: Condition

    func holds(in facts: [String: Bool]) -> Bool {
        left.holds(in: facts) && right.holds(in: facts)
    }
}

struct Or: Condition {
    let left, right: Condition

    func holds(in facts: [String: Bool]) -> Bool {
        left.holds(in: facts) || right.holds(in: facts)
    }
}

private func parseOr(_ words: inout Words) throws -> Condition {
    var condition = try parseNot(&words)
    while true {
        if words.take("or") {
            condition = Or(left: condition, right: try parseNot(&words))
        } else if words.take("and") {
            condition = And(left: condition, right: try parseNot(&words))
        } else {
            return condition
        }
    }
}

private func parseNot(_ words: inout Words) throws -> Condition {
    if words.take("not") {
        return Not(condition: try parseNot(&words))
    }
    if words.take("(") {
        let condition = try parseOr(&words)
        guard words.take(")") else { throw words.misreading("a closing bracket") }
        return condition
    }
    let name = try words.read("a fact") { word in
        ["and", "or", "not", "(", ")"].contains(word) ? nil : word
    }
    return Fact(name: name)
}
