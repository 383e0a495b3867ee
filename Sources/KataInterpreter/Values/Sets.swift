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
        return try includes(others, in: elements, at: range)
    }

    private func includes(
        _ elements: [Value], in list: [Value], at range: SourceRange
    ) throws(InterruptionError) -> Bool {
        for element in elements {
            var isThere = false
            for other in list where try areEqual(other, element, at: range) { isThere = true }
            if !isThere { return false }
        }
        return true
    }
}
