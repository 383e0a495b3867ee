import KataScript
import KataTranscript

/// An expression that selects katas: tags, patterns and id globs, joined by `and`, `or`, `not` and parentheses.
public struct Filter: Sendable {
    private indirect enum Node: Sendable {
        case word(String)
        case not(Node)
        case and(Node, Node)
        case or(Node, Node)
    }

    /// Why an expression is none.
    public struct SyntaxError: Error, CustomStringConvertible {
        /// What is wrong, lower-case.
        public var description: String
    }

    private let root: Node

    /// Reads an expression such as `undo and not (slow or "c*")`.
    public init(_ text: String) throws(SyntaxError) {
        var tokens = Filter.tokens(of: text)[...]
        root = try Filter.disjunction(&tokens)
        if let rest = tokens.first {
            throw SyntaxError(description: "'\(rest)' is too much in the filter '\(text)'")
        }
    }

    /// Tells whether a kata is selected.
    func accepts(_ kata: Kata) -> Bool { accepts(kata, root) }

    private func accepts(_ kata: Kata, _ node: Node) -> Bool {
        switch node {
        case .word(let word):
            kata.tags.contains(word) || kata.pattern == word || Glob(word).matches(kata.id)
        case .not(let inner): !accepts(kata, inner)
        case .and(let left, let right): accepts(kata, left) && accepts(kata, right)
        case .or(let left, let right): accepts(kata, left) || accepts(kata, right)
        }
    }

    // MARK: Reading

    private static func tokens(of text: String) -> [String] {
        var tokens: [String] = []
        var current = ""
        for character in text + " " {
            switch character {
            case " ", "(", ")":
                if !current.isEmpty { tokens.append(current) }
                current = ""
                if character != " " { tokens.append(String(character)) }
            default: current.append(character)
            }
        }
        return tokens
    }

    private static func disjunction(_ tokens: inout ArraySlice<String>) throws(SyntaxError) -> Node {
        var result = try conjunction(&tokens)
        while tokens.first == "or" {
            tokens.removeFirst()
            result = .or(result, try conjunction(&tokens))
        }
        return result
    }

    private static func conjunction(_ tokens: inout ArraySlice<String>) throws(SyntaxError) -> Node {
        var result = try factor(&tokens)
        while tokens.first == "and" {
            tokens.removeFirst()
            result = .and(result, try factor(&tokens))
        }
        return result
    }

    private static func factor(_ tokens: inout ArraySlice<String>) throws(SyntaxError) -> Node {
        guard let token = tokens.popFirst() else {
            throw SyntaxError(description: "the filter ends where a tag, a pattern or an id is missing")
        }
        switch token {
        case "not": return .not(try factor(&tokens))
        case "(":
            let inner = try disjunction(&tokens)
            guard tokens.popFirst() == ")" else {
                throw SyntaxError(description: "a ')' is missing in the filter")
            }
            return inner
        case ")", "and", "or":
            throw SyntaxError(description: "'\(token)' stands where a tag, a pattern or an id is missing")
        default: return .word(token)
        }
    }
}
