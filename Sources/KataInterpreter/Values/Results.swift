import KataDiagnostics
import KataTranscript

/// What a `Result` is and can do.
extension Value {
    /// Returns what a `Result` holds, or throws its error; nil where the value is none.
    func success(in context: Context, at range: SourceRange) throws(InterruptionError) -> Value? {
        guard let (isFailure, held) = result else { return nil }
        guard isFailure else { return held }
        var fault = Fault(.thrown, try context.text(of: held, at: range), at: range, type: held.typeName)
        fault.value = held
        throw .fault(fault)
    }

    /// What a `Result` holds; nil where the value is none.
    private var result: (isFailure: Bool, held: Value)? {
        guard case .enumCase(let result) = self, result.type?.withoutTypeArguments == "Result",
            let held = result.arguments.first?.value
        else { return nil }
        return (result.name == "failure", held)
    }

    /// A `Result` that holds a value, or an error.
    fileprivate static func result(_ name: String, _ held: Value) -> Value {
        .enumCase(EnumCase(name: name, type: "Result", arguments: [Argument(value: held)]))
    }

    /// Returns what a `Result` with another value or error is: `result.map { $0 + 1 }`; nil for other members.
    func mappedResult(
        _ name: String, _ arguments: [Argument], at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> Value? {
        guard let (isFailure, held) = result, arguments.count == 1, arguments[0].value.isFunction,
            let type = typeName, context.types?.methods(name, of: type).isEmpty != false
        else { return nil }
        func changed() throws(InterruptionError) -> Value {
            try context.call(function: arguments[0].value, [held], at: range)
        }
        switch name {
        case "map": return isFailure ? self : .result("success", try changed())
        case "mapError": return isFailure ? .result("failure", try changed()) : self
        case "flatMap": return isFailure ? self : try changed()
        case "flatMapError": return isFailure ? try changed() : self
        default: return nil
        }
    }
}

extension Context {
    /// Returns what `Result { … }` is: what the closure gives, or the error that it throws.
    func result(of closure: Value, at range: SourceRange) throws(InterruptionError) -> Value {
        do throws(InterruptionError) {
            return .result("success", try call(function: closure, [], at: range))
        } catch .fault(let fault) where fault.kind == .thrown {
            return .result("failure", try errorValue(of: fault) ?? .string(fault.message))
        }
    }
}
