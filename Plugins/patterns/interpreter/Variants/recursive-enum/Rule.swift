/// A condition in words, such as `member and not (late or banned)`.

final class Rule {
    private let sentence: Sentence

    init(_ text: String) throws {
        var words = Words(text)
        sentence = try Rule.or(&words)
        guard words.next == nil else { throw words.misreading("the end") }
    }

    func evaluate(_ facts: [String: Bool]) -> Bool { sentence.holds(facts) }

    fileprivate static func or(_ words: inout Words) throws -> Sentence {
        var left = try and(&words)
        while words.take("or") { left = .either(left, try and(&words)) }
        return left
    }

    fileprivate static func and(_ words: inout Words) throws -> Sentence {
        var left = try not(&words)
        while words.take("and") { left = .both(left, try not(&words)) }
        return left
    }

    fileprivate static func not(_ words: inout Words) throws -> Sentence {
        if words.take("not") { return .opposite(try not(&words)) }
        if words.take("(") {
            let inner = try or(&words)
            guard words.take(")") else { throw words.misreading("a closing bracket") }
            return inner
        }
        let name = try words.read("a fact") { ["and", "or", "not", "(", ")"].contains($0) ? nil : $0 }
        return .fact(name)
    }
}

indirect enum Sentence {
    case fact(String)
    case opposite(Sentence)
    case both(Sentence, Sentence)
    case either(Sentence, Sentence)

    func holds(_ facts: [String: Bool]) -> Bool {
        switch self {
        case .fact(let name): facts[name] ?? false
        case .opposite(let inner): !inner.holds(facts)
        case .both(let left, let right): left.holds(facts) && right.holds(facts)
        case .either(let left, let right): left.holds(facts) || right.holds(facts)
        }
    }
}
