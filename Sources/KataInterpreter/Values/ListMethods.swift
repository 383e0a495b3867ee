import KataDiagnostics
import KataScript
import KataTranscript

/// What the methods of plain values do to elements: a list's, a map's keys, a string's characters.
extension PlainMethod {
    /// Calls the method on the elements of a receiver.
    func apply(
        to elements: [Value], _ values: [Value], of receiver: Value, at range: SourceRange,
        in context: Context
    ) throws(InterruptionError) -> Value {
        if values.contains(where: \.isFunction) {
            return try apply(to: elements, calling: values, of: receiver, at: range, in: context)
        }
        switch self {
        case .map, .filter, .reduce, .first, .allSatisfy, .forEach, .compactMap, .flatMap, .last, .count,
            .drop, .mapValues, .compactMapValues:
            throw .mismatch("'\(rawValue)' takes a closure: \(rawValue) { … }", at: range)
        case .contains: return .bool(try context.index(of: values[0], in: elements, at: range) != nil)
        case .firstIndex:
            let index = try context.index(of: values[0], in: elements, at: range)
            return index.map { .integer(Int64($0)) } ?? .null
        case .lastIndex:
            let index = try context.index(of: values[0], in: elements.reversed(), at: range)
            return index.map { .integer(Int64(elements.count - 1 - $0)) } ?? .null
        case .starts:
            let beginning = Array(elements.prefix(try values[0].elements(at: range).count))
            return .bool(
                try context.areEqual(.list(beginning), .list(try values[0].elements(at: range)), at: range))
        case .elementsEqual:
            let others = try Conversion.list.elements(of: values[0], at: range, in: context)
            return .bool(try context.areEqual(.list(elements), .list(others), at: range))
        case .sorted: return .list(try context.sorted(elements, at: range))
        case .min, .max:
            guard elements.contains(where: \.isOfModule) else {
                let sorted = try PlainMethod.sorted(elements, at: range)
                return (self == .min ? sorted.first : sorted.last) ?? .null
            }
            return try extreme(elements) { one, other throws(InterruptionError) in
                try context.step(at: range)
                return try BinaryOperator.less.isLess(one, other, at: range, in: context)
            }
        // What is by chance in Swift is the same each time here.
        case .reversed, .shuffled: return .list(elements.reversed())
        case .randomElement: return elements.first ?? .null
        case .enumerated:
            return .list(
                elements.enumerated().map { offset, element in
                    .tuple([
                        Argument(label: "offset", value: .integer(Int64(offset))),
                        Argument(label: "element", value: element),
                    ])
                })
        case .prefix: return .list(Array(elements.prefix(try values[0].length(at: range))))
        case .suffix: return .list(Array(elements.suffix(try values[0].length(at: range))))
        case .dropFirst: return .list(Array(elements.dropFirst(try values.first?.length(at: range) ?? 1)))
        case .dropLast: return .list(Array(elements.dropLast(try values.first?.length(at: range) ?? 1)))
        case .joined:
            var texts: [String] = []
            for element in elements { texts.append(try context.text(of: element, at: range)) }
            return .string(texts.joined(separator: try values.first?.text(at: range) ?? ""))
        case .hasPrefix, .hasSuffix, .uppercased, .lowercased, .trimmed, .replacing, .split, .trimmingPrefix,
            .replacingOccurrences, .components, .trimmingCharacters, .padding, .range, .index, .distance,
            .lexicographicallyPrecedes:
            throw unsuitable(for: "strings", receiver, at: range)
        case .union, .intersection, .subtracting, .symmetricDifference, .isSubset, .isSuperset, .isDisjoint:
            return try compared(elements, try values[0].elements(at: range), at: range, context)
        case .removeValue, .updateValue, .merge, .merging:
            throw unsuitable(for: "maps", receiver, at: range)
        case .toggle: throw unsuitable(for: "a Bool", receiver, at: range)
        case .formUnion, .formIntersection, .subtract, .append, .insert, .remove, .removeFirst, .removeLast,
            .removeAll, .popLast, .sort, .reverse,
            .swapAt, .removeSubrange, .replaceSubrange:
            throw unsuitable(for: "lists", receiver, at: range)
        }
    }

