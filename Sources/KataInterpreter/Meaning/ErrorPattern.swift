import KataDiagnostics
import KataScript
import KataTranscript

/// In what an error differs from what `expect throws` says of it.
struct ErrorMisfit {
    let english: String
    let chinese: String

    init(_ english: String, _ chinese: String) { (self.english, self.chinese) = (english, chinese) }
}

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
        if let type = head.typePath(in: context) ?? head.libraryError {
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

    /// Errors of the language's libraries that a module may let through.
    static let ofLibraries: Set = [
        "DecodingError", "EncodingError", "CancellationError", "CocoaError", "URLError", "POSIXError",
        "NSError",
    ]

    /// Returns in what an error differs; nil where it does not.
    func misfit(of fault: Fault, in context: Context) throws(InterruptionError) -> ErrorMisfit? {
        guard let thrown = fault.type else {
            return ErrorMisfit(
                "it is no error of the module that was thrown: \(fault.message.quoted)",
                "抛出的不是模块的错误：\(fault.message.quoted)")
        }
        switch self {
        case .type(let wanted, let fields):
            guard
                context.isType(thrown, wanted) || context.types?.lineage(of: thrown).contains(wanted) == true
            else {
                return Self.otherType(thrown, wanted, fault)
            }
            return fields.isEmpty
                ? nil : try misfit(of: fields, in: try context.caught(fault), context, at: fault.range)
        case .enumCase(let type, let name, let payload):
            if let type, !context.isType(thrown, type) {
                return Self.otherType(thrown, type, fault)
            }
            let error = try context.caught(fault)
            guard case .enumCase(let found) = error, found.name == name else {
                let text = context.descriptionForPeople(of: error)
                return ErrorMisfit("the error is \(text), not .\(name)", "错误是 \(text)，不是 .\(name)")
            }
            return try misfit(of: payload, in: found, context, at: fault.range)
        case .value(let wanted, let node):
            let error = try context.caught(fault)
            if try context.areEqual(error, wanted, at: node.range) { return nil }
            let (text, other) = (
                context.descriptionForPeople(of: error), context.descriptionForPeople(of: wanted)
            )
            return ErrorMisfit("the error is \(text), not \(other)", "错误是 \(text)，不是 \(other)")
        }
    }

    private static func otherType(_ thrown: String, _ wanted: String, _ fault: Fault) -> ErrorMisfit {
        ErrorMisfit(
            "the error is of the type \(thrown), not \(wanted); its message is \(fault.message.quoted)",
            "错误的类型是 \(thrown)，不是 \(wanted)；错误信息是 \(fault.message.quoted)")
    }

    private func misfit(
        of fields: [(name: Name, value: Value)], in error: Value, _ context: Context, at range: SourceRange
    ) throws(InterruptionError) -> ErrorMisfit? {
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
    ) throws(InterruptionError) -> ErrorMisfit? {
        for (place, wanted) in payload.enumerated() {
            let part =
                wanted.label.map { label in found.arguments.first { $0.label == label } }
                ?? (found.arguments.indices.contains(place) ? found.arguments[place] : nil)
            let title = wanted.label.map { "'\($0)'" } ?? "value \(place + 1)"
            guard let part else {
                return ErrorMisfit(
                    "the error .\(found.name) carries no \(title)", "错误 .\(found.name) 没有 \(title)")
            }
            if try !context.areEqual(part.value, wanted.value, at: range) {
                return context.difference(title, part.value, wanted.value)
            }
        }
        return nil
    }
}

extension Expression {
    /// The error of a library that it names.
    var libraryError: String? {
        guard case .name(let name) = kind, ErrorPattern.ofLibraries.contains(name) else { return nil }
        return name
    }
}

extension Context {
    /// Tells whether a type is the one that is wanted, which may be written by another name: `DoorMachine.Failure`.
    func isType(_ type: String, _ wanted: String) -> Bool {
        if type.isType(wanted) { return true }
        guard let types, let other = types[wanted], other.kind == .enumeration || other.kind == .structure
        else { return false }
        return types.lineage(of: wanted).dropFirst().contains {
            type.isType($0) && types[$0]?.kind == other.kind
        }
    }

    /// Asks for the error that the request before ended in.
    func caught(_ fault: Fault) throws(InterruptionError) -> Value {
        if let value = fault.value { return value }
        return try value(of: .caught, at: fault.range)
    }

    fileprivate func difference(_ title: String, _ found: Value, _ wanted: Value) -> ErrorMisfit {
        let (text, other) = (descriptionForPeople(of: found), descriptionForPeople(of: wanted))
        return ErrorMisfit(
            "the error's \(title) is \(text), not \(other)", "错误的 \(title) 是 \(text)，不是 \(other)")
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
