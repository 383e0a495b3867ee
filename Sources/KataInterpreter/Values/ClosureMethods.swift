import KataDiagnostics
import KataTranscript

/// A closure of the script, as a method of plain values calls it for elements.
struct ElementClosure {
    let function: Value
    let method: PlainMethod
    let range: SourceRange
    let context: Context

    /// Returns what the closure gives.
    func call(_ values: [Value]) throws(InterruptionError) -> Value {
        try context.call(function: function, values, at: range)
    }

    /// Tells whether the closure says so.
    func holds(_ values: [Value]) throws(InterruptionError) -> Bool {
        let value = try call(values)
        guard case .bool(let isTrue) = value else {
            throw .mismatch(
                "the closure of '\(method.rawValue)' gives a Bool; this is \(value.kindName)", at: range)
        }
        return isTrue
    }

    /// Tells whether the closure says so of a pair.
    func holds(_ one: Value, _ other: Value) throws(InterruptionError) -> Bool { try holds([one, other]) }
}

/// What the methods of plain values do with a closure of the script.
extension PlainMethod {
    /// Calls the closure for elements of a receiver.
    func apply(
        to elements: [Value], calling values: [Value], of receiver: Value, at range: SourceRange,
        in context: Context
    ) throws(InterruptionError) -> Value {
        guard let function = values.last, function.isFunction else {
            throw .mismatch("'\(rawValue)' takes its closure last", at: range)
        }
        let closure = ElementClosure(function: function, method: self, range: range, context: context)
        if let found = try search(elements, closure) { return found }
        if let found = try collect(elements, of: receiver, closure) { return found }
        if let found = try applyFurther(to: elements, values, of: receiver, closure) { return found }
        switch self {
        case .reduce:
            var result = values[0]
            for element in elements { result = try closure.call([result, element]) }
            return result
        case .forEach:
            for element in elements { _ = try closure.call([element]) }
            return .null
        case .min, .max: return try extreme(elements, by: closure.holds)
        case .sorted: return .list(try insertionSorted(elements, by: closure.holds))
        default: throw .mismatch("'\(rawValue)' takes no closure", at: range)
        }
    }

    /// Looks for what the closure says; nil where the method is one of the others.
    private func search(
        _ elements: [Value], _ closure: ElementClosure
    ) throws(InterruptionError) -> Value? {
        switch self {
        case .first:
            for element in elements where try closure.holds([element]) { return element }
            return .null
        case .firstIndex:
            for (index, element) in elements.enumerated() where try closure.holds([element]) {
                return .integer(Int64(index))
            }
            return .null
        case .contains:
            for element in elements where try closure.holds([element]) { return .bool(true) }
            return .bool(false)
        case .allSatisfy:
            for element in elements where try !closure.holds([element]) { return .bool(false) }
            return .bool(true)
        default: return nil
        }
    }

    /// Puts together what the closure gives, or lets pass; nil where the method is one of the others.
    private func collect(
        _ elements: [Value], of receiver: Value, _ closure: ElementClosure
    ) throws(InterruptionError) -> Value? {
        var results: [Value] = []
        switch self {
        case .map:
            for element in elements { results.append(try closure.call([element])) }
        case .compactMap:
            for element in elements {
                let value = try closure.call([element])
                if case .null = value { continue }
                results.append(value)
            }
        case .flatMap:
            for element in elements { results += try closure.call([element]).elements(at: closure.range) }
        case .filter:
            for element in elements where try closure.holds([element]) { results.append(element) }
            if case .string = receiver { return .string(results.map(\.text).joined()) }
            if case .map(let entries) = receiver, case .tuple? = elements.first {
                return .map(entries.filter { entry in results.contains { $0.isPair(entry) } })
            }
        default: return nil
        }
        return .list(results)
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
