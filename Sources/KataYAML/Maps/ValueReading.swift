public import KataDiagnostics

/// Readers of single values; `what` names the value in messages: "'points'", "an item of 'tags'".
///
/// Each reports a value that is not what it should be and then returns nil. What the YAML layer refused already
/// gives nil without a word.
extension YAMLNode {
    /// Returns the text of a scalar that is not empty.
    public func readText(_ what: String, diagnostics: inout Diagnostics) -> LocatedText? {
        guard checkScalar(what, wanted: "text", diagnostics: &diagnostics) else { return nil }
        // To YAML it is no text, and a schema refuses it.
        if kind == .scalar(.plain), ["null", "Null", "NULL", "~"].contains(string) {
            report(.wrongShape(what: what, wanted: "text", found: "null"), diagnostics: &diagnostics)
            return nil
        }
        return text
    }

    /// Returns a whole number.
    public func readInteger(
        _ what: String, in bounds: ClosedRange<Int>, diagnostics: inout Diagnostics
    ) -> Int? {
        guard checkScalar(what, wanted: "a whole number", diagnostics: &diagnostics) else { return nil }
        let source = string
        let isDecimal = source.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
            .allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard kind == .scalar(.plain), isDecimal, let value = Int(source), bounds.contains(value) else {
            report(.badInteger(what: what, text: source, bounds: bounds), diagnostics: &diagnostics)
            return nil
        }
        return value
    }

    /// Returns `true` or `false`, as YAML 1.2 spells them.
    public func readTruth(_ what: String, diagnostics: inout Diagnostics) -> Bool? {
        guard checkScalar(what, wanted: "true or false", diagnostics: &diagnostics) else { return nil }
        let source = string
        guard kind == .scalar(.plain), ["true", "True", "TRUE", "false", "False", "FALSE"].contains(source)
        else {
            report(.badTruth(what: what, text: source), diagnostics: &diagnostics)
            return nil
        }
        return source.lowercased() == "true"
    }

    /// Returns one of `words`.
    public func readChoice(
        _ what: String, of words: [String], diagnostics: inout Diagnostics
    ) -> String? {
        guard checkScalar(what, wanted: "a word", diagnostics: &diagnostics) else { return nil }
        if let word = words.first(where: { holds($0) }) { return word }
        report(.badChoice(what: what, text: string, words: words), diagnostics: &diagnostics)
        return nil
    }

    /// Returns a name of lower-case letters, digits and hyphens.
    public func readIdentifier(_ what: String, diagnostics: inout Diagnostics) -> LocatedText? {
        guard checkScalar(what, wanted: "a name", diagnostics: &diagnostics) else { return nil }
        let source = string
        guard isIdentifier(source) else {
            report(.badIdentifier(what: what, text: source), diagnostics: &diagnostics)
            return nil
        }
        return text
    }

    /// Returns a number with a unit in the smallest unit: milliseconds or bytes.
    public func readQuantity(
        _ what: String, _ quantity: Quantity, diagnostics: inout Diagnostics
    ) -> Int? {
        guard checkScalar(what, wanted: quantity.article, diagnostics: &diagnostics) else { return nil }
        let source = string
        if let value = quantity.value(of: source), value > 0 { return value }
        report(.badQuantity(what: what, text: source, quantity: quantity), diagnostics: &diagnostics)
        return nil
    }

    /// Returns the items of a list; nil after reporting that it is none.
    public func readItems(_ what: String, diagnostics: inout Diagnostics) -> [YAMLNode]? {
        guard kind == .sequence else {
            reportShape(what, wanted: "a list", diagnostics: &diagnostics)
            return nil
        }
        return items
    }

    /// Returns the entries of a map; nil after reporting that it is none.
    public func readEntries(
        _ what: String, diagnostics: inout Diagnostics
    ) -> [(key: YAMLNode, value: YAMLNode)]? {
        guard kind == .mapping else {
            reportShape(what, wanted: "a map", diagnostics: &diagnostics)
            return nil
        }
        return entries
    }

    /// Reports that the node is something else than `wanted`; nothing if it was refused already.
    public func reportShape(_ what: String, wanted: String, diagnostics: inout Diagnostics) {
        guard let found = shapeName else { return }
        let problem: ShapeProblem =
            isAbsent
            ? .emptyValue(what: what, wanted: wanted) : .wrongShape(what: what, wanted: wanted, found: found)
        let isText = isScalar && range.end > range.start
        report(
            problem, diagnostics: &diagnostics,
            at: isText ? nil : SourceRange(range.start, range.start + (isAbsent ? 0 : 1)))
    }

    private func checkScalar(_ what: String, wanted: String, diagnostics: inout Diagnostics) -> Bool {
        guard isScalar, !isAbsent else {
            reportShape(what, wanted: wanted, diagnostics: &diagnostics)
            return false
        }
        return true
    }

    private func report(_ problem: ShapeProblem, diagnostics: inout Diagnostics, at place: SourceRange? = nil)
    {
        diagnostics.add(problem.diagnostic(at: place ?? range))
    }

    private var shapeName: String? {
        switch kind {
        case .scalar: "text"
        case .sequence: "a list"
        case .mapping: "a map"
        case .refused: nil
        }
    }
}

/// Returns whether a name has lower-case letters, digits and hyphens only, and begins with a letter or digit.
public func isIdentifier(_ name: String) -> Bool {
    let isWord: (UInt8) -> Bool = {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    guard let first = name.utf8.first, isWord(first), name.utf8.count <= 100 else { return false }
    return name.utf8.allSatisfy { isWord($0) || $0 == UInt8(ascii: "-") }
}

/// A kind of number with a unit.
public enum Quantity: Sendable {
    /// In milliseconds; written in `ms`, `s`, `min`.
    case duration
    /// In bytes; written in `KiB`, `MiB`, `GiB`.
    case size

    /// The units with what each is worth.
    var units: [(name: String, worth: Int)] {
        switch self {
        case .duration: [("ms", 1), ("s", 1_000), ("min", 60_000)]
        case .size: [("KiB", 1 << 10), ("MiB", 1 << 20), ("GiB", 1 << 30)]
        }
    }

    /// The name for messages.
    var article: String { self == .duration ? "a duration" : "a size" }

    /// An example for messages.
    var example: String { self == .duration ? "5s, 500ms or 2min" : "64KiB, 256MiB or 1GiB" }

    /// Returns what `text` says in the smallest unit; nil if it is no number with a unit, or above 2⁵³.
    func value(of text: String) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, digits.utf8.count <= 12, let number = Int(digits) else { return nil }
        let unit = String(text.dropFirst(digits.count))
        guard let worth = units.first(where: { $0.name == unit })?.worth else { return nil }
        let (value, overflows) = number.multipliedReportingOverflow(by: worth)
        return overflows || value > 1 << 53 ? nil : value
    }
}
