public import KataTranscript

/// Holds a module's types against what its manifest promises.
public struct ContractCheck {
    let contract: Contract

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
            guard let call = Signature(promised: text) else {
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
            guard let call = Signature(promised: text) else {
                result.append("'\(text)' under 'methods' is no method")
                continue
            }
            guard call.name == "subscript" else {
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
        guard let call = Signature(promised: wanted) else { return known.contains { $0.name == wanted } }
        return known.contains { known in
            known.name == call.name && call.isKept(Signature(name: known.name, parameters: known.parameters))
        }
    }
}

extension Signature {
    /// Tells whether a declared member takes such a call.
    func isKept(_ declared: Signature) -> Bool {
        guard declared.isStatic == isStatic || declared.name == "init", declared.unreachable == nil,
            declared.accepts(count: parameters.count)
        else { return false }
        let labels = declared.parameters.map(\.label)
        var position = 0
        for label in parameters.map(\.label) {
            guard let label else {
                position += 1
                continue
            }
            guard let next = labels[min(position, labels.count)...].firstIndex(of: label) else {
                return false
            }
            position = next + 1
        }
        return true
    }
}
