import KataDiagnostics
import KataScript
import KataTranscript

/// Arguments against the parameters of what is called.
extension TypeCheck {
    /// Reports arguments that no overload takes; returns the overload if only one does.
    @discardableResult
    mutating func fit(
        _ arguments: [ArgumentNode], to overloads: [Signature], of type: String, at range: SourceRange
    ) -> Signature? {
        let fitting = overloads.filter { $0.accepts(arguments) }
        guard fitting.count == 1 else {
            for argument in arguments { _ = self.type(ofArgument: argument.value) }
            if fitting.isEmpty, let first = overloads.first {
                let notes = overloads.map {
                    Note("there is '\(type)\($0.name == "init" || type.isEmpty ? "" : ".")\($0.labelled)'")
                }
                let name = first.name == "init" ? type : first.name
                report(.wrongArguments(name, written: arguments.labelled), at: range, notes: notes)
            } else if overloads.isEmpty, types[type]?.kind == .protocolType {
                report(.notConstructible(type), at: range)
            }
            return nil
        }
        if let reason = fitting[0].unreachable {
            for argument in arguments { _ = self.type(ofArgument: argument.value) }
            report(.unreachable(fitting[0].name == "init" ? type : fitting[0].name, reason), at: range)
            return fitting[0]
        }
        for (argument, parameter) in zip(arguments, fitting[0].parameters(for: arguments)) {
            checkFit(argument.value, types.staticType(parameter?.type, inside: type))
        }
        return fitting[0]
    }

    /// Checks a value where a type is wanted.
    mutating func checkFit(_ value: Expression, _ wanted: StaticType) {
        _ = type(ofArgument: value)
        checkCase(value, wanted)
    }

    /// Reports an open case that the enumeration which is wanted does not have.
    ///
    /// - Parameter hasPayload: Tells whether the payload is told as well.
    mutating func checkCase(_ value: Expression, _ wanted: StaticType, hasPayload: Bool = true) {
        guard case .implicitCase(let name, let arguments) = value.kind, case .module(let wanted) = wanted,
            let enumeration = types[wanted], enumeration.kind == .enumeration
        else { return }
        if let found = enumeration.cases.first(where: { $0.name == name.text }) {
            if hasPayload, !found.signature.accepts(arguments) {
                report(
                    .wrongArguments(".\(name.text)", written: arguments.labelled), at: value.range,
                    notes: [Note("there is '\(wanted).\(found.signature.labelled)'")])
            }
            return
        }
        let isStaticMember =
            types.properties(of: wanted).contains { $0.isStatic && $0.name == name.text }
            || types.methods(of: wanted).contains { $0.isStatic && $0.name == name.text }
        guard !isStaticMember else { return }
        let nearest = nearestName(to: name.text, among: enumeration.cases.map(\.name))
        report(.unknownCase(name.text, type: wanted, nearest: nearest), at: name.range)
    }
}

extension CaseDescription {
    /// The case as something that is called.
    var signature: Signature { Signature(name: name, parameters: parameters) }
}

extension [ArgumentNode] {
    /// The labels as people write them: `(to:_:)`.
    var labelled: String { "(\(map { "\($0.label?.text ?? "_"):" }.joined()))" }
}

extension Signature {
    /// Tells whether a call with these labels can be meant for it.
    fileprivate func accepts(_ arguments: [ArgumentNode]) -> Bool {
        if parameters.contains(where: \.isVariadic) { return acceptsLabels(arguments) }
        return accepts(count: arguments.count) && parameters(for: arguments).allSatisfy { $0 != nil }
    }

    /// Tells whether the labels of a call are among those of the parameters, in their order.
    private func acceptsLabels(_ arguments: [ArgumentNode]) -> Bool {
        var left = parameters.compactMap(\.label)[...]
        return arguments.compactMap(\.label?.text).allSatisfy { label in
            guard let place = left.firstIndex(of: label) else { return false }
            left = left[(place + 1)...]
            return true
        }
    }

    /// Returns the parameter of each argument; labels may be left out, and so may parameters with a default.
    fileprivate func parameters(for arguments: [ArgumentNode]) -> [ParameterDescription?] {
        if parameters.contains(where: \.isVariadic) { return arguments.map { _ in nil } }
        var next = 0
        var spare = parameters.count - arguments.count
        return arguments.map { argument in
            while next < parameters.count, spare > 0, parameters[next].isOptional,
                let label = argument.label?.text, parameters[next].label != label
            {
                next += 1
                spare -= 1
            }
            guard next < parameters.count else { return nil }
            defer { next += 1 }
            let parameter = parameters[next]
            if let label = argument.label?.text, parameter.label != label { return nil }
            return parameter
        }
    }
}
