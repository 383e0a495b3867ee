import KataText
public import KataTranscript

extension Signature {
    /// Reads a constructor, method, subscript or case as a contract writes it: `add(_ order: Order, at: Int) -> Bool`.
    ///
    /// Returns nil where the text is no call. A constructor keeps its type's name.
    public init?(promised text: String) {
        var head = text[...]
        let isStatic = head.hasPrefix("static ")
        if isStatic { head = head.dropFirst("static ".count) }
        guard let open = head.firstIndex(of: "("),
            let close = Signature.matchingParenthesis(in: head, from: open)
        else { return nil }
        let name = String(head[..<open])
        let parameters = Signature.parts(of: head[head.index(after: open)..<close]).map {
            ParameterDescription(promised: $0, isOfSubscript: name == "subscript")
        }
        var rest = head[head.index(after: close)...].trimmed
        let isReadOnly = rest.hasSuffix("{get}")
        if isReadOnly { rest = rest.dropLast("{get}".count).trimmed }
        self.init(
            name: name, parameters: parameters,
            returns: rest.hasPrefix("->") ? String(rest.dropFirst(2).trimmed) : nil)
        self.isStatic = isStatic
        isSettable = name == "subscript" && !isReadOnly
    }

    private static func matchingParenthesis(
        in text: Substring, from open: Substring.Index
    ) -> Substring.Index? {
        var depth = 0
        for index in text[open...].indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// The parameters, or parts of a tuple, that are written between brackets.
    static func parts(of text: Substring) -> [Substring] {
        text.trimmed.isEmpty ? [] : text.splitOutsideBrackets(at: ",")
    }
}

extension ParameterDescription {
    /// Reads a parameter as a contract writes it: `at index: Int = 0`; the only name of a subscript's is no label.
    fileprivate init(promised text: Substring, isOfSubscript: Bool) {
        guard let colon = text.firstIndex(of: ":") else {
            self.init(label: nil, name: String(text.trimmed), type: "Any")
            return
        }
        let names = text[..<colon].split(separator: " ").map(String.init)
        let isUnlabelled = names.first == "_" || (isOfSubscript && names.count == 1)
        let value = text[text.index(after: colon)...].split(separator: "=", maxSplits: 1)
        self.init(
            label: isUnlabelled ? nil : names.first, name: names.last ?? "_",
            type: String((value.first ?? "").trimmed), isOptional: value.count > 1)
    }
}
