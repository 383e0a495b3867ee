import KataDiagnostics
import KataScript
import KataTranscript

/// What the module adds to the language's own types.
extension Context {
    /// Tells whether the module extends a plain value's type by a member of that name, which then is meant.
    func declares(_ name: String, for value: Value) -> Bool {
        value.extendedType.map { declares(name, in: $0) } ?? false
    }

    /// Tells whether the module knows a type of the language's own, and a member of that name in it.
    private func declares(_ name: String, in type: String) -> Bool {
        guard let types, types[type] != nil else { return false }
        return types.property(name, of: type) != nil || !types.methods(name, of: type).isEmpty
    }

    /// Returns a text or a range as the list of its elements, where the module declares a member of collections that the value's own type lacks.
    func listHaving(_ name: String, of value: Value) -> Value? {
        switch value {
        case .string: if declares(name, for: value) { return nil }
        case .range(let bounds): if bounds.integers == nil { return nil }
        default: return nil
        }
        guard types?["Array"] != nil, declares(name, for: .list([])), PlainMethod(rawValue: name) == nil,
            let elements = try? value.elements(at: SourceRange(0, 0))
        else { return nil }
        return .list(elements)
    }

    /// Returns the value, or the list of its elements where that alone has the member.
    func elements(of value: Value, having name: String) -> Value { listHaving(name, of: value) ?? value }

    /// Tells whether the module adds a member of that name to values that may be missing.
    func extendsOptional(by name: String) -> Bool { declares(name, in: "Optional") }

    /// Tells whether the module extends a plain value's type by a method of that name that a call may mean.
    ///
    /// A closure means the language's own where none of the module's takes one.
    func declares(_ name: String, for value: Value, taking arguments: [Argument]) -> Bool {
        guard declares(name, for: value) else { return false }
        guard let type = value.extendedType, let types, arguments.contains(where: { $0.value.isFunction })
        else {
            return true
        }
        let methods = types.methods(name, of: type)
        return methods.isEmpty
            || methods.contains { method in
                method.parameters.contains {
                    $0.type.contains("->") || types.aliases[$0.type]?.contains("->") == true
                }
            }
    }

    /// Tells whether the module extends a plain value's type by a subscript with these labels: `list[safe: 3]`.
    func extends(_ value: Value, bySubscript arguments: [Argument]) -> Bool {
        guard let types, let type = value.extendedType, let label = arguments.first?.label, label != "default"
        else { return false }
        return [type, "Collection", "RandomAccessCollection", "Sequence"].contains { name in
            types[name]?.subscripts.contains { $0.parameters.map(\.label) == arguments.map(\.label) } == true
        }
    }

    /// Tells whether the module extends a plain value's type by a subscript of one value without a label: `text[3]`.
    func isExtendedBySubscript(_ value: Value) -> Bool {
        guard let types, let type = value.extendedType else { return false }
        return types[type]?.subscripts.contains { $0.parameters.count == 1 && $0.parameters[0].label == nil }
            == true
    }
}

extension Value {
    /// The type of the language that the value has and a module may extend.
    var extendedType: String? {
        switch self {
        case .string: "String"
        case .list: "Array"
        case .map: "Dictionary"
        default: nil
        }
    }
}
