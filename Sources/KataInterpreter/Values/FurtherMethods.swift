import KataDiagnostics
import KataScript
import KataTranscript

/// What methods do that take a part of a list by a closure, or change a map.
extension PlainMethod {
    /// Calls a closure for the elements; nil where the method is one of the others.
    func applyFurther(
        to elements: [Value], _ values: [Value], of receiver: Value, _ closure: ElementClosure
    ) throws(InterruptionError) -> Value? {
        let (range, context) = (closure.range, closure.context)
        switch self {
        case .last, .lastIndex:
            for (index, element) in elements.enumerated().reversed() where try closure.holds([element]) {
                return self == .last ? element : .integer(Int64(index))
            }
            return .null
        case .count:
            var count: Int64 = 0
            for element in elements where try closure.holds([element]) { count += 1 }
            return .integer(count)
        case .prefix, .drop:
            var end = 0
            while end < elements.count, try closure.holds([elements[end]]) { end += 1 }
            let part = self == .prefix ? elements[..<end] : elements[end...]
            if case .string = receiver { return .string(part.map(\.text).joined()) }
            return .list(Array(part))
        case .mapValues, .compactMapValues:
            guard case .map(let entries) = receiver else {
                throw unsuitable(for: "maps", receiver, at: range)
            }
            var changed: [MapEntry] = []
            for entry in entries {
                let value = try closure.call([entry.value])
                if self == .compactMapValues, case .null = value { continue }
                changed.append(MapEntry(key: entry.key, value: value))
            }
            return .map(changed)
        case .merging:
            guard case .map(let entries) = receiver else {
                throw unsuitable(for: "maps", receiver, at: range)
            }
            return .map(try merged(entries, values, at: range, in: context))
        default: return nil
        }
    }

    /// Returns the entries of two maps; a closure says what becomes of values that have the same key.
    private func merged(
        _ entries: [MapEntry], _ values: [Value], at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> [MapEntry] {
        guard case .map(let others) = values[0] else { throw unsuitable(for: "maps", values[0], at: range) }
        var merged = entries
        for other in others {
            guard let place = try context.place(of: other.key, in: merged, at: range) else {
                merged.append(other)
                continue
            }
            merged[place].value = try context.call(
                function: values[1], [merged[place].value, other.value], at: range)
        }
        return merged
    }

    /// Folds elements into a value that the closure changes: `reduce(into: [:]) { $0[$1] = true }`.
    func reduce(
        _ elements: [Value], into start: Value, _ closure: Value, at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> Value {
        guard case .closure(let number, _) = closure else {
            throw .mismatch("'reduce(into:)' takes a closure: reduce(into: start) { … }", at: range)
        }
        var result = start
        for element in elements {
            let answer = try context.call(number, [result, element], changing: [0], at: range)
            result = answer.changes.first?.value ?? result
        }
        return result
    }

    /// Returns a map after a method that changes it, and what the method gives.
    func change(
        _ entries: [MapEntry], _ arguments: [Argument], at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> (changed: Value, answer: Answer) {
        var entries = entries
        switch self {
        case .removeValue, .updateValue:
            let key = arguments[arguments.count - 1].value
            let place = try context.place(of: key, in: entries, at: range)
            let former = place.map { entries[$0].value } ?? .null
            if self == .updateValue {
                let entry = MapEntry(key: key, value: arguments[0].value)
                if let place { entries[place] = entry } else { entries.append(entry) }
            } else if let place {
                entries.remove(at: place)
            }
            return (.map(entries), Answer(former))
        case .merge:
            let merged = try merged(entries, arguments.map(\.value), at: range, in: context)
            return (.map(merged), Answer(.null, isVoid: true))
        case .removeAll where arguments.first?.value.isFunction != true:
            return (.map([]), Answer(.null, isVoid: true))
        default: throw unsuitable(for: "lists", .map(entries), at: range)
        }
    }

    /// Changes the order of a list, or takes out what a closure says; nil where the method is one of the others.
    func rearranged(
        _ elements: [Value], _ arguments: [Argument], at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> [Value]? {
        let closure = arguments.last?.value
        switch self {
        case .sort:
            return try PlainMethod.sorted.apply(to: .list(elements), arguments, at: range, in: context)
                .elements(at: range)
        case .reverse: return elements.reversed()
        case .formUnion, .formIntersection, .subtract:
            let method: PlainMethod =
                self == .formUnion ? .union : self == .subtract ? .subtracting : .intersection
            return try method.apply(to: .list(elements), arguments, at: range, in: context)
                .elements(at: range)
        case .swapAt:
            var changed = elements
            let places = try arguments.map { argument throws(InterruptionError) in
                try elements.index([Argument(value: argument.value)], at: range)
            }
            changed.swapAt(places[0], places[1])
            return changed
        case .removeAll:
            guard let closure, closure.isFunction else { return nil }
            var kept: [Value] = []
            for element in elements {
                let found = try context.call(function: closure, [element], at: range)
                guard case .bool(let isTaken) = found else {
                    throw .mismatch(
                        "the closure of '\(rawValue)' gives a Bool; this is \(found.kindName)", at: range)
                }
                if !isTaken { kept.append(element) }
            }
            return kept
        default: return nil
        }
    }
}

extension Value {
    /// A map's entries as tuples of key and value.
    var pairs: [Value]? {
        guard case .map(let entries) = self else { return nil }
        return entries.map {
            .tuple([Argument(label: "key", value: $0.key), Argument(label: "value", value: $0.value)])
        }
    }
}

extension Context {
    /// The members by which a closure asks a pair of a map for a part of it.
    private static let partsOfPairs: Set = ["key", "value", "0", "1"]

    /// Returns what a closure is given of a receiver: of a map entries, where it asks an element for `key` or `value`,
    /// or takes both.
    func elements(
        of receiver: Value, for method: PlainMethod, _ values: [Value], at range: SourceRange
    ) throws(InterruptionError) -> [Value] {
        guard let pairs = receiver.pairs, case .closure(let number, _)? = values.last,
            closures.indices.contains(number)
        else { return try receiver.elements(at: range) }
        let closure = closures[number].closure
        var asksForParts = closure.parameters.count > method.argumentsOfClosure || method.ordersByClosure
        closure.body.forEachExpression { node in
            if case .member(_, let name) = node.kind, Self.partsOfPairs.contains(name.text) {
                asksForParts = true
            }
        }
        return asksForParts ? pairs : try receiver.elements(at: range)
    }
}

extension PlainMethod {
    /// Tells whether its closure says which of two elements comes first; of a map those are pairs, which have the order of tuples.
    fileprivate var ordersByClosure: Bool { self == .sorted || self == .min || self == .max }

    /// How many values the method gives its closure.
    fileprivate var argumentsOfClosure: Int {
        switch self {
        case .reduce, .sorted, .min, .max, .sort, .merge, .merging: 2
        default: 1
        }
    }
}
