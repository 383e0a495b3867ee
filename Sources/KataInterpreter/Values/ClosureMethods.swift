import KataDiagnostics
import KataTranscript

/// What the methods of plain values do with a closure of the script.
extension PlainMethod {
    /// Calls the closure for elements of a receiver.
    func apply(
        to elements: [Value], calling values: [Value], of receiver: Value, at range: SourceRange,
        in context: Context
    ) throws(InterruptionError) -> Value {
        guard let closure = values.last, closure.isFunction else {
            throw .mismatch("'\(rawValue)' takes its closure last", at: range)
        }
        func call(_ values: [Value]) throws(InterruptionError) -> Value {
            try context.call(function: closure, values, at: range)
        }
        func holds(_ values: [Value]) throws(InterruptionError) -> Bool {
            let value = try call(values)
            guard case .bool(let isTrue) = value else {
                throw .mismatch(
                    "the closure of '\(rawValue)' gives a Bool; this is \(value.kindName)", at: range)
            }
            return isTrue
        }
        if let found = try applyFurther(
            to: elements, values, of: receiver, at: range, in: context, holds)
        {
            return found
        }
        switch self {
        case .map:
            var results: [Value] = []
            for element in elements { results.append(try call([element])) }
            return .list(results)
        case .filter:
            var results: [Value] = []
            for element in elements where try holds([element]) { results.append(element) }
            if case .string = receiver { return .string(results.map(\.text).joined()) }
            if case .map(let entries) = receiver, case .tuple? = elements.first {
                return .map(entries.filter { entry in results.contains { $0.isPair(entry) } })
            }
            return .list(results)
        case .reduce:
            var result = values[0]
            for element in elements { result = try call([result, element]) }
            return result
        case .first:
            for element in elements where try holds([element]) { return element }
            return .null
        case .contains:
            for element in elements where try holds([element]) { return .bool(true) }
            return .bool(false)
        case .firstIndex:
            for (index, element) in elements.enumerated() where try holds([element]) {
                return .integer(Int64(index))
            }
            return .null
        case .min, .max:
            return try extreme(elements) { one, other throws(InterruptionError) in try holds([one, other]) }
        case .compactMap:
            var results: [Value] = []
            for element in elements {
                let value = try call([element])
                if case .null = value { continue }
                results.append(value)
            }
            return .list(results)
        case .flatMap:
            var results: [Value] = []
            for element in elements { results += try call([element]).elements(at: range) }
            return .list(results)
        case .allSatisfy:
            for element in elements where try !holds([element]) { return .bool(false) }
            return .bool(true)
        case .forEach:
            for element in elements { _ = try call([element]) }
            return .null
        case .sorted:
            return .list(
                try insertionSorted(elements) { one, other throws(InterruptionError) in
                    try holds([one, other])
                })
        default: throw .mismatch("'\(rawValue)' takes no closure", at: range)
        }
    }
}

extension PlainMethod {
    /// Returns the least or the greatest element, the first one of those that are equal; null where there is none.
    func extreme(
        _ elements: [Value], by isLess: (Value, Value) throws(InterruptionError) -> Bool
    ) throws(InterruptionError) -> Value {
        guard var best = elements.first else { return .null }
        for element in elements.dropFirst() {
            if try self == .min ? isLess(element, best) : isLess(best, element) { best = element }
        }
        return best
    }
}

/// Sorts elements by a comparison that may fail; equal ones keep their order.
func insertionSorted(
    _ elements: [Value], by isLess: (Value, Value) throws(InterruptionError) -> Bool
) throws(InterruptionError) -> [Value] {
    var sorted: [Value] = []
    for element in elements {
        // From the end, so that equal elements keep their order.
        var place = sorted.count
        while place > 0, try isLess(element, sorted[place - 1]) { place -= 1 }
        sorted.insert(element, at: place)
    }
    return sorted
}

extension Value {
    /// Tells whether the value is the pair of an entry.
    fileprivate func isPair(_ entry: MapEntry) -> Bool {
        guard case .tuple(let parts) = self, let key = parts.first?.value else { return false }
        return key == entry.key
    }

    /// Tells whether the value is a closure of the script, or a function that the module gave.
    var isFunction: Bool {
        switch self {
        case .closure: true
        case .object(let reference): reference.type.contains("->")
        default: false
        }
    }
}
