import KataDiagnostics
import KataTranscript

/// A method that strings, lists and maps have in every language.
enum PlainMethod: String {
    case contains, sorted, reversed, joined, split, prefix, suffix, dropFirst, dropLast, firstIndex, min, max
    case hasPrefix, hasSuffix, uppercased, lowercased, trimmed, replacing
    case map, filter, reduce, first, allSatisfy, forEach, compactMap, flatMap, enumerated
    case append, insert, remove, removeFirst, removeLast, removeAll, popLast
    case replacingOccurrences, components, trimmingCharacters, starts, symmetricDifference
    case last, lastIndex, count, drop, mapValues, compactMapValues
    case sort, reverse, swapAt, removeValue, updateValue, toggle
    case formUnion, formIntersection, subtract, merge, merging, padding
    case elementsEqual, trimmingPrefix, lexicographicallyPrecedes
    case shuffled, randomElement
    case index, distance, range, removeSubrange, replaceSubrange
    case union, intersection, subtracting, isSubset, isSuperset, isDisjoint

    /// Tells whether the method changes the list that it is called on.
    var isMutating: Bool {
        switch self {
        case .append, .insert, .remove, .removeFirst, .removeLast, .removeAll, .popLast, .sort, .reverse,
            .swapAt, .removeValue, .updateValue, .toggle, .formUnion, .formIntersection, .subtract, .merge,
            .removeSubrange, .replaceSubrange:
            true
        default: false
        }
    }

    /// The labels of the ways in which the method can be called.
    private var forms: [[String?]] {
        switch self {
        case .reversed, .uppercased, .lowercased, .trimmed, .popLast, .enumerated, .reverse, .toggle,
            .shuffled, .randomElement:
            [[]]
        case .removeFirst, .removeLast: [[], [nil]]
        case .padding: [["toLength", "withPad", "startingAt"]]
        case .merge, .merging: [[nil, "uniquingKeysWith"]]
        case .formUnion, .formIntersection, .subtract: [[nil]]
        case .removeAll: [[], ["where"], ["keepingCapacity"]]
        case .replacingOccurrences: [["of", "with"]]
        case .components: [["separatedBy"]]
        case .trimmingCharacters: [["in"]]
        case .starts: [["with"]]
        case .last, .count: [["where"]]
        case .drop: [["while"]]
        case .swapAt: [[nil, nil]]
        case .removeValue: [["forKey"]]
        case .updateValue: [[nil, "forKey"]]
        case .prefix: [[nil], ["while"], ["upTo"], ["through"]]
        case .suffix: [[nil], ["from"]]
        case .hasPrefix, .hasSuffix, .map, .filter, .allSatisfy, .forEach, .compactMap,
            .flatMap, .elementsEqual, .trimmingPrefix, .lexicographicallyPrecedes, .removeSubrange:
            [[nil]]
        case .contains: [[nil], ["where"]]
        case .firstIndex, .lastIndex: [["of"], ["where"]]
        case .first: [["where"]]
        case .reduce: [[nil, nil], ["into", nil]]
        case .append: [[nil], ["contentsOf"]]
        case .sorted, .min, .max, .sort: [[], ["by"]]
        case .dropFirst, .dropLast: [[], [nil]]
        case .joined: [[], ["separator"]]
        case .split:
            [
                ["separator"], ["separator", "maxSplits"], ["separator", "omittingEmptySubsequences"],
                ["separator", "maxSplits", "omittingEmptySubsequences"], ["whereSeparator"],
            ]
        case .replacing: [[nil, "with"]]
        case .insert: [[nil, "at"], [nil], ["contentsOf", "at"]]
        case .index:
            [["after"], ["before"], [nil, "offsetBy"], [nil, "offsetBy", "limitedBy"], ["of"], ["where"]]
        case .distance: [["from", "to"]]
        case .range: [["of"]]
        case .replaceSubrange: [[nil, "with"]]
        case .remove: [["at"], [nil]]
        case .union, .intersection, .subtracting, .symmetricDifference, .mapValues, .compactMapValues: [[nil]]
        case .isSubset, .isSuperset: [["of"]]
        case .isDisjoint: [["with"]]
        }
    }

    /// Returns the values of the arguments, which must have the labels of one form.
    func values(_ arguments: [Argument], at range: SourceRange) throws(InterruptionError) -> [Value] {
        let fits = forms.contains { form in
            form.count == arguments.count
                && zip(form, arguments).allSatisfy { $1.label == nil || $1.label == $0 }
        }
        guard fits else {
            let known = forms.map { form in
                "'\(rawValue)(\(form.map { "\($0 ?? "_"):" }.joined()))'"
            }
            throw .mismatch("there is \(known.joined(separator: " and "))", at: range)
        }
        return arguments.map(\.value)
    }

    /// How many elements the method looks at: a sequence may have no end.
    func limit(_ arguments: [Argument]) -> Int {
        guard self == .prefix, case .integer(let count)? = arguments.first?.value else { return .max }
        return Swift.max(0, Int(clamping: count))
    }

    /// Calls a method that changes nothing.
    func apply(
        to receiver: Value, _ arguments: [Argument], at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> Value {
        let values = try values(arguments, at: range)
        if let found = try applyLabelled(to: receiver, arguments, at: range, in: context) { return found }
        switch receiver {
        case .string(let text) where !values.contains(where: \.isFunction):
            if let result = try apply(to: text, values, at: range, in: context) { return result }
        case .range(let bounds) where self == .contains && !values.contains(where: \.isFunction):
            return .bool(try context.contains(values[0], bounds, at: range))
        default: break
        }
        let elements = try context.elements(of: receiver, for: self, values, at: range)
        if self == .reduce, arguments[0].label == "into" {
            return try reduce(elements, into: values[0], values[1], at: range, in: context)
        }
        return try apply(to: elements, values, of: receiver, at: range, in: context)
    }

    /// Tells whether the method is the one that changes a Bool, and the value is one.
    func isOfTruth(_ value: Value) -> Bool {
        if case .bool = value { self == .toggle } else { false }
    }

    /// Makes the error for a method that the value does not have.
    func unsuitable(for kind: String, _ value: Value, at range: SourceRange) -> InterruptionError {
        .mismatch("'\(rawValue)' is for \(kind); this is \(value.kindName)", at: range)
    }
}

extension Value {
    /// Returns the text; anything else is a mismatch.
    func text(at range: SourceRange) throws(InterruptionError) -> String {
        guard case .string(let text) = self else {
            throw .mismatch("a string is wanted here; this is \(kindName)", at: range)
        }
        return text
    }

    /// Returns a number of elements, which is never negative.
    func length(at range: SourceRange) throws(InterruptionError) -> Int {
        guard case .integer(let integer) = self else {
            throw .mismatch("an integer is wanted here; this is \(kindName)", at: range)
        }
        guard let length = Int(exactly: integer), length >= 0 else {
            throw .thrown("\(integer) is no number of elements", at: range)
        }
        return length
    }
}
