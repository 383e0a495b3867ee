import KataDiagnostics
import KataScript
import KataTranscript

/// What `expect throws` says of an error besides its message.
enum ErrorPattern {
    /// An error of the type, or of one that inherits it, whose properties have these values.
    case type(String, fields: [(name: Name, value: Value)])
    /// A case of an enumeration, with as much of its payload as is told; any enumeration's where none is named.
    case enumCase(type: String?, name: String, payload: [Argument])
    /// An error that equals a value.
    case value(Value, Expression)

    init(_ node: Expression, in context: Context) throws(InterruptionError) {
        var head = node
        var arguments: [ArgumentNode] = []
        if case .call(let callee, let given) = node.kind { (head, arguments) = (callee, given) }
        if let type = head.typePath(in: context) {
            self = .type(type, fields: try arguments.fields(in: context))
        } else if case .implicitCase(let name, let payload) = head.kind {
            self = .enumCase(type: nil, name: name.text, payload: try payload.evaluate(in: context))
        } else if case .member(let base, let name) = head.kind, let type = base.typePath(in: context),
            context.types?[type]?.cases.contains(where: { $0.name == name.text }) ?? true
        {
            self = .enumCase(type: type, name: name.text, payload: try arguments.evaluate(in: context))
        } else {
            self = .value(try node.evaluate(in: context), node)
        }
    }

    /// Returns in what an error differs; nil where it does not.
    func misfit(of fault: Fault, in context: Context) throws(InterruptionError) -> String? {
        guard let thrown = fault.type else {
            return "it is no error of the module that was thrown: \(fault.message.quoted)"
        }
        switch self {
        case .type(let wanted, let fields):
            guard thrown == wanted || context.types?.lineage(of: thrown).contains(wanted) == true else {
                return
                    "the error is of the type \(thrown), not \(wanted); its message is \(fault.message.quoted)"
            }
            return fields.isEmpty
                ? nil : try misfit(of: fields, in: try context.caught(fault), context, at: fault.range)
        case .enumCase(let type, let name, let payload):
            if let type, thrown != type {
                return
                    "the error is of the type \(thrown), not \(type); its message is \(fault.message.quoted)"
            }
            let error = try context.caught(fault)
            guard case .enumCase(let found) = error, found.name == name else {
                return "the error is \(context.descriptionForPeople(of: error)), not .\(name)"
            }
            return try misfit(of: payload, in: found, context, at: fault.range)
        case .value(let wanted, let node):
            let error = try context.caught(fault)
            if try context.areEqual(error, wanted, at: node.range) { return nil }
            return
                "the error is \(context.descriptionForPeople(of: error)), not \(context.descriptionForPeople(of: wanted))"
        }
    }

    private func misfit(
        of fields: [(name: Name, value: Value)], in error: Value, _ context: Context, at range: SourceRange
    ) throws(InterruptionError) -> String? {
        for (name, wanted) in fields {
            let found = try context.member(name.text, of: error, at: name.range)
            if try !context.areEqual(found, wanted, at: name.range) {
                return context.difference("'\(name.text)'", found, wanted)
            }
        }
        return nil
    }

    /// Compares what is told of a payload: by labels, and by places where there are none.
    private func misfit(
        of payload: [Argument], in found: EnumCase, _ context: Context, at range: SourceRange
    ) throws(InterruptionError) -> String? {
        for (place, wanted) in payload.enumerated() {
            let part =
                wanted.label.map { label in found.arguments.first { $0.label == label } }
                ?? (found.arguments.indices.contains(place) ? found.arguments[place] : nil)
            let title = wanted.label.map { "'\($0)'" } ?? "value \(place + 1)"
            guard let part else { return "the error .\(found.name) carries no \(title)" }
            if try !context.areEqual(part.value, wanted.value, at: range) {
                return context.difference(title, part.value, wanted.value)
            }
        }
        return nil
    }
}

extension Context {
    /// Asks for the error that the request before ended in.
    fileprivate func caught(_ fault: Fault) throws(InterruptionError) -> Value {
        try value(of: .caught, at: fault.range)
    }

    fileprivate func difference(_ title: String, _ found: Value, _ wanted: Value) -> String {
        "the error's \(title) is \(descriptionForPeople(of: found)), not \(descriptionForPeople(of: wanted))"
    }
}

extension [ArgumentNode] {
    /// Returns the fields of an error, each by its name.
    fileprivate func fields(in context: Context) throws(InterruptionError) -> [(name: Name, value: Value)] {
        var result: [(name: Name, value: Value)] = []
        for node in self {
            guard let label = node.label else {
                throw .mismatch("a field of an error has its name: write 'name: value'", at: node.value.range)
            }
            result.append((label, try node.value.evaluate(in: context)))
        }
        return result
    }
}
