public import KataTranscript

/// Holds a module's types against what its manifest promises.
public struct ContractCheck {
    private let contract: Contract

    /// Makes a check of a contract.
    public init(_ contract: Contract) { self.contract = contract }

    /// Returns what the types lack, a sentence each; none where the contract is kept.
    public func lacks(of types: ModuleTypes) -> [String] {
        contract.types.flatMap { promised -> [String] in
            guard types[promised.name] != nil else { return ["there is no type '\(promised.name)'"] }
            return promised.lacks(in: types)
        }
    }
}

extension Contract.PromisedType {
    fileprivate func lacks(in types: ModuleTypes) -> [String] {
        var result: [String] = []
        for text in constructors {
            guard let call = PromisedCall(text) else {
                result.append("'\(text)' under 'make' is no call")
                continue
            }
            let known = types.lineage(of: name).flatMap { types[$0]?.constructors ?? [] }
            if !known.contains(where: call.isKept) { result.append("'\(text)' cannot be made") }
        }
        for (property, type) in properties {
            guard let known = types.property(property, of: name) else {
                result.append("\(name) has no property '\(property)'")
                continue
            }
            let isReadOnly = type.hasSuffix("{get}")
            if !isReadOnly, !known.isSettable { result.append("\(name).\(property) cannot be set") }
        }
        for text in methods {
            guard let call = PromisedCall(text) else {
                result.append("'\(text)' under 'methods' is no method")
                continue
            }
            guard call.isSubscript else {
                let known = types.methods(call.name, of: name)
                if !known.contains(where: call.isKept) { result.append("\(name) has no method '\(text)'") }
                continue
            }
            let known = types.subscripts(of: name).filter(call.isKept)
            if known.isEmpty {
                result.append("\(name) has no '\(text)'")
            } else if !text.hasSuffix("{get}"), !known.contains(where: \.isSettable) {
                result.append("'\(text)' of \(name) cannot be set")
            }
        }
        for wanted in cases where !isKept(wanted, types[name]?.cases ?? []) {
            result.append("\(name) has no case '.\(wanted)'")
        }
        return result
    }

    /// Tells whether there is a case of that name, with that payload where one is written.
    private func isKept(_ wanted: String, _ known: [CaseDescription]) -> Bool {
        guard let call = PromisedCall(wanted) else { return known.contains { $0.name == wanted } }
        return known.contains { known in
            known.name == call.name && call.isKept(Signature(name: known.name, parameters: known.parameters))
        }
    }
}

/// A constructor, method, subscript or case as a contract writes it: `add(_ order: Order, at: Int) -> Bool`.
private struct PromisedCall {
    let name: String
    var isSubscript: Bool { name == "subscript" }
    private let isStatic: Bool
    /// The labels of the parameters; nil for one without.
    private let labels: [String?]

    /// Reads the text; nil where it is no call.
    init?(_ text: String) {
        var head = text[...]
        isStatic = head.hasPrefix("static ")
        if isStatic { head = head.dropFirst("static ".count) }
        guard let open = head.firstIndex(of: "("),
            let close = PromisedCall.matchingParenthesis(in: head, from: open)
        else { return nil }
        name = String(head[..<open])
        let isSubscript = name == "subscript"
        labels = PromisedCall.parameters(head[head.index(after: open)..<close]).map { parameter in
            guard let colon = parameter.firstIndex(of: ":") else { return nil }
            let names = parameter[..<colon].split(separator: " ")
            // The only name of a subscript's parameter is no label.
            guard let first = names.first, first != "_", !isSubscript || names.count > 1 else { return nil }
            return String(first)
        }
    }

    /// Tells whether a declared member takes such a call.
    func isKept(_ signature: Signature) -> Bool {
        guard signature.isStatic == isStatic || signature.name == "init", signature.unreachable == nil,
            signature.accepts(count: labels.count)
        else { return false }
        let declared = signature.parameters.map(\.label)
        var position = 0
        for label in labels {
            guard let label else {
                position += 1
                continue
            }
            guard let next = declared[min(position, declared.count)...].firstIndex(of: label) else {
                return false
            }
            position = next + 1
        }
        return true
    }

    private static func matchingParenthesis(in text: Substring, from open: Substring.Index) -> Substring
        .Index?
    {
        var depth = 0
        for index in text[open...].indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// Splits at commas that stand in no brackets.
    private static func parameters(_ text: Substring) -> [Substring] {
        var result: [Substring] = []
        var depth = 0
        var start = text.startIndex
        for index in text.indices {
            switch text[index] {
            case "(", "[", "<": depth += 1
            case ")", "]", ">": depth -= 1
            case "," where depth == 0:
                result.append(text[start..<index])
                start = text.index(after: index)
            default: break
            }
        }
        if !text.allSatisfy({ $0 == " " }) { result.append(text[start...]) }
        return result
    }
}
