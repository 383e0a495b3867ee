import KataDiagnostics
import KataScript
import KataTranscript

/// Sets of the module, which scripts have as lists: in comparisons their order does not count.
extension Expression {
    private static let setMethods: Set = ["union", "intersection", "subtracting", "symmetricDifference"]

    /// Tells whether it names what the module declares as a set, wherever it declares a member of that name.
    func givesSet(in context: Context) -> Bool {
        switch kind {
        case .call(let callee, _):
            switch callee.kind {
            case .name("Set"): return callee.conversion(labels: [nil], in: context) == .set
            case .name(let name): return context.types?.givesSet(method: name) ?? false
            case .member(_, let name):
                return Self.setMethods.contains(name.text)
                    || context.types?.givesSet(method: name.text) == true
            default: return false
            }
        case .member(_, let name): return context.types?.givesSet(property: name.text) ?? false
        case .name(let name):
            return context.isModuleMember(name) && context.types?.givesSet(property: name) == true
        default: return false
        }
    }
}

extension ModuleTypes {
    fileprivate func givesSet(property name: String) -> Bool {
        let found = types.flatMap(\.properties).filter { $0.name == name }
        return !found.isEmpty && found.allSatisfy { $0.type?.hasPrefix("Set<") == true }
    }

    fileprivate func givesSet(method name: String) -> Bool {
        let found = types.flatMap(\.methods).filter { $0.name == name }
        return !found.isEmpty && found.allSatisfy { $0.returns?.hasPrefix("Set<") == true }
    }
}

extension Context {
    /// Tells whether two values are equal, lists also in another order where they stand for sets.
    func areEqual(
        _ left: Value, _ right: Value, asSets: @autoclosure () -> Bool, at range: SourceRange
    ) throws(InterruptionError) -> Bool {
        guard case .list(let elements) = left, case .list(let others) = right, asSets() else {
            return try areEqual(left, right, at: range)
        }
        let counts = (try distinct(elements, at: range).count, try distinct(others, at: range).count)
        guard counts.0 == counts.1 else { return false }
        for other in others where try index(of: other, in: elements, at: range) == nil { return false }
        return true
    }

    /// Returns the place of the first element that equals a value; nil where none does.
    func index(
        of wanted: Value, in elements: [Value], at range: SourceRange
    ) throws(InterruptionError) -> Int? {
        for (index, element) in elements.enumerated()
        where try areEqual(element, wanted, at: range) { return index }
        return nil
    }

    /// Returns the elements without those that equal an earlier one, in the order in which sets are told.
    func distinct(_ elements: [Value], at range: SourceRange) throws(InterruptionError) -> [Value] {
        try handle(elements.count * elements.count, at: range)
        var kept: [Value] = []
        for element in elements {
            if try index(of: element, in: kept, at: range) == nil { kept.append(element) }
        }
        let isPlain = kept.allSatisfy {
            switch $0 {
            case .integer, .float, .string: true
            default: false
            }
        }
        return isPlain ? try PlainMethod.sorted(kept, at: range) : kept
    }
}