    /// Does what is for sets: lists stand for them.
    private func compared(
        _ elements: [Value], _ others: [Value], at range: SourceRange, _ context: Context
    ) throws(InterruptionError) -> Value {
        try context.handle(elements.count * others.count, at: range)
        func holds(_ element: Value, in list: [Value]) throws(InterruptionError) -> Bool {
            try context.index(of: element, in: list, at: range) != nil
        }
        var common: [Value] = []
        var alone: [Value] = []
        for element in elements {
            if try holds(element, in: others) { common.append(element) } else { alone.append(element) }
        }
        switch self {
        case .intersection: return .list(common)
        case .subtracting: return .list(alone)
        case .isSubset: return .bool(alone.isEmpty)
        case .isDisjoint: return .bool(common.isEmpty)
        case .union: return .list(try context.distinct(elements + others, at: range))
        case .symmetricDifference:
            for other in others where try !holds(other, in: elements) { alone.append(other) }
            return .list(alone)
        default:
            for other in others where try !holds(other, in: elements) { return .bool(false) }
            return .bool(true)
        }
    }

    static func sorted(_ elements: [Value], at range: SourceRange) throws(InterruptionError)
        -> [Value]
    {
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
        if strings.isEmpty { return numbers.sorted { $0.0 < $1.0 }.map(\.1) }
        return strings.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map(Value.string)
    }

    // MARK: Changing

    /// Returns the list after a method that changes it, and what the method gives.
    func change(
        _ receiver: Value, _ arguments: [Argument], at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> (changed: Value, answer: Answer) {
        var values = try values(arguments, at: range)
        if case .bool(let isTrue) = receiver, self == .toggle {
            return (.bool(!isTrue), Answer(.null, isVoid: true))
        }
        if case .string(let text) = receiver { return try change(text, arguments, at: range, in: context) }
        if case .map(let entries) = receiver {
            return try change(entries, arguments, at: range, in: context)
        }
        if case .list(let elements) = receiver,
            let changed = try rearranged(elements, arguments, at: range, in: context)
        {
            return (.list(changed), Answer(.null, isVoid: true))
        }
        guard case .list(var elements) = receiver else { throw unsuitable(for: "lists", receiver, at: range) }
        if let changed = try changePart(elements, arguments, at: range) { return changed }
        // What is added to numbers of floating point is one.
        if case .float? = elements.first, self == .append || self == .insert { values[0] = values[0].asFloat }
        var answer = Answer(.null, isVoid: true)
        switch self {
        case .append where arguments[0].label == nil: elements.append(values[0])
        case .append: elements += try values[0].elements(at: range)
        case .insert where arguments.count == 1:
            // A list stands for a set as well, where no place is told.
            let place = try context.index(of: values[0], in: elements, at: range)
            if place == nil { elements.append(values[0]) }
            answer = Answer(
                .tuple([
                    Argument(label: "inserted", value: .bool(place == nil)),
                    Argument(label: "memberAfterInsert", value: elements[place ?? elements.count - 1]),
                ]))
        case .remove where arguments[0].label == nil:
            let place = try context.index(of: values[0], in: elements, at: range)
            answer = Answer(place.map { elements.remove(at: $0) } ?? .null)
        case .popLast: answer = Answer(elements.popLast() ?? .null)
        case .insert:
            let index = try values[1].length(at: range)
            guard index <= elements.count else { throw outOfRange(index, elements, at: range) }
            elements.insert(values[0], at: index)
        case .remove:
            answer = Answer(elements.remove(at: try elements.index(arguments.unlabelled, at: range)))
        case .removeFirst, .removeLast:
            guard !elements.isEmpty else { throw .thrown("the list has no element to remove", at: range) }
            answer = Answer(self == .removeFirst ? elements.removeFirst() : elements.removeLast())
        case .removeAll: elements = []
        default: throw unsuitable(for: "values", receiver, at: range)
        }
        return (.list(elements), answer)
    }

    private func outOfRange(_ index: Int, _ elements: [Value], at range: SourceRange) -> InterruptionError {
        .thrown("index \(index) is out of range: the list has \(elements.count) elements", at: range)
    }
}

extension Context {
    /// Returns the elements in their order: numbers by size, strings by scalars, the module's values by its own `<`.
    fileprivate func sorted(_ elements: [Value], at range: SourceRange) throws(InterruptionError) -> [Value] {
        guard elements.contains(where: \.isOfModule) else {
            return try PlainMethod.sorted(elements, at: range)
        }
        return try insertionSorted(elements) { one, other throws(InterruptionError) in
            try step(at: range)
            return try BinaryOperator.less.isLess(one, other, at: range, in: self)
        }
    }
}

extension [Argument] {
    /// The arguments without their labels.
    fileprivate var unlabelled: [Argument] { map { Argument(value: $0.value) } }
}
