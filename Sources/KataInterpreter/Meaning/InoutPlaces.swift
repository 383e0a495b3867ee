import KataDiagnostics
import KataScript
import KataTranscript

/// Where the arguments behind `&` live, by their places among the arguments.
struct InoutPlaces {
    private var places: [(index: Int, place: Location)] = []

    mutating func note(_ place: Location, of index: Int) { places.append((index, place)) }

    /// Reads the arguments again, for a command that is done again.
    mutating func refresh(_ arguments: inout [Argument], in context: Context) throws(InterruptionError) {
        for number in places.indices {
            let fresh = try places[number].place.readAgain(in: context)
            places[number].place = fresh
            arguments[places[number].index].value = try context.ownCopy(of: fresh.value, at: fresh.range)
        }
    }

    /// Puts what the module made of the arguments where they were read.
    func store(_ changes: [InoutChange], in context: Context) throws(InterruptionError) {
        for change in changes {
            guard let (_, place) = places.first(where: { $0.index == change.argument }) else {
                throw .ended(.policy("an answer changed an argument that is not 'inout'"), at: .init(0, 0))
            }
            try place.store(change.value, in: context)
        }
    }
}

extension Expression {
    /// Returns the place behind `&`; one that cannot be given another value is an error.
    func locateForChange(in context: Context) throws(InterruptionError) -> Location {
        let place = try locate(in: context)
        guard place.steps.isEmpty else { return place }
        if case .binding(let binding) = place.root {
            if binding.origin == .variable || binding.value.isChangedInPlace(in: context) { return place }
            throw .mismatch("'\(binding.name)' stands for one value: bind it with 'var'", at: range)
        }
        if context.isShared(place.value) || place.isMember { return place }
        throw .mismatch("'&' stands before a name, a property or an element", at: range)
    }
}

extension Location {
    /// Tells whether it is a member of a type or of the module.
    fileprivate var isMember: Bool { if case .type = root { !steps.isEmpty } else { false } }
}

extension Value {
    /// Tells whether a name's value is changed in its place, whatever bound the name: lists, maps and structs are.
    fileprivate func isChangedInPlace(in context: Context) -> Bool {
        switch self {
        case .list, .map, .tuple: true
        default: context.isStruct(self)
        }
    }
}
