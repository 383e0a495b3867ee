import KataDiagnostics
import KataTranscript

/// Values that functions and conversions of every script make of several others.
extension Context {
    /// Returns the text of a format with the values that it writes.
    ///
    /// - Parameter isObjectiveC: Tells whether `%@` writes a value, as in `String(format:)`.
    func formatted(
        _ values: [Value], isObjectiveC: Bool = false, at range: SourceRange
    ) throws(InterruptionError) -> Value {
        guard case .string(var format)? = values.first else {
            throw .mismatch("'format' takes a string and the values that it writes", at: range)
        }
        if isObjectiveC { format = format.replacing("%@", with: "%s") }
        let text = try Formatter(format, Array(values.dropFirst()), at: range).text(in: self)
        try handle(text.utf8.count, at: range)
        return .string(text)
    }

    /// Returns the numbers of `stride(from:to:by:)` or `stride(from:through:by:)`.
    func strides(_ arguments: [Argument], at range: SourceRange) throws(InterruptionError) -> Value {
        let labels = arguments.map { $0.label ?? "" }
        guard labels == ["from", "to", "by"] || labels == ["from", "through", "by"] else {
            throw .mismatch("there is 'stride(from:to:by:)' and 'stride(from:through:by:)'", at: range)
        }
        let isClosed = labels[1] == "through"
        var result: [Value] = []
        switch (arguments[0].value, arguments[1].value, arguments[2].value) {
        case (.integer(let first), .integer(let end), .integer(let step)) where step != 0:
            var next = first
            while step > 0 ? next < end || isClosed && next == end : next > end || isClosed && next == end {
                result.append(.integer(next))
                try self.step(at: range)
                let (sum, overflows) = next.addingReportingOverflow(step)
                if overflows { break }
                next = sum
            }
        default:
            guard let first = arguments[0].value.number, let end = arguments[1].value.number,
                let step = arguments[2].value.number, step != 0
            else { throw .mismatch("'stride' wants three numbers, the last of them not 0", at: range) }
            var turn = 0.0
            var next = first
            while step > 0 ? next < end : next > end, turn < Double(Int32.max) {
                result.append(.float(next))
                try self.step(at: range)
                turn += 1
                next = first + turn * step
            }
            if isClosed, next == end { result.append(.float(next)) }
        }
        try handle(result.count, at: range)
        return .list(result)
    }

    /// Returns the type of `type(of: value)`.
    func type(of arguments: [Argument], at range: SourceRange) throws(InterruptionError) -> Value {
        guard arguments.count == 1, arguments[0].label == nil || arguments[0].label == "of" else {
            throw .mismatch("there is 'type(of:)'", at: range)
        }
        let value = arguments[0].value
        if let type = value.typeName { return .metatype(type) }
        switch value {
        case .string: return .metatype("String")
        case .integer: return .metatype("Int")
        case .float: return .metatype("Double")
        case .bool: return .metatype("Bool")
        default:
            throw .mismatch("'type(of:)' wants a value of the module; this is \(value.kindName)", at: range)
        }
    }

    /// Returns lists of elements by what a closure says of each, in the order in which it does.
    func grouped(_ elements: [Value], by closure: Value, at range: SourceRange) throws(InterruptionError)
        -> Value
    {
        var entries: [MapEntry] = []
        for element in elements {
            let key = try call(function: closure, [element], at: range)
            guard let place = try place(of: key, in: entries, at: range) else {
                entries.append(MapEntry(key: key, value: .list([element])))
                continue
            }
            guard case .list(let former) = entries[place].value else { continue }
            entries[place].value = .list(former + [element])
        }
        return .map(entries)
    }

    /// Returns a map of pairs of a key and a value; a key that comes twice is an error.
    func map(
        ofPairs pairs: [Value], joining closure: Value? = nil, at range: SourceRange
    ) throws(InterruptionError) -> Value {
        var entries: [MapEntry] = []
        for pair in pairs {
            guard case .tuple(let parts) = pair, parts.count == 2 else {
                throw .mismatch("a map is made of pairs; this is \(pair.kindName)", at: range)
            }
            if let place = try place(of: parts[0].value, in: entries, at: range) {
                if let closure {
                    entries[place].value = try call(
                        function: closure, [entries[place].value, parts[1].value], at: range)
                    continue
                }
                throw .thrown("the key \(parts[0].value.shownText) comes twice", at: range)
            }
            entries.append(MapEntry(key: parts[0].value, value: parts[1].value))
        }
        return .map(entries)
    }
}

extension Value {
    /// The value of a number.
    var number: Double? {
        switch self {
        case .integer(let integer): Double(integer)
        case .float(let float): float
        default: nil
        }
    }
}
