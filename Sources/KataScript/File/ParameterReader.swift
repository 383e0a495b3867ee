internal import KataDiagnostics
internal import KataYAML

/// Reads `params`: rows of names with plain values or expressions.
enum ParameterReader {
    /// Returns the rows of a list of maps, or of a table that is written as a block; nil where there are none.
    static func rows(_ node: YAMLNode, key: String, diagnostics: inout Diagnostics) -> [ParameterRow]? {
        if node.isScalar, !node.isAbsent {
            return ParameterTable.rows(node, key: key, diagnostics: &diagnostics)
        }
        let items = node.readItems("'\(key)'", diagnostics: &diagnostics) ?? []
        if items.isEmpty, node.kind == .sequence {
            diagnostics.add(FileProblem.noRows(key: key).diagnostic(at: node.range))
        }
        var rows: [ParameterRow] = []
        for (number, item) in items.enumerated() {
            guard let entries = item.readEntries("a row of '\(key)'", diagnostics: &diagnostics) else {
                continue
            }
            var row = ParameterRow(values: [])
            for (key, value) in entries {
                var ignored = Diagnostics()
                // The names of the later rows are those of the first, which were checked.
                let name =
                    number == 0
                    ? ScriptParser.boundName(key.text, diagnostics: &diagnostics)
                    : ScriptParser.boundName(key.text, diagnostics: &ignored)
                let value = expression(value, diagnostics: &diagnostics)
                if let name, let value { row.values.append((name, value)) }
            }
            if let first = rows.first {
                refuseDifference(
                    entries.map(\.key), from: first, row: number + 1, in: item, diagnostics: &diagnostics)
            }
            rows.append(row)
        }
        return rows.isEmpty ? nil : rows
    }

    private static func refuseDifference(
        _ keys: [YAMLNode], from first: ParameterRow, row: Int, in item: YAMLNode,
        diagnostics: inout Diagnostics
    ) {
        for key in keys where !first.values.contains(where: { key.holds($0.name.text) }) {
            diagnostics.add(
                FileProblem.rowHasMore(row: row, name: key.string).diagnostic(at: key.range))
        }
        for (name, _) in first.values where !keys.contains(where: { $0.holds(name.text) }) {
            let place = keys.first?.range ?? SourceRange(item.range.start, item.range.start + 1)
            diagnostics.add(
                FileProblem.rowHasLess(row: row, name: name.text, first: name.range).diagnostic(at: place))
        }
    }

    /// Returns a plain value as the expression that it would be in a script, typed by the core schema of YAML 1.2.
    static func expression(_ node: YAMLNode, diagnostics: inout Diagnostics) -> Expression? {
        switch node.kind {
        case .refused: return nil
        case .sequence:
            let items = node.items.compactMap { expression($0, diagnostics: &diagnostics) }
            return items.count == node.items.count ? Expression(.list(items), range: node.range) : nil
        case .mapping: return map(node, diagnostics: &diagnostics)
        case .scalar(.plain): break
        case .scalar: return literal(node.string, node.range)
        }
        guard !node.isAbsent else {
            node.reportShape("a parameter", wanted: "a value", diagnostics: &diagnostics)
            return nil
        }
        let source = node.string
        if PlainValue.isAmbiguous(source) {
            let fix = FixIt("quote the text", replacing: node.range, with: Quoting.quoted(source))
            diagnostics.add(FileProblem.ambiguousValue(text: source).diagnostic(at: node.range, fix: fix))
        }
        switch PlainValue(source) {
        case .null: return Expression(.null, range: node.range)
        case .truth(let value): return Expression(.bool(value), range: node.range)
        case .integer(let value): return Expression(.integer(value), range: node.range)
        case .float(let value): return Expression(.float(value), range: node.range)
        case .text: return literal(source, node.range)
        }
    }

    private static func map(_ node: YAMLNode, diagnostics: inout Diagnostics) -> Expression? {
        let entries = node.entries
        if entries.count == 1, let only = entries.first, only.key.holds("expr") {
            guard let text = only.value.readText("'expr'", diagnostics: &diagnostics) else { return nil }
            return ScriptParser.expression(text, diagnostics: &diagnostics)
        }
        var pairs: [(key: Expression, value: Expression)] = []
        for (key, value) in entries {
            guard let value = expression(value, diagnostics: &diagnostics) else { return nil }
            pairs.append((literal(key.string, key.range), value))
        }
        return Expression(.map(pairs), range: node.range)
    }

    private static func literal(_ text: String, _ range: SourceRange) -> Expression {
        Expression(.string(StringLiteral(segments: [.text(text)], range: range)), range: range)
    }
}

/// What a plain scalar is by the core schema of YAML 1.2 (section 10.3.2).
enum PlainValue {
    case null
    case truth(Bool)
    case integer(Int64)
    case float(Double)
    case text

    /// Types the text of a plain scalar.
    init(_ text: String) {
        switch text {
        case "null", "Null", "NULL", "~", "": self = .null
        case "true", "True", "TRUE": self = .truth(true)
        case "false", "False", "FALSE": self = .truth(false)
        case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": self = .float(.infinity)
        case "-.inf", "-.Inf", "-.INF": self = .float(-.infinity)
        case ".nan", ".NaN", ".NAN": self = .float(.nan)
        default: self = PlainValue.number(text) ?? .text
        }
    }

    /// Tells whether YAML 1.1 reads something else than text, or another number.
    static func isAmbiguous(_ text: String) -> Bool {
        if ["yes", "no", "on", "off", "y", "n"].contains(text.lowercased()) { return true }
        let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
        guard let first = digits.first, isDigit(first) else { return false }
        if digits.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: "_") }), digits.contains(UInt8(ascii: "_")) {
            return true
        }
        return digits.count > 1 && first == UInt8(ascii: "0") && digits.allSatisfy(isDigit)
    }

    private static func number(_ text: String) -> PlainValue? {
        if text.hasPrefix("0x") { return Int64(text.dropFirst(2), radix: 16).map { .integer($0) } }
        if text.hasPrefix("0o") { return Int64(text.dropFirst(2), radix: 8).map { .integer($0) } }
        let isNumeric = text.utf8.allSatisfy { isDigit($0) || "+-.eE".utf8.contains($0) }
        guard isNumeric, text.utf8.contains(where: isDigit) else { return nil }
        if let value = Int64(text) { return .integer(value) }
        let isPointed = text.hasSuffix(".") ? String(text.dropLast()) : text
        return Double(isPointed).map { .float($0) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
