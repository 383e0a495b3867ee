import KataDiagnostics
import KataTranscript

/// Values as text, where objects are written as their language prints them.
extension Context {
    /// Returns what `log` writes for the value.
    func text(of value: Value, at range: SourceRange) throws(Interruption) -> String {
        if case .string(let string) = value { return string }
        return try sourceText(of: value, at: range)
    }

    private func sourceText(of value: Value, at range: SourceRange) throws(Interruption) -> String {
        switch value {
        case .null, .bool, .integer, .float, .string, .closure: return value.sourceText
        case .list(let elements):
            var parts: [String] = []
            for element in elements { parts.append(try sourceText(of: element, at: range)) }
            return "[" + parts.joined(separator: ", ") + "]"
        case .map(let entries):
            var parts: [String] = []
            for entry in entries {
                parts.append(
                    "\(try sourceText(of: entry.key, at: range)): \(try sourceText(of: entry.value, at: range))"
                )
            }
            return parts.isEmpty ? "[:]" : "[" + parts.joined(separator: ", ") + "]"
        case .enumCase(let enumCase):
            guard enumCase.type != nil else {
                throw .mismatch(
                    "'.\(enumCase.name)' belongs to no type yet: write 'Type.\(enumCase.name)'", at: range)
            }
            var parts: [String] = []
            for argument in enumCase.arguments {
                let text = try sourceText(of: argument.value, at: range)
                parts.append(argument.label.map { "\($0): \(text)" } ?? text)
            }
            return enumCase.name + (parts.isEmpty ? "" : "(" + parts.joined(separator: ", ") + ")")
        case .object:
            guard case .string(let shown) = try self.value(of: .show(value), at: range) else {
                throw .ended(.policy("'show' answered no string"), at: range)
            }
            return shown
        }
    }

    /// Returns the value for a message; objects are named by their type, so that nothing is asked of the module.
    func descriptionForPeople(of value: Value) -> String { value.shownText }
}
