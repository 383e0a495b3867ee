import KataDiagnostics
import KataScript
import KataTranscript

/// The types that expressions name.
extension TypeCheck {
    /// Returns the type that the expression itself names: `Outer`, `Outer.Inner`.
    func path(_ node: Expression) -> String? {
        switch node.kind {
        case .name(let name): return binding(of: name) == nil && types[name] != nil ? name : nil
        case .member(let base, let name):
            guard let outer = path(base) else { return nil }
            let inner = "\(outer).\(name.text)"
            return types[inner] == nil ? nil : inner
        default: return nil
        }
    }

    /// Tells whether a type stands before `.self`.
    func namesType(_ base: Expression) -> Bool {
        if path(base) != nil { return true }
        if case .list(let elements) = base.kind, elements.count == 1 { return namesType(elements[0]) }
        if case .map(let entries) = base.kind, entries.count == 1 {
            return namesType(entries[0].key) && namesType(entries[0].value)
        }
        guard case .name(let name) = base.kind else { return false }
        return binding(of: name) == nil && PlainType(rawValue: name) != nil
    }

    func isTypeLike(_ name: String) -> Bool {
        name.unicodeScalars.first.map { !$0.properties.isLowercase && $0 != "_" && $0 != "$" } ?? false
    }

    /// Reports a name that can only be a type's, and is none.
    mutating func checkTypeName(_ name: String, at range: SourceRange) {
        if QueueType(rawValue: name) != nil { return }
        if let reason = types.hidden[name] { return report(.unreachable(name, reason), at: range) }
        let known = types.names + scopes.flatMap(\.keys)
        report(.unknownType(name, nearest: nearestName(to: name, among: known)), at: range)
    }
}

extension Expression {
    /// Tells whether it is the name of the language's tasks: `Task.sleep(for: .seconds(1))`.
    var namesTasks: Bool { if case .name("Task") = kind { true } else { false } }
}
