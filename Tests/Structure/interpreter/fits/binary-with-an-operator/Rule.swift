final class Rule {
    private let root: any Node

    init(_ text: String) throws {
        var parser = Parser(words: Words(text))
        root = try parser.rule()
    }

    func evaluate(_ facts: [String: Bool]) -> Bool { root.value(facts) }
}

protocol Node {
    func value(_ facts: [String: Bool]) -> Bool
}

struct Name: Node {
    let word: String
    func value(_ facts: [String: Bool]) -> Bool { facts[word, default: false] }
}

struct Negation: Node {
    let inner: any Node
    func value(_ facts: [String: Bool]) -> Bool { !inner.value(facts) }
}

struct Joined: Node {
    let left: any Node
    let right: any Node
    let join: (Bool, Bool) -> Bool
    func value(_ facts: [String: Bool]) -> Bool { join(left.value(facts), right.value(facts)) }
}

private struct Parser {
    var words: Words

    mutating func rule() throws -> any Node {
        let node = try either()
        guard words.next == nil else { throw words.misreading("the end") }
        return node
    }

    private mutating func either() throws -> any Node {
        var node = try both()
        while words.take("or") { node = Joined(left: node, right: try both()) { $0 || $1 } }
        return node
    }

    private mutating func both() throws -> any Node {
        var node = try single()
        while words.take("and") { node = Joined(left: node, right: try single()) { $0 && $1 } }
        return node
    }

    private mutating func single() throws -> any Node {
        if words.take("not") { return Negation(inner: try single()) }
        if words.take("(") {
            let node = try either()
            guard words.take(")") else { throw words.misreading("a closing bracket") }
            return node
        }
        let reserved: Set = ["and", "or", "not", "(", ")"]
        return Name(word: try words.read("a fact") { reserved.contains($0) ? nil : $0 })
    }
}
