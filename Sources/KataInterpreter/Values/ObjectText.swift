import KataDiagnostics
import KataTranscript

/// Values as text, where objects are written as their language prints them.
extension Context {
    /// Returns what `log` writes for the value.
    func text(of value: Value, at range: SourceRange) throws(InterruptionError) -> String {
        if case .string(let string) = value { return string }
        return try sourceText(of: value, at: range)
    }

    private func sourceText(of value: Value, at range: SourceRange) throws(InterruptionError) -> String {
        switch value {
        case .null, .bool, .integer, .float, .string, .closure, .metatype: return value.sourceText
        case .tuple(let parts): return try text(of: parts, at: range)
        case .range(let bounds):
            let lower = bounds.hasNoLowerBound ? "" : try text(of: bounds.lower, at: range)
            let upper = bounds.hasNoUpperBound ? "" : try text(of: bounds.upper, at: range)
            return lower + bounds.mark + upper
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
            if let described = try description(of: value, at: range) { return described }
            if enumCase.arguments.isEmpty { return enumCase.name }
            return enumCase.name + (try text(of: enumCase.arguments, at: range))
        case .object: return try shown(value, as: .alone, at: range)
        }
    }

    /// Returns the parts of a tuple or a payload, in parentheses.
    private func text(of parts: [Argument], at range: SourceRange) throws(InterruptionError) -> String {
        var texts: [String] = []
        for part in parts {
            let text = try sourceText(of: part.value, at: range)
            texts.append(part.label.map { "\($0): \(text)" } ?? text)
        }
        return "(" + texts.joined(separator: ", ") + ")"
    }

    /// Returns the value for a message; objects are named by their type, so that nothing is asked of the module.
    func descriptionForPeople(of value: Value) -> String { value.shownText }

    /// Returns the description that the type of a case gives itself; nil where it gives none.
    private func description(of value: Value, at range: SourceRange) throws(InterruptionError) -> String? {
        guard describesItself(value),
            case .string(let text) = try self.value(
                of: .get(on: .value(value), member: "description"), at: range)
        else { return nil }
        return text
    }

    /// Tells whether the type of a value says itself how it is described.
    func describesItself(_ value: Value) -> Bool {
        guard let type = value.typeName, let types else { return false }
        return types.lineage(of: type).contains("CustomStringConvertible")
            && types.property("description", of: type) != nil
    }
}
