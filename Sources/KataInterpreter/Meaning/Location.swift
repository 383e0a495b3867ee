import KataDiagnostics
import KataScript
import KataTranscript

/// A place where a value lives, with the way to it through values that are copied when they are read.
///
/// `canvas.cursor.x` where `cursor` is a struct property of a class: the root is the canvas, and a change of the
/// cursor's `x` has to be written back outwards, as Swift does. The way never passes through an object: behind one
/// a new way begins.
struct Location {
    /// Where the way begins.
    enum Root {
        /// A name; an element of its value may change.
        case binding(Binding)
        /// An object, or a value that nothing holds.
        case value
        /// The static members of a type.
        case type(String)
    }

    /// One step of the way.
    enum Step {
        case member(String)
        case index([Argument])
    }

    var root: Root
    var steps: [Step] = []
    /// The root's value and the value after each step; null for a type.
    var values: [Value]
    var range: SourceRange

    /// The value at the place.
    var value: Value { values[values.count - 1] }

    /// What an index is about: the value, or the type that has a subscript of its own.
    private var indexed: Value {
        if case .type(let type) = root, steps.isEmpty { .metatype(type) } else { value }
    }

    /// The place before the last step.
    private var parent: Location {
        Location(root: root, steps: steps.dropLast(), values: values.dropLast(), range: range)
    }

    // MARK: Reading

    /// Returns the place one step further, with its value.
    func reading(_ step: Step, at range: SourceRange, in context: Context) throws(InterruptionError)
        -> Location
    {
        let read = try readValue(of: step, at: range, in: context)
        var next = anchored(in: context)
        next.steps.append(step)
        next.values.append(read)
        next.range = range
        return next
    }

    /// Returns the value that a step leads to.
    func readValue(of step: Step, at range: SourceRange, in context: Context) throws(InterruptionError)
        -> Value
    {
        switch step {
        case .member(let name):
            if case .type(let type) = root, steps.isEmpty {
                return try context.staticMember(name, of: type, at: range)
            }
            return try context.member(name, of: value, at: range)
        case .index(let arguments): return try context.element(arguments, of: indexed, at: range)
        }
    }

    /// Returns the place without the way to it, if an object lives there: what is done to that is done wherever it is.
    func anchored(in context: Context) -> Location {
        context.isShared(value) ? Location(root: .value, values: [value], range: range) : self
    }

    /// Returns the same place with the values that are there now.
    func readAgain(in context: Context) throws(InterruptionError) -> Location {
        var fresh = Location(root: root, values: [values[0]], range: range)
        if case .binding(let binding) = root {
            fresh.values = [try context.binding(binding, at: range).value]
        }
        for step in steps {
            let read = try fresh.readValue(of: step, at: range, in: context)
            fresh.steps.append(step)
            fresh.values.append(read)
        }
        return fresh
    }

    // MARK: Writing

    /// Assigns what a step from here leads to, and writes changed copies back outwards.
    func write(_ assigned: Value, through step: Step, in context: Context) throws(InterruptionError) {
        if case .type(let type) = root, steps.isEmpty, case .member(let name) = step {
            _ = try context.perform(.set(on: .type(type), member: name, value: assigned), at: range)
            return
        }
        switch (indexed, step) {
        case (.list(let elements), .index(let arguments)):
            try store(.list(try elements.replacing(arguments, with: assigned, at: range)), in: context)
        case (.map(let entries), .index(let arguments)):
            let key = try arguments.keyOfMap(at: range)
            let place = try context.place(of: key, in: entries, at: range)
            try store(.map(entries.replacing(place, key, with: assigned)), in: context)
        case (.tuple(let parts), .member(let name)):
            try store(.tuple(try parts.replacing(name, with: assigned, at: range)), in: context)
        case (.null, _): throw .thrown("nil has nothing that could be assigned", at: range)
        case (_, .member(let name)):
            try changed(by: .set(on: .value(value), member: name, value: assigned), in: context)
        case (_, .index(let arguments)):
            try changed(by: .setIndex(on: indexed, arguments: arguments, value: assigned), in: context)
        }
    }

    private func changed(by request: Request, in context: Context) throws(InterruptionError) {
        let answer = try context.perform(request, at: range)
        if let receiver = answer.receiver {
            try store(receiver, in: context)
        } else if context.isStruct(value) {
            try store(value, in: context)
        }
    }

    /// Puts a changed value back where it was read from.
    func store(_ changed: Value, in context: Context) throws(InterruptionError) {
        if let last = steps.last {
            try parent.write(changed, through: last, in: context)
        } else if case .binding(let binding) = root, !(binding.value.isSameObject(as: changed)) {
            context.rebind(binding, to: changed)
        }
    }
}

extension Value {
    fileprivate func isSameObject(as other: Value) -> Bool {
        if case .object(let left) = self, case .object(let right) = other {
            left.id == right.id
        } else {
            false
        }
    }
}

extension Context {
    /// Returns the place of a key among a map's entries; keys that are the module's are compared by its own equality,
    /// also with a literal that stands for one.
    func place(
        of key: Value, in entries: [MapEntry], at range: SourceRange
    ) throws(InterruptionError) -> Int? {
        if let index = entries.firstIndex(where: { $0.key == key }) { return index }
        for (index, entry) in entries.enumerated() where entry.key.isOfModule {
            if try areEqual(entry.key, key, at: range) { return index }
        }
        return nil
    }

    /// Tells whether the value is a struct that lives in a box of the worker.
    func isStruct(_ value: Value) -> Bool {
        if case .object(let reference) = value { types?.isStruct(reference.type) ?? false } else { false }
    }

    /// Tells whether the value is an object that everybody who has it shares.
    func isShared(_ value: Value) -> Bool {
        if case .object = value { !isStruct(value) } else { false }
    }
}

extension [Value] {
    fileprivate func replacing(
        _ arguments: [Argument], with value: Value, at range: SourceRange
    ) throws(InterruptionError) -> [Value] {
        var changed = self
        changed[try index(arguments, at: range)] = value
        return changed
    }

    /// Returns the position that a subscript's arguments mean.
    func index(_ arguments: [Argument], at range: SourceRange) throws(InterruptionError) -> Int {
        guard arguments.count == 1, case .integer(let integer) = arguments[0].value else {
            throw .mismatch("the index of a list is one integer", at: range)
        }
        guard let index = Int(exactly: integer), indices.contains(index) else {
            throw .thrown("index \(integer) is out of range: the list has \(count) elements", at: range)
        }
        return index
    }
}

extension [MapEntry] {
    fileprivate func replacing(_ index: Int?, _ key: Value, with value: Value) -> [MapEntry] {
        var changed = self
        switch (index, value) {
        case (let index?, .null): changed.remove(at: index)
        case (let index?, _): changed[index].value = value
        case (nil, .null): break
        case (nil, _): changed.append(MapEntry(key: key, value: value))
        }
        return changed
    }
}
