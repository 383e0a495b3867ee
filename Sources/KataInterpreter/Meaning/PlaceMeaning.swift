import KataDiagnostics
import KataScript
import KataTranscript

/// Where the values of expressions live.
extension Expression {
    /// Returns the place that the expression names, with its value; for what has no place, its value alone.
    func locate(in context: Context) throws(InterruptionError) -> Location {
        switch kind {
        case .name(let name):
            guard let found = context.scope.binding(of: name) else {
                guard context.isModuleMember(name) else { break }
                return try context.module(at: range).reading(.member(name), at: range, in: context)
            }
            let binding = try context.binding(found, at: range)
            if let place = binding.place { return place }
            return Location(root: .binding(binding), values: [binding.value], range: range)
        case .member(let base, let name):
            if let type = context.queueType(base), let queue = context.queueMember(name.text, of: type) {
                return Location(root: .value, values: [queue], range: range)
            }
            if let number = base.constant(name.text, in: context) {
                return Location(root: .value, values: [number], range: range)
            }
            return try base.locateBase(in: context).reading(.member(name.text), at: range, in: context)
        case .index(let base, let arguments):
            let location = try base.locateBase(in: context)
            return try location.reading(.index(try arguments.evaluate(in: context)), at: range, in: context)
        case .unwrapped(let base, let unwrapping):
            return try base.locate(in: context).unwrapped(unwrapping, at: base.range, in: context)
        default: break
        }
        return Location(root: .value, values: [try evaluate(in: context)], range: range)
    }

    /// Returns the place whose member is meant: a type's static members, or `locate`.
    func locateBase(in context: Context) throws(InterruptionError) -> Location {
        if let type = typePath(in: context) {
            return Location(root: .type(type), values: [.null], range: range)
        }
        return try locate(in: context)
    }

    /// Returns what holds the place that is assigned, and the step from there; the place itself is not read.
    func locateParent(in context: Context) throws(InterruptionError) -> Assignment.Place {
        switch kind {
        case .member(let base, let name):
            var parent = try base.locateBase(in: context).anchored(in: context)
            parent.range = range
            return Assignment.Place(parent: parent, step: .member(name.text))
        case .index(let base, let arguments):
            var parent = try base.locateBase(in: context).anchored(in: context)
            parent.range = range
            return Assignment.Place(parent: parent, step: .index(try arguments.evaluate(in: context)))
        case .name(let name) where context.isModuleMember(name):
            return Assignment.Place(parent: context.module(at: range), step: .member(name))
        default:
            throw .mismatch("only a property or an element can be assigned", at: range)
        }
    }

    /// Returns the type that stands before `.self`: one of the module, or of the plain ones.
    func namedType(in context: Context) -> String? {
        if let type = typePath(in: context) { return type }
        if case .list(let elements) = kind, elements.count == 1 {
            return elements[0].namedType(in: context).map { "[\($0)]" }
        }
        if case .map(let entries) = kind, entries.count == 1 {
            guard let key = entries[0].key.namedType(in: context) else { return nil }
            return entries[0].value.namedType(in: context).map { "[\(key): \($0)]" }
        }
        guard case .name(let name) = kind, context.scope.binding(of: name) == nil else { return nil }
        return PlainType(rawValue: name)?.rawValue
    }

    /// Returns the type that the expression names: `Outer`, or `Outer.Inner`.
    func typePath(in context: Context) -> String? {
        switch kind {
        case .name(let name):
            guard context.scope.binding(of: name) == nil, context.isType(name) else { return nil }
            return name
        case .member(let base, let name):
            guard let types = context.types, let outer = base.typePath(in: context) else { return nil }
            let path = "\(outer).\(name.text)"
            return types[path] == nil ? nil : path
        default: return nil
        }
    }
}

extension Context {
    /// Tells whether a name that nothing binds is a free function or a global of the module.
    func isModuleMember(_ name: String) -> Bool {
        scope.binding(of: name) == nil && types?.isModuleMember(name) == true && types?[name] == nil
    }

    /// Returns the place whose members are the module's free functions and globals.
    func module(at range: SourceRange) -> Location {
        Location(root: .type(ModuleTypes.module), values: [.null], range: range)
    }

    /// Reads a static member; a case without payload needs no request.
    func staticMember(_ name: String, of type: String, at range: SourceRange) throws(InterruptionError)
        -> Value
    {
        if let enumCase = types?[type]?.cases.first(where: { $0.name == name }), enumCase.parameters.isEmpty {
            return .enumCase(EnumCase(name: name, type: type))
        }
        if let types, types.property(name, of: type) == nil, !types.methods(name, of: type).isEmpty {
            throw methodNotCalled(name, of: type, at: range)
        }
        return try value(of: .get(on: .type(type), member: name), at: range)
    }

