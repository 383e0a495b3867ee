import KataText
import KataTranscript

/// A function as a contract writes it: what a closure takes and gives.
struct DeclaredFunction: Equatable, Sendable {
    /// The types of what it takes; nil for one that tells nothing.
    let takes: [DeclaredType?]
    /// The type of what it gives; nil for nothing.
    let gives: DeclaredType?

    /// Reads a type: `(Order, Int) -> Bool`, `@escaping () async throws -> Void`; nil for what is no function.
    init?(_ text: Substring) {
        var text = text
        while text.first == "@" { text = text.drop { $0 != " " }.trimmed }
        guard let arrow = text.firstOutsideBrackets(where: { text[$0...].hasPrefix("->") }) else {
            return nil
        }
        var head = text[..<arrow].trimmed
        for word in ["throws", "async"] where head.hasSuffix(word) {
            head = head.dropLast(word.count).trimmed
        }
        guard head.first == "(", head.last == ")" else { return nil }
        takes = Signature.parts(of: head.dropFirst().dropLast()).map { DeclaredType(String($0)) }
        gives = DeclaredType(String(text[arrow...].dropFirst(2)))
    }
}

extension DeclaredType {
    /// Returns what closures among the values of a value are declared as, by their numbers.
    func closures(of value: Value) -> [Int: DeclaredFunction] {
        switch (self, value) {
        case (.function(let function), .closure(let number, _)): [number: function]
        case (.list(let element), .list(let values)): element.closures(of: values)
        case (.map(_, let type), .map(let entries)): type.closures(of: entries.map(\.value))
        default: [:]
        }
    }

    private func closures(of values: [Value]) -> [Int: DeclaredFunction] {
        values.reduce(into: [:]) { $0.merge(closures(of: $1)) { $1 } }
    }
}

extension NativeNames {
    /// Returns what a module hands to a closure as the contract has it; what goes beyond is left out.
    func promised(_ arguments: [Value], of function: DeclaredFunction?) -> [Value] {
        guard let function else { return arguments.map { promisedValue($0, of: nil) } }
        return zip(arguments, function.takes).map { promisedValue($0, of: $1) }
    }

    /// Returns what a closure gives as the solution has it.
    func native(_ outcome: CallbackOutcome, of function: DeclaredFunction?) -> CallbackOutcome {
        switch outcome {
        case .value where function.map({ $0.gives == nil }) == true: .value(.null)
        case .value(let value, let changes):
            .value(nativeValue(value, of: function?.gives), changes: changes)
        case .error(let words, let value): .error(words, value: value.map { nativeValue($0, of: nil) })
        }
    }
}
