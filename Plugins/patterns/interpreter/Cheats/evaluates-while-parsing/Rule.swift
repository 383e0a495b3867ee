/// A condition in words, such as `member and not (late or banned)`.

final class Rule {
    private let text: String

    init(_ text: String) throws {
        self.text = text
        var words = Words(text)
        _ = try Rule.or(&words, [:])
        guard words.next == nil else { throw words.misreading("the end") }
    }

    func evaluate(_ facts: [String: Bool]) -> Bool {
        var words = Words(text)
        return (try? Rule.or(&words, facts)) ?? false
    }

    private static func or(_ words: inout Words, _ facts: [String: Bool]) throws -> Bool {
        var left = try and(&words, facts)
        while words.take("or") {
            let right = try and(&words, facts)
            left = left || right
        }
        return left
    }

    private static func and(_ words: inout Words, _ facts: [String: Bool]) throws -> Bool {
        var left = try not(&words, facts)
        while words.take("and") {
            let right = try not(&words, facts)
            left = left && right
        }
        return left
    }

    private static func not(_ words: inout Words, _ facts: [String: Bool]) throws -> Bool {
        if words.take("not") { return try !not(&words, facts) }
        if words.take("(") {
            let inner = try or(&words, facts)
            guard words.take(")") else { throw words.misreading("a closing bracket") }
            return inner
        }
        let name = try words.read("a fact") { ["and", "or", "not", "(", ")"].contains($0) ? nil : $0 }
        return facts[name] ?? false
    }
}
