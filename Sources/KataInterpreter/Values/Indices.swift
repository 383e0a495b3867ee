import KataDiagnostics
import KataScript
import KataTranscript

/// Places in lists and strings: a script counts both from 0, and an index of a string is such a number too.
extension PlainMethod {
    /// Calls a method whose labels say what its values mean, on a list or a string; nil where it is one of the others.
    func applyLabelled(
        to receiver: Value, _ arguments: [Argument], at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> Value? {
        let labels = arguments.map(\.label)
        let values = arguments.map(\.value)
        switch (self, labels.first ?? nil) {
        case (.index, "of"), (.index, "where"):
            return try PlainMethod.firstIndex.apply(to: receiver, arguments, at: range, in: context)
        case (.index, _): return try index(labels, values, at: range)
        case (.distance, _):
            let first = try values[0].place(at: range)
            return .integer(try values[1].place(at: range) - first)
        case (.range, _): return try receiver.range(of: try values[0].text(at: range), at: range)
        case (.prefix, "upTo"), (.prefix, "through"), (.suffix, "from"):
            let first: Value = self == .prefix ? .integer(0) : values[0]
            let end = self == .prefix ? values[0] : .integer(Int64(try receiver.elements(at: range).count))
            let bounds = ValueRange(first, end, isClosed: labels[0] == "through")
            return try receiver.part(bounds, at: range)
        case (.split, _) where labels != ["separator"]:
            return try split(receiver, arguments, at: range, in: context)
        case (.split, _):
            guard case .list = receiver else { return nil }
            return try split(receiver, arguments, at: range, in: context)
        case (.lexicographicallyPrecedes, _):
            let others = try values[0].elements(at: range)
            return .bool(try precedes(try receiver.elements(at: range), others, at: range, in: context))
        default: return nil
        }
    }

    /// Returns a place behind or before another one; nil where it is behind a limit.
    private func index(_ labels: [String?], _ values: [Value], at range: SourceRange)
        throws(InterruptionError) -> Value
    {
        let first = try values[0].place(at: range)
        if labels[0] == "after" { return .integer(first + 1) }
        if labels[0] == "before" { return .integer(first - 1) }
        let offset = try values[1].place(at: range)
        let (place, overflows) = first.addingReportingOverflow(offset)
        guard !overflows else { throw .thrown("the place does not fit a 64-bit integer", at: range) }
        guard values.count == 3 else { return .integer(place) }
        let limit = try values[2].place(at: range)
        return (offset < 0 ? place < limit && limit <= first : place > limit && limit >= first)
            ? .null : .integer(place)
    }

    /// Tells whether elements come before others, the first that differ deciding.
    private func precedes(
        _ elements: [Value], _ others: [Value], at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> Bool {
        for (one, other) in zip(elements, others) {
            try context.step(at: range)
            if try BinaryOperator.less.isLess(one, other, at: range, in: context) { return true }
            if try BinaryOperator.less.isLess(other, one, at: range, in: context) { return false }
        }
        return elements.count < others.count
    }

    /// Returns the parts between elements that separate them.
    private func split(
        _ receiver: Value, _ arguments: [Argument], at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> Value {
        var most = Int.max
        var omitsEmpty = true
        for argument in arguments.dropFirst() {
            if case .bool(let isTrue) = argument.value { omitsEmpty = isTrue }
            if argument.label == "maxSplits" { most = try argument.value.length(at: range) }
        }
        let separator = arguments[0].value
        if case .string(let text) = receiver, case .string(let mark) = separator, mark.count != 1 {
            let pieces = try PlainMethod.components.apply(
                to: .string(text), [Argument(value: separator)], at: range, in: context
            ).elements(at: range).map(\.text)
            let kept = omitsEmpty ? pieces.filter { !$0.isEmpty } : pieces
            guard kept.count - 1 > most else { return .list(kept.map(Value.string)) }
            return .list((kept[..<most] + [kept[most...].joined(separator: mark)]).map(Value.string))
        }
        var parts: [[Value]] = [[]]
        var splits = 0
        for element in try receiver.elements(at: range) {
            var isSeparator = false
            if splits < most, separator.isFunction {
                isSeparator = try context.call(function: separator, [element], at: range) == .bool(true)
            } else if splits < most {
                isSeparator = try context.areEqual(element, separator, at: range)
            }
            if isSeparator, !omitsEmpty || !parts[parts.count - 1].isEmpty {
                parts.append([])
                splits += 1
            } else if !isSeparator {
                parts[parts.count - 1].append(element)
            }
        }
        if omitsEmpty { parts.removeAll(where: \.isEmpty) }
        if case .string = receiver { return .list(parts.map { .string($0.map(\.text).joined()) }) }
        return .list(parts.map(Value.list))
    }
}

extension Value {
    /// Returns a place in elements, or how many of them lie between two.
    fileprivate func place(at range: SourceRange) throws(InterruptionError) -> Int64 {
        guard case .integer(let place) = self else {
            throw .mismatch("a place is an integer; this is \(kindName)", at: range)
        }
        return place
    }

    /// Returns the places where a text stands in this one; nil where it does not.
    fileprivate func range(of part: String, at range: SourceRange) throws(InterruptionError) -> Value {
        let text = Array(try text(at: range))
        let wanted = Array(part)
        guard !wanted.isEmpty, wanted.count <= text.count,
            let first = (0...(text.count - wanted.count)).first(where: { text[$0...].starts(with: wanted) })
        else { return .null }
        return .range(
            ValueRange(.integer(Int64(first)), .integer(Int64(first + wanted.count)), isClosed: false))
    }

    /// Returns the elements of a list between two places, or the characters of a string.
    func part(_ bounds: ValueRange, at range: SourceRange) throws(InterruptionError) -> Value {
        let elements = try elements(at: range)
        let part = elements[try elements.indices(in: bounds, at: range)]
        if case .string = self { return .string(part.map(\.text).joined()) }
        return .list(Array(part))
    }
}

extension PlainMethod {
    /// Returns a list after a method that changes a part of it, and what the method gives; nil where it is one of the others.
    func changePart(
        _ elements: [Value], _ arguments: [Argument], at range: SourceRange
    ) throws(InterruptionError) -> (changed: Value, answer: Answer)? {
        var elements = elements
        let nothing = Answer(.null, isVoid: true)
        switch (self, arguments.first?.label) {
        case (.insert, "contentsOf"):
            let place = try arguments[1].value.length(at: range)
            let bounds = ValueRange(.integer(Int64(place)), .integer(Int64(place)), isClosed: false)
            let added = try arguments[0].value.elements(at: range)
            elements.replaceSubrange(try elements.indices(in: bounds, at: range), with: added)
        case (.removeFirst, _) where arguments.count == 1, (.removeLast, _) where arguments.count == 1:
            let count = try arguments[0].value.length(at: range)
            guard count <= elements.count else {
                throw .thrown("\(count) elements cannot be removed: there are \(elements.count)", at: range)
            }
            if self == .removeFirst { elements.removeFirst(count) } else { elements.removeLast(count) }
        case (.removeSubrange, _), (.replaceSubrange, _):
            guard case .range(let bounds) = arguments[0].value else {
                throw .mismatch("'\(rawValue)' takes a range", at: range)
            }
            let added = try arguments.count == 2 ? arguments[1].value.elements(at: range) : []
            elements.replaceSubrange(try elements.indices(in: bounds, at: range), with: added)
        default: return nil
        }
        return (.list(elements), nothing)
    }
}
