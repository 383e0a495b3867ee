import KataDiagnostics
import KataScript
import KataText
import KataTranscript

/// Values as the language's own `print` writes them: what may be missing as `Optional(…)`, and what stands inside of
/// another value with the name of its type.
extension Context {
    /// Returns the text of a value that stands in an expression: as `print` writes it where that is meant, else as `log` does.
    func text(
        of value: Value, writtenAs node: Expression
    ) throws(InterruptionError) -> String {
        if case .cast(_, .plain, let type) = node.kind, type.text.hasPrefix("Any") {
            return try printed(value, as: ExpressionTypes.type(of: node, in: self), at: node.range)
        }
        guard isPrinting else { return try text(of: value, at: node.range) }
        if case .string(let text) = value, case .string = node.kind { return text }
        return try printed(value, as: ExpressionTypes.type(of: node, in: self), at: node.range)
    }

    /// Returns what `print` writes for a value; `type` is the one that is written for it, where that is known.
    func printed(
        _ value: Value, as type: String?, at range: SourceRange
    ) throws(InterruptionError) -> String {
        if let wrapped = type?.wrapped { return try optional(value, as: wrapped, at: range) }
        let value = type.map(value.number(of:)) ?? value
        switch value {
        case .list, .map, .tuple, .range: return try inside(value, as: type, at: range)
        case .enumCase(let enumCase) where !enumCase.arguments.isEmpty:
            if enumCase.type == nil || describesItself(value) { return try text(of: value, at: range) }
            return enumCase.name + (try inside(enumCase.arguments, [], at: range))
        default: return try text(of: value, at: range)
        }
    }

    /// Returns what is written for a value that may be missing and is there.
    private func optional(
        _ value: Value, as type: String, at range: SourceRange
    ) throws(InterruptionError) -> String {
        if case .null = value { return "nil" }
        return "Optional(\(try inside(value, as: type, at: range)))"
    }

    /// Returns what is written for a value that stands inside of another.
    func inside(
        _ value: Value, as type: String? = nil, at range: SourceRange
    ) throws(InterruptionError) -> String {
        if let wrapped = type?.wrapped { return try optional(value, as: wrapped, at: range) }
        let value = type.map(value.number(of:)) ?? value
        switch value {
        case .list(let elements):
            // Where one is missing, the others are there as values that may be missing.
            let mayMiss = type?.element?.wrapped == nil && elements.contains(.null)
            let element = mayMiss ? "\(type?.element ?? "Any")?" : type?.element
            let areNumbers = elements.allSatisfy { $0.number != nil || $0 == .null }
            let isFloating = areNumbers && elements.contains { if case .float = $0 { true } else { false } }
            var texts: [String] = []
            for value in isFloating ? elements.map(\.asFloat) : elements {
                texts.append(try inside(value, as: element, at: range))
            }
            return "[" + texts.joined(separator: ", ") + "]"
        case .map(let entries):
            let mayMiss = type?.entry == nil && entries.contains { $0.value == .null }
            let types = mayMiss ? ("Any", "Any?") : type?.entry
            var texts: [String] = []
            for entry in entries {
                let key = try inside(entry.key, as: types?.key, at: range)
                texts.append("\(key): \(try inside(entry.value, as: types?.value, at: range))")
            }
            return texts.isEmpty ? "[:]" : "[" + texts.joined(separator: ", ") + "]"
        case .tuple(let parts): return try inside(parts, type?.parts ?? [], at: range)
        case .range(let bounds):
            let lower = bounds.hasNoLowerBound ? "" : try inside(bounds.lower, at: range)
            return lower + bounds.mark + (bounds.hasNoUpperBound ? "" : try inside(bounds.upper, at: range))
        case .enumCase(let enumCase) where enumCase.type == nil || types?[enumCase.type ?? ""] == nil:
            return enumCase.type == nil
                ? try text(of: value, at: range)
                : enumCase.name + (try inside(enumCase.arguments, [], at: range))
        case .enumCase(let enumCase): return try qualified(enumCase, at: range)
        case .object: return try shown(value, as: .debug, at: range)
        case .string(let text): return text.debugDescription
        case .null, .bool, .integer, .float, .closure, .metatype: return value.sourceText
        }
    }

    /// Returns a case with the name of its type, where the language prints it so.
    private func qualified(
        _ enumCase: EnumCase, at range: SourceRange
    ) throws(InterruptionError) -> String {
        let value = Value.enumCase(enumCase)
        if describesItself(value) { return try text(of: value, at: range) }
        do throws(InterruptionError) {
            let shown = try shown(value, as: .debug, at: range)
            if shown.contains(".\(enumCase.type ?? "").\(enumCase.name)") { return shown }
        } catch .fault(let fault) where fault.kind == .contract || fault.kind == .bridge {
            // The language knows no other way than its name.
        }
        return try text(of: value, at: range)
    }

