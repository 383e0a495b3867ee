import KataDiagnostics
import KataTranscript

extension Value {
    /// Tells whether the value has members of kata's own: strings, lists and maps do.
    var hasPlainMembers: Bool {
        switch self {
        case .string, .list, .map: true
        case .null, .bool, .integer, .float, .enumCase, .object: false
        }
    }

    /// Returns `count`, `isEmpty`, `first` or `last` of a string, list or map; nil for any other member.
    func plainMember(_ name: String) -> Value? {
        guard hasPlainMembers, let elements = try? elements(at: SourceRange(0, 0)) else { return nil }
        return switch name {
        case "count": .integer(Int64(elements.count))
        case "isEmpty": .bool(elements.isEmpty)
        case "first": elements.first ?? .null
        case "last": elements.last ?? .null
        default: nil
        }
    }

    /// Returns what a loop walks over: a list's elements, a map's keys, a string's characters.
    func elements(at range: SourceRange) throws(Interruption) -> [Value] {
        switch self {
        case .list(let elements): return elements
        case .map(let entries): return entries.map(\.key)
        case .string(let string): return string.map { .string(String($0)) }
        case .null, .bool, .integer, .float, .enumCase, .object:
            throw .mismatch("a list, a map or a string is wanted here; this is \(kindName)", at: range)
        }
    }
}

/// A method that strings, lists and maps have in every language.
enum PlainMethod: String {
    case contains
    case sorted

    /// Calls the method.
    func apply(
        to receiver: Value, _ arguments: [Argument], at range: SourceRange, in context: Context
    ) throws(Interruption) -> Value {
        switch self {
        case .contains:
            guard arguments.count == 1 else { throw .mismatch("'contains' takes one value", at: range) }
            return .bool(try contains(arguments[0].value, in: receiver, at: range, context))
        case .sorted:
            guard arguments.isEmpty else { throw .mismatch("'sorted' takes no value", at: range) }
            return try sorted(try receiver.elements(at: range), at: range)
        }
    }

    private func contains(
        _ wanted: Value, in receiver: Value, at range: SourceRange, _ context: Context
    ) throws(Interruption) -> Bool {
        if case .string(let text) = receiver {
            guard case .string(let part) = wanted else {
                throw .mismatch("a string contains strings; this is \(wanted.kindName)", at: range)
            }
            return text.containsScalars(of: part)
        }
        for element in try receiver.elements(at: range) where try context.areEqual(element, wanted, at: range)
        {
            return true
        }
        return false
    }

    private func sorted(_ elements: [Value], at range: SourceRange) throws(Interruption) -> Value {
        var numbers: [(Double, Value)] = []
        var strings: [String] = []
        for element in elements {
            switch element {
            case .integer(let integer): numbers.append((Double(integer), element))
            case .float(let float): numbers.append((float, element))
            case .string(let string): strings.append(string)
            default:
                throw .mismatch(
                    "only numbers and strings can be sorted; this is \(element.kindName)", at: range)
            }
        }
        guard numbers.isEmpty || strings.isEmpty else {
            throw .mismatch("numbers and strings cannot be sorted together", at: range)
        }
        if strings.isEmpty { return .list(numbers.sorted { $0.0 < $1.0 }.map(\.1)) }
        return .list(strings.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map(Value.string))
    }
}

extension String {
    /// Tells whether `part` stands in the text, scalar by scalar.
    fileprivate func containsScalars(of part: String) -> Bool {
        let text = Array(utf8)
        let wanted = Array(part.utf8)
        guard !wanted.isEmpty else { return true }
        guard wanted.count <= text.count else { return false }
        return (0...(text.count - wanted.count)).contains { text[$0...].starts(with: wanted) }
    }
}
