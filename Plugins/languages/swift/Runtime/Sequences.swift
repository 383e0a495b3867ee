/// A walk over a sequence of the solution, which gives an element when it is asked for one.
private final class Walk {
    let next: () throws -> Any?

    init(_ next: @escaping () throws -> Any?) { self.next = next }

    init<Elements: Sequence>(_ elements: Elements) {
        var iterator = elements.makeIterator()
        next = { iterator.next() }
    }

    static func over<Elements: Sequence>(_ elements: Elements) -> Walk { Walk(elements) }
}

extension Session {
    /// Advances a walk, or an iterator of the standard library, such as `AnyIterator`; nothing where the value is none.
    func advance(_ value: Value) throws -> Outcome? {
        if case .reference(let number, _) = value, let walk = try? objects[number].value as? Walk {
            do {
                return Outcome(
                    value: try walk.next().map { try encode($0) } ?? .null, changed: nil, kept: nil)
            } catch let error where !Self.isOurs(error) {
                throw refusal(for: error)
            }
        }
        guard case .reference(let number, _) = value, let entry = try? objects[number],
            types(of: entry.value, type(of: entry.value)).isEmpty,
            let iterator = entry.value as? any IteratorProtocol
        else { return nil }
        func advanced<Iterator: IteratorProtocol>(_ iterator: Iterator) throws -> Value {
            var iterator = iterator
            let element = iterator.next()
            objects.replace(entry, by: iterator)
            return try element.map { try encode($0) } ?? .null
        }
        return Outcome(value: try advanced(iterator), changed: nil, kept: nil)
    }

    /// Begins to walk over a sequence.
    func iterate(_ value: Value) throws -> Value {
        let native = try natural(value)
        guard let sequence = native as? any Sequence else {
            guard let walk = bindings.walk(native) else {
                throw RefusalError.contract("\(summary(of: value)) is no sequence")
            }
            return objects.insert(object: Walk(walk), type: "iterator")
        }
        return objects.insert(object: Walk.over(sequence), type: "iterator")
    }

    /// Gives the next element of a walk in a list, or an empty list at its end.
    func next(_ value: Value) throws -> Value {
        guard let walk = try natural(value) as? Walk else {
            throw RefusalError.contract("\(summary(of: value)) is no walk over a sequence")
        }
        do {
            return .list(try walk.next().map { [try encode($0)] } ?? [])
        } catch let error where !Self.isOurs(error) {
            throw refusal(for: error)
        }
    }
}
