import KataDiagnostics
import KataScript
import KataTranscript

/// Values whose type only the place tells that they are given to: `wallet.fill(Stack())`, `shelf.box = .init(3)`.
extension Expression {
    /// Returns the value for a place of the module: what its arguments do not tell of a generic type, the place does.
    func evaluateForWantedType(in context: Context) throws(InterruptionError) -> Value {
        guard let arguments = argumentsForWantedType(in: context) else {
            return try evaluateOrRefer(in: context)
        }
        return .enumCase(EnumCase(name: "init", arguments: try arguments.evaluate(in: context)))
    }

    /// The arguments of a generic type's initializer that do not tell which type is made; nil for anything else.
    private func argumentsForWantedType(in context: Context) -> [ArgumentNode]? {
        guard case .call(let callee, let nodes) = kind, let type = callee.typePath(in: context),
            !type.contains("<"), context.types?.needTypeArguments(type, nodes.count) == true
        else { return nil }
        return nodes
    }

    /// Tells whether it may be a value that does not tell its type.
    var mayNeedType: Bool {
        switch kind {
        case .implicitCase, .call: true
        default: false
        }
    }

    /// Returns a call of a generic function with the type that is wanted of it: `let user: User = container.resolve()`.
    func called(for type: String, in context: Context) -> Expression? {
        guard let types = context.types, case .call(let callee, let nodes) = kind else { return nil }
        let found: [Signature]
        var named = callee
        switch callee.kind {
        case .name(let name) where context.isModuleMember(name):
            found = types.methods(name, of: ModuleTypes.module)
        case .member(let base, let name) where !name.text.contains("<"):
            guard types.hasGenericMethod(name.text),
                let owner = base.typePath(in: context) ?? ExpressionTypes.type(of: base, in: context)
            else { return nil }
            found = types.methods(name.text, of: owner.wrapped ?? owner)
        default: return nil
        }
        let fitting = found.filter { $0.accepts(count: nodes.count) }
        guard let wanted = fitting.first?.argument(for: type),
            fitting.allSatisfy({ $0.argument(for: type) == wanted })
        else { return nil }
        switch callee.kind {
        case .name(let name): named.kind = .name("\(name)<\(wanted)>")
        case .member(let base, let name):
            named.kind = .member(base, Name("\(name.text)<\(wanted)>", range: name.range))
        default: return nil
        }
        return Expression(.call(named, nodes), range: range)
    }

    /// The expression as one of a type of the module, where it does not tell its own: `.init(3)`, `Stack()`.
    func ofKnownType(_ type: String?, in context: Context) -> Expression {
        guard var type, let types = context.types else { return self }
        if let call = called(for: type, in: context) { return call }
        while type.hasSuffix("?") { type.removeLast() }
        guard types[type] != nil else { return self }
        switch kind {
        case .implicitCase: return Expression(.cast(self, .plain, Name(type, range: range)), range: range)
        case .call(let callee, let nodes):
            guard types[type]?.name == type, argumentsForWantedType(in: context) != nil,
                case .name(let name) = callee.kind, name == type.withoutTypeArguments
            else { return self }
            return Expression(.call(Expression(.name(type), range: callee.range), nodes), range: range)
        default: return self
        }
    }
}

extension ModuleTypes {
    /// Tells whether the arguments of no initializer that takes so many say which type is made.
    func needTypeArguments(_ type: String, _ count: Int) -> Bool {
        let constructors = self[type]?.constructors.filter { $0.accepts(count: count) } ?? []
        return !constructors.isEmpty && constructors.allSatisfy(\.needsTypeArguments)
    }

    /// Tells whether some type has a method of a name that is generic itself.
    fileprivate func hasGenericMethod(_ name: String) -> Bool {
        types.contains { type in type.methods.contains { $0.name == name && !$0.generics.isEmpty } }
    }
}

extension Signature {
    /// The type that it is generic over where a type is wanted of its result: `T` in `T`, `T?` and `[T]`; nil where that does not tell it.
    fileprivate func argument(for wanted: String) -> String? {
        guard generics.count == 1, let result = returns else { return nil }
        if result == generics[0] { return wanted }
        if result.wrapped == generics[0] { return wanted.wrapped ?? wanted }
        return result.element == generics[0] ? wanted.element : nil
    }
}
