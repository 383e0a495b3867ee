import KataDiagnostics
import KataScript
import KataTranscript

/// The types of plain values, which can be arguments as those of the module: `Int.self`.
enum PlainType: String {
    case Int, Double, String, Bool, Character, Float, Void
    /// The encoding that `String(decoding: data, as: UTF8.self)` names.
    case UTF8
}

extension [Argument] {
    /// Returns the value of a tuple at a label, or at its place.
    func part(named name: String, at range: SourceRange) throws(InterruptionError) -> Value {
        if let found = first(where: { $0.label == name }) { return found.value }
        if let place = Int(name), indices.contains(place) { return self[place].value }
        let known = enumerated().map { $0.element.label ?? "\($0.offset)" }
        throw .mismatch(
            "the tuple has no '\(name)'; it has \(known.map { "'\($0)'" }.joined(separator: ", "))", at: range
        )
    }

    /// Returns the tuple with another value at a label or place.
    func replacing(_ name: String, with value: Value, at range: SourceRange) throws(InterruptionError)
        -> [Argument]
    {
        _ = try part(named: name, at: range)
        var changed = self
        let place = firstIndex { $0.label == name } ?? Int(name) ?? 0
        changed[place].value = value
        return changed
    }
}

extension [Value] {
    /// Returns the places that a range means.
    func indices(in bounds: ValueRange, at range: SourceRange) throws(InterruptionError) -> Range<Int> {
        let first: Value = bounds.hasNoLowerBound ? .integer(0) : bounds.lower
        let whole =
            bounds.hasNoUpperBound
            ? ValueRange(first, .integer(Int64(count)), isClosed: false)
            : ValueRange(first, bounds.upper, isClosed: bounds.isClosed)
        guard case .integer = whole.lower, case .integer = whole.upper else {
            throw .mismatch("the range of a list has integers for bounds", at: range)
        }
        guard let integers = whole.integers, integers.lowerBound >= 0, integers.upperBound <= count else {
            throw .thrown(
                "the range \(Value.range(bounds).sourceText) is out of range: the list has \(count) elements",
                at: range)
        }
        return Int(integers.lowerBound)..<Int(integers.upperBound)
    }
}

extension ValueRange {
    /// As many elements of a range as a list may get.
    private static let maximumElements = 1_000_000

    /// Returns the integers of the range.
    func elements(at range: SourceRange) throws(InterruptionError) -> [Value] {
        guard let integers else {
            throw .mismatch("only a range of integers can be walked over", at: range)
        }
        guard
            let count = Int(
                exactly: integers.upperBound.subtractingReportingOverflow(integers.lowerBound).partialValue),
            (0...Self.maximumElements).contains(count)
        else {
            throw .mismatch(
                "a range of more than \(Self.maximumElements) elements is for loops alone", at: range)
        }
        return integers.map(Value.integer)
    }

    /// Returns a bound, a count or an end of the range; nil for any other member.
    func member(_ name: String) -> Value? {
        switch name {
        case "lowerBound": return lower
        case "upperBound": return upper
        default: break
        }
        guard let integers else { return nil }
        let (count, overflows) = integers.upperBound.subtractingReportingOverflow(integers.lowerBound)
        switch name {
        case "count": return overflows ? nil : .integer(count)
        case "isEmpty": return .bool(integers.isEmpty)
        case "first": return integers.isEmpty ? .null : .integer(integers.lowerBound)
        case "last": return integers.isEmpty ? .null : .integer(integers.upperBound - 1)
        default: return nil
        }
    }
}

extension Context {
    /// Makes a range; one that runs backwards, or whose bounds have no order, is an error.
    func range(
        from lower: Value, to upper: Value, isClosed: Bool, at range: SourceRange
    ) throws(InterruptionError) -> Value {
        let made = ValueRange(lower, upper, isClosed: isClosed)
        if made.hasNoLowerBound || made.hasNoUpperBound { return .range(made) }
        guard try isOrdered(.lessOrEqual, lower, upper, at: range) else {
            throw .thrown("the range \(Value.range(made).sourceText) runs backwards", at: range)
        }
        return .range(made)
    }

    /// Tells whether a value lies in a range.
    func contains(_ value: Value, _ range: ValueRange, at place: SourceRange) throws(InterruptionError)
        -> Bool
    {
        if !range.hasNoLowerBound {
            guard try isOrdered(.lessOrEqual, range.lower, value, at: place) else { return false }
        }
        if range.hasNoUpperBound { return true }
        return try isOrdered(range.isClosed ? .lessOrEqual : .less, value, range.upper, at: place)
    }

    private func isOrdered(
        _ comparison: BinaryOperator, _ left: Value, _ right: Value, at range: SourceRange
    ) throws(InterruptionError) -> Bool {
        if let own = try moduleOrder(comparison, left, right, at: range) { return own }
        return try comparison.isOrdered(left, right, at: range)
    }
}