    /// Makes the error for a method that is used as a value.
    private func methodNotCalled(_ name: String, of type: String, at range: SourceRange) -> InterruptionError
    {
        let whole = type == ModuleTypes.module ? "a function" : "a method of \(type)"
        return .fault(
            Fault(.contract, "'\(name)' is \(whole): write '\(name)(…)'", at: range, nearest: [name]))
    }

    /// Reads a member of a value.
    func member(_ name: String, of value: Value, at range: SourceRange) throws(InterruptionError) -> Value {
        if case .null = value {
            guard extendsOptional(by: name) else { throw .thrown("nil has no member '\(name)'", at: range) }
            return try self.value(of: .get(on: .value(value), member: name), at: range)
        }
        if case .metatype(let type) = value, types?[type] != nil {
            return try staticMember(name, of: type, at: range)
        }
        if let found = try taskMember(name, of: value, at: range) { return found }
        if name == CharacterSets.inverted, CharacterSets(value) != nil {
            return .enumCase(EnumCase(name: name, arguments: [Argument(value: value)]))
        }
        if let plain = value.plainMember(name), !declares(name, for: value) { return plain }
        if case .tuple(let parts) = value { return try parts.part(named: name, at: range) }
        if let type = value.typeName, let types, types.property(name, of: type) == nil,
            !types.methods(name, of: type).isEmpty
        {
            throw methodNotCalled(name, of: type, at: range)
        }
        if let member = NumberMember(rawValue: name), let found = try member.apply(to: value, [], at: range) {
            return found
        }
        if name == "localizedDescription", value.isOfModule, !value.declares(name, in: types),
            value.declares("errorDescription", in: types),
            case .string(let text) = try self.member("errorDescription", of: value, at: range)
        {
            return .string(text)
        }
        if Value.plainMembers.contains(name) {
            let limit = name == "first" || name == "isEmpty" ? 1 : Int.max
            let elements = try elements(of: value, unlessDeclares: name, limit: limit, at: range)
            if let found = elements.flatMap({ Value.plainMember(name, of: $0) }) { return found }
        }
        if name == "description", !value.declares(name, in: types) {
            return .string(try text(of: value, at: range))
        }
        if name == "debugDescription", !value.declares(name, in: types) {
            return .string(try inside(value, at: range))
        }
        return try self.value(
            of: .get(on: .value(elements(of: value, having: name)), member: name), at: range)
    }

    /// Reads an element of a list or map, or through an object's subscript.
    func element(_ arguments: [Argument], of value: Value, at range: SourceRange) throws(InterruptionError)
        -> Value
    {
        if extends(value, bySubscript: arguments) {
            return try self.value(of: .index(on: value, arguments: arguments), at: range)
        }
        switch value {
        case .list(let elements):
            if case .range(let bounds)? = arguments.first?.value, arguments.count == 1 {
                return try value.part(bounds, at: range)
            }
            return elements[try elements.index(arguments, at: range)]
        case .tuple(let parts):
            let elements = parts.map(\.value)
            return elements[try elements.index(arguments, at: range)]
        case .map(let entries):
            let key = try arguments.keyOfMap(at: range)
            return try place(of: key, in: entries, at: range).map { entries[$0].value }
                ?? (arguments.count == 2 ? arguments[1].value.beside(entries) : .null)
        case .string where arguments.count == 1 && arguments[0].label == nil && !isExtendedBySubscript(value):
            if case .range(let bounds) = arguments[0].value { return try value.part(bounds, at: range) }
            let characters = try value.elements(at: range)
            return characters[try characters.index(arguments, at: range)]
        case .null: throw .thrown("nil has no elements", at: range)
        case .object, .enumCase, .string, .metatype:
            return try self.value(of: .index(on: value, arguments: arguments), at: range)
        case .bool, .integer, .float, .closure, .range:
            throw .mismatch("\(value.kindName) has no elements", at: range)
        }
    }
}

extension [Argument] {
    /// Returns the key that a map is asked for; a value for a missing one may stand behind it.
    func keyOfMap(at range: SourceRange) throws(InterruptionError) -> Value {
        guard count == 1 || count == 2 && self[1].label == "default" else {
            throw .mismatch("a map is asked for one key: map[key], or map[key, default: value]", at: range)
        }
        return self[0].value
    }
}

extension Value {
    /// The value in place of a missing one: beside numbers of floating point it is one.
    fileprivate func beside(_ entries: [MapEntry]) -> Value {
        if case .float? = entries.first?.value { asFloat } else { self }
    }

    /// Tells whether its type has a property of that name.
    fileprivate func declares(_ name: String, in types: ModuleTypes?) -> Bool {
        guard let type = typeName, let types else { return false }
        return types.property(name, of: type) != nil
    }

    /// The name of the module's type that the value has.
    var typeName: String? {
        switch self {
        case .object(let reference): reference.type
        case .enumCase(let enumCase): enumCase.type
        case .null, .bool, .integer, .float, .string, .list, .map, .closure, .tuple, .range, .metatype: nil
        }
    }
}
