import KataDiagnostics
import KataScript
import KataTranscript

/// Sequences of the module, which are walked over an element a request.
extension Context {
    /// Begins to walk over a value; nil where it is no sequence of the module.
    func iterator(over value: Value, at range: SourceRange) throws(InterruptionError) -> Value? {
        guard value.isOfModule, value.mayBeSequence(in: types) else { return nil }
        do throws(InterruptionError) {
            return try self.value(of: .iterate(value), at: range)
        } catch .fault(let fault) where fault.kind == .contract {
            return nil
        } catch {
            throw error
        }
    }

    /// Returns the next element of a walk; nil at its end.
    func nextElement(of iterator: Value, at range: SourceRange) throws(InterruptionError) -> Value? {
        let answer = try value(of: .next(iterator), at: range)
        guard case .list(let elements) = answer, elements.count <= 1 else {
            throw .ended(.policy("'next' answered no list of one element or none"), at: range)
        }
        return elements.first
    }

    /// Returns the elements of a sequence of the module, each a step; nil where the value is none, or declares `member`.
    func elements(
        of value: Value, unlessDeclares member: String, isCalled: Bool = false, limit: Int = .max,
        at range: SourceRange
    ) throws(InterruptionError) -> [Value]? {
        guard let type = value.typeName,
            types?.property(member, of: type).map({ isCalled && $0.type?.contains("->") != true }) != false,
            types?.methods(member, of: type).isEmpty != false,
            let iterator = try iterator(over: value, at: range)
        else { return nil }
        var elements: [Value] = []
        while elements.count < limit, let element = try nextElement(of: iterator, at: range) {
            try step(at: range)
            elements.append(element)
        }
        return elements
    }
}

extension Value {
    /// Tells whether it is worth asking: of cases only those of enumerations that are declared as sequences.
    fileprivate func mayBeSequence(in types: ModuleTypes?) -> Bool {
        guard case .enumCase(let found) = self else { return true }
        guard let type = found.type?.withoutTypeArguments, let types else { return false }
        return types.lineage(of: type).contains { $0.hasSuffix("Sequence") || $0.hasSuffix("Collection") }
    }
}
