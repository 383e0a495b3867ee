import KataDiagnostics
import KataScript
import KataTranscript

/// Conversions by the names of the language's types: `Int("4")`.
extension TypeCheck {
    /// Returns the conversion that a call with these labels means.
    func conversion(_ callee: Expression, labels: [String?]) -> Conversion? {
        guard case .name(let name) = callee.kind, binding(of: name) == nil else { return nil }
        return Conversion(name, labels: labels, types: types)
    }

    /// Checks the arguments of a conversion; returns the type of what it gives.
    mutating func check(
        _ conversion: Conversion, _ arguments: [ArgumentNode], at range: SourceRange
    ) -> StaticType {
        var found: [StaticType] = []
        for argument in arguments { found.append(type(of: argument.value)) }
        let labels = arguments.map(\.label?.text)
        guard conversion.accepts(labels) else {
            let notes = conversion.labelledForms.map { Note("there is '\($0)'") }
            report(
                .wrongArguments(conversion.rawValue, written: arguments.labelled), at: range, notes: notes)
            return .unknown
        }
        if labels == ["data", "encoding"] { return .unknown }
        guard labels == [nil], case .plain(let kind) = found[0] else { return conversion.result(of: nil) }
        if !conversion.converts(kind) {
            report(.notConverted(conversion, found: kind.rawValue), at: arguments[0].value.range)
        }
        return conversion.result(of: kind)
    }
}

extension Conversion {
    /// Tells whether it converts plain values of a kind.
    fileprivate func converts(_ kind: PlainKind) -> Bool {
        switch self {
        case .text, .optional: true
        case .result, .task: kind == .closure
        case .integer, .float: [.integer, .float, .string].contains(kind)
        case .truth: [.bool, .string].contains(kind)
        case .list, .set: [.list, .map, .range, .string].contains(kind)
        case .map: [.list, .map].contains(kind)
        }
    }

    /// The type of what it gives for a plain value of a kind, nil where that is not known: a string may give `nil`.
    fileprivate func result(of kind: PlainKind?) -> StaticType {
        switch self {
        case .text: .plain(.string)
        case .list, .set: .plain(.list)
        case .map: .plain(.map)
        case .optional, .result, .task: .unknown
        case .integer: kind == .integer || kind == .float ? .plain(.integer) : .unknown
        case .float: kind == .integer || kind == .float ? .plain(.float) : .unknown
        case .truth: kind == .bool ? .plain(.bool) : .unknown
        }
    }
}