    private func inside(
        _ parts: [Argument], _ types: [String], at range: SourceRange
    ) throws(InterruptionError) -> String {
        if parts.isEmpty { return "" }
        var texts: [String] = []
        for (index, part) in parts.enumerated() {
            let type = types.indices.contains(index) ? types[index] : nil
            let text = try inside(part.value, as: type, at: range)
            texts.append(part.label.map { "\($0): \(text)" } ?? text)
        }
        return "(" + texts.joined(separator: ", ") + ")"
    }

    /// Returns how the language prints a value of the module in one of its ways.
    func shown(
        _ value: Value, as style: Request.Style, at range: SourceRange
    ) throws(InterruptionError) -> String {
        guard case .string(let shown) = try self.value(of: .show(value, as: style), at: range) else {
            throw .ended(.policy("'show' answered no string"), at: range)
        }
        return shown
    }
}

/// The types inside of one that is written.
extension String {
    /// The type of a value that is there, where it may be missing: `Int` of `Int?`.
    var wrapped: String? {
        if hasSuffix("?") || hasSuffix("!") {
            let type = String(dropLast())
            return type.hasPrefix("(") && type.topLevelParts(between: "(", and: ")")?.count == 1
                ? String(type.dropFirst().dropLast()) : type
        }
        return hasPrefix("Optional<") && hasSuffix(">") ? String(dropFirst(9).dropLast()) : nil
    }

    /// The type of the elements of a list or a set.
    var element: String? {
        for head in ["Array<", "Set<"] where hasPrefix(head) && hasSuffix(">") {
            return String(dropFirst(head.count).dropLast())
        }
        guard let parts = topLevelParts(between: "[", and: "]"), parts.count == 1, entry == nil else {
            return nil
        }
        return parts[0]
    }

    /// The types of the keys and values of a map.
    var entry: (key: String, value: String)? {
        if hasPrefix("Dictionary<"), hasSuffix(">"),
            let parts = String(dropFirst(10)).topLevelParts(between: "<", and: ">"), parts.count == 2
        {
            return (parts[0], parts[1])
        }
        guard let parts = topLevelParts(between: "[", and: "]", at: ":"), parts.count == 2 else { return nil }
        return (parts[0], parts[1])
    }

    /// The types of the parts of a tuple, without their labels.
    var parts: [String]? {
        guard let parts = topLevelParts(between: "(", and: ")"), parts.count > 1 else { return nil }
        return parts.map { part in
            let labelled = "(\(part))".topLevelParts(between: "(", and: ")", at: ":") ?? []
            return labelled.count == 2 ? labelled[1] : part
        }
    }

    /// Returns what stands between marks, taken apart where no other marks are around; nil where the marks do not stand
    /// around the whole.
    private func topLevelParts(
        between open: Character, and close: Character, at separator: Character = ","
    ) -> [String]? {
        guard count > 1, first == open, last == close, !contains("->") else { return nil }
        let inside = self[...].dropFirst().dropLast()
        guard inside.closesOnlyItsOwnBrackets else { return nil }
        return inside.splitOutsideBrackets(at: separator).map { String($0.drop { $0 == " " }) }
    }
}

extension Context {
    /// Writes a value with all that it holds, a line each, as `dump` does.
    func dump(_ node: Expression, at range: SourceRange) throws(InterruptionError) -> Value {
        let value = try node.evaluate(in: self)
        var text = try shown(value, as: .dump, at: range)
        if text.last != "\n" { text += "\n" }
        if value != .null, let type = ExpressionTypes.type(of: node, in: self)?.wrapped {
            let lines = text.split(separator: "\n")
            let head = lines[0].prefix(2) + "some: " + lines[0].dropFirst(2)
            text = "▿ Optional(\(try inside(value, as: type, at: range)))\n"
            for line in [head] + lines.dropFirst() { text += "  \(line)\n" }
        }
        try log(text, terminator: "", at: range)
        return value
    }

    /// Writes values as `debugPrint` does: as they stand inside of others.
    func debugPrint(_ arguments: [Argument], at range: SourceRange) throws(InterruptionError) -> Value {
        var ends = ["separator": " ", "terminator": "\n"]
        var texts: [String] = []
        for argument in arguments {
            if let label = argument.label, ends[label] != nil {
                ends[label] = try argument.value.text(at: range)
            } else {
                texts.append(try inside(argument.value, at: range))
            }
        }
        try log(texts.joined(separator: ends["separator"] ?? ""), terminator: ends["terminator"], at: range)
        return .null
    }
}
