import KataDiagnostics
import KataScript
import KataTranscript

/// Values that are taken apart into names.
extension BindingPattern {
    /// Binds each name to its part of the value; a struct that something else holds is copied.
    func bind(
        _ value: Value, origin: Binding.Origin, in context: Context
    ) throws(InterruptionError) {
        switch self {
        case .name(let name):
            context.bind(name.text, to: try context.ownCopy(of: value, at: name.range), origin: origin)
        case .parts(let patterns, let range):
            let parts = try value.parts(patterns.count, at: range)
            for (pattern, part) in zip(patterns, parts) {
                try pattern.bind(part, origin: origin, in: context)
            }
        }
    }

    /// Returns what a loop walks over: where several names are bound, a map's entries instead of its keys.
    func elements(of value: Value, at range: SourceRange) throws(InterruptionError) -> [Value] {
        guard case .parts = self, case .map(let entries) = value else {
            return try value.elements(at: range)
        }
        return entries.map {
            .tuple([Argument(label: "key", value: $0.key), Argument(label: "value", value: $0.value)])
        }
    }
}

extension Value {
    /// Returns the parts of a tuple, or of a list, which is what some languages have instead.
    fileprivate func parts(_ count: Int, at range: SourceRange) throws(InterruptionError) -> [Value] {
        let parts: [Value]
        switch self {
        case .tuple(let arguments): parts = arguments.map(\.value)
        case .list(let elements): parts = elements
        default:
            throw .mismatch("a tuple of \(count) values is wanted here; this is \(kindName)", at: range)
        }
        guard parts.count == count else {
            throw .mismatch(
                "a tuple of \(count) values is wanted here; this has \(parts.count)", at: range)
        }
        return parts
    }
}
