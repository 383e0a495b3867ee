import KataDiagnostics

/// The arguments of generic types: `Box<Int>`, `Cache<String, [Int]>`.
extension Parser {
    /// Passes the arguments of a type that stand right behind its name; nil where `<` compares.
    ///
    /// Comparisons are never chained, so `a<b>(c)` can be nothing else.
    mutating func typeArguments(behind name: Range<Int>) -> String? {
        guard isAt(.less), current.range.lowerBound == name.upperBound else { return nil }
        var reader = TypeTextReader(tokens: tokensAhead)
        guard let text = reader.arguments() else { return nil }
        switch reader.current {
        case .mark(.openParenthesis), .mark(.point): break
        case .mark(.openBrace) where allowsTrailingClosure: break
        default: return nil
        }
        for _ in 0..<reader.position { advance() }
        return text
    }
}

extension Parser {
    /// Passes a type and returns its text; nil where none stands here.
    mutating func writtenType() -> String? {
        var reader = TypeTextReader(tokens: tokensAhead)
        guard let text = reader.whole() else { return nil }
        for _ in 0..<reader.position { advance() }
        return text
    }
}

/// Reads the text of a type from tokens.
private struct TypeTextReader {
    private static let maximumDepth = 32

    let tokens: ArraySlice<Token>
    private(set) var position = 0
    private var depth = 0

    init(tokens: ArraySlice<Token>) { self.tokens = tokens }

    var current: Token.Kind {
        let index = tokens.startIndex + position
        return index < tokens.endIndex ? tokens[index].kind : .end
    }

    /// Tells whether no blank stands before the current token: `Type?`, but not `is Type ? a : b`.
    private var isAdjacent: Bool {
        let index = tokens.startIndex + position
        guard index > tokens.startIndex, index < tokens.endIndex else { return false }
        return tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
    }

    private mutating func take(_ mark: Mark) -> Bool {
        guard current == .mark(mark) else { return false }
        position += 1
        return true
    }

    /// Reads `<type, type>`.
    mutating func arguments() -> String? {
        guard take(.less), let types = list(), take(.greater) else { return nil }
        return "<\(types)>"
    }

    /// Reads what stands in the parentheses of a tuple or a function, with labels or without.
    private mutating func parts() -> String? {
        guard depth < Self.maximumDepth else { return nil }
        depth += 1
        defer { depth -= 1 }
        var types: [String] = []
        repeat {
            var label = ""
            if case .word(let word) = current, tokens.dropFirst(position + 1).first?.kind == .mark(.colon) {
                if word != "_" { label = "\(word): " }
                position += 2
            }
            guard let type = whole() else { return nil }
            types.append(label + type)
        } while take(.comma)
        return types.joined(separator: ", ")
    }

    private mutating func list() -> String? {
        var types: [String] = []
        repeat {
            guard let type = type() else { return nil }
            types.append(type)
        } while take(.comma)
        return types.joined(separator: ", ")
    }

    /// Reads a type with what may stand around it: attributes, `inout`, what a function throws and gives.
    mutating func whole() -> String? {
        while case .word("inout") = current { position += 1 }
        guard var text = type() else { return nil }
        while current == .mark(.ampersand) {
            position += 1
            guard let other = type() else { return nil }
            text += " & \(other)"
        }
        while case .word(let word) = current, ["async", "throws"].contains(word) { position += 1 }
        guard take(.arrow) else { return text }
        guard let result = whole() else { return nil }
        return "\(text) -> \(result)"
    }

    private mutating func type() -> String? {
        guard depth < Self.maximumDepth else { return nil }
        depth += 1
        defer { depth -= 1 }
        guard var text = bareType() else { return nil }
        while true {
            if isAdjacent, take(.question) {
                text += "?"
            } else if isAdjacent, take(.coalesce) {
                text += "??"
            } else {
                return text
            }
        }
    }

    private mutating func bareType() -> String? {
        if take(.openBracket) {
            guard let element = whole() else { return nil }
            if take(.colon) {
                guard let value = whole(), take(.closeBracket) else { return nil }
                return "[\(element): \(value)]"
            }
            return take(.closeBracket) ? "[\(element)]" : nil
        }
        if take(.openParenthesis) {
            if take(.closeParenthesis) { return "()" }
            guard let types = parts(), take(.closeParenthesis) else { return nil }
            return "(\(types))"
        }
        var text = ""
        repeat {
            guard case .word(let word) = current else { return nil }
            position += 1
            if word == "any" || word == "some", case .word = current {
                guard let type = bareType() else { return nil }
                return "\(word) \(type)"
            }
            text += (text.isEmpty ? "" : ".") + word
            if current == .mark(.less) {
                guard let arguments = arguments() else { return nil }
                text += arguments
            }
        } while take(.point)
        return text
    }
}
