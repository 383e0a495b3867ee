import SwiftSyntax

extension FactReader {
    /// Reads a call of whatever kind.
    func call(_ node: FunctionCallExprSyntax, _ expecting: FactType, isUsed: Bool) -> FactValue {
        var callee = node.calledExpression
        var generics: [FactType] = []
        while true {
            if let inner = callee.as(OptionalChainingExprSyntax.self) {
                callee = inner.expression
            } else if let inner = callee.as(ForceUnwrapExprSyntax.self) {
                callee = inner.expression
            } else if let inner = callee.as(GenericSpecializationExprSyntax.self) {
                generics = arguments(of: inner)
                callee = inner.expression
            } else if let inner = callee.as(TupleExprSyntax.self), inner.elements.count == 1,
                let only = inner.elements.first
            {
                callee = only.expression
            } else {
                break
            }
        }
        let arguments = FactArguments(node)
        let call = Call(
            node: node, arguments: arguments, generics: generics, expecting: expecting, isUsed: isUsed)
        if let name = callee.as(DeclReferenceExprSyntax.self) {
            return named(unquoted(name.baseName.text), call)
        }
        if let access = callee.as(MemberAccessExprSyntax.self) { return member(access, call) }
        let value = expression(callee, .unknown)
        // `[State]()` is an empty list, and `[String: State]()` an empty map.
        if case .list(.metatype(let element)) = value.type { return FactValue(type: .list(element)) }
        if case .map(.metatype(let key), .metatype(let element)) = value.type {
            return FactValue(type: .map(key, element))
        }
        return callValue(value, call)
    }

    struct Call {
        let node: FunctionCallExprSyntax
        let arguments: FactArguments
        let generics: [FactType]
        let expecting: FactType
        let isUsed: Bool
    }

    private func named(_ name: String, _ call: Call) -> FactValue {
        if let value = bound(name) { return callValue(value, call) }
        if let value = ownCall(name, call) { return value }
        let type = table.named(name, call.generics, scope)
        switch type {
        case .foreign: break
        default: return make(type, call)
        }
        if let found = table.free[name]?.first(where: { $0.takes(call.arguments.labels) })
            ?? table.free[name]?.first
        {
            guard found.kind != .property else {
                return callValue(FactValue(type: table.type(of: found), via: "static", name: name), call)
            }
            return run(FactTable.Found(member: found, owner: "", values: [:]), FactValue(via: "free"), call)
        }
        return library(name, type, call)
    }

    /// A call of the type's own members, or of static ones of the types around.
    private func ownCall(_ name: String, _ call: Call) -> FactValue? {
        var around = scope.owner
        var isOwn = true
        while let type = around {
            let base = FactValue(type: table.own(type), via: "self")
            if let found = table.method(name, labels: call.arguments.labels, of: base.type),
                isOwn || found.member.isStatic
            {
                return use(found, base, call)
            }
            isOwn = false
            around = type.lastIndex(of: ".").map { String(type[..<$0]) }
        }
        return nil
    }

    private func library(_ name: String, _ type: FactType, _ call: Call) -> FactValue {
        if name == "type", call.arguments.all.first?.label == "of", let asked = call.arguments.all.first {
            var value = expression(asked.value, .unknown)
            value.question = value.type
            value.type = .metatype(value.type)
            value.isLiteral = false
            return value
        }
        if StandardMembers.writers.contains(name) { add(.write, at: call.node) { $0.member = name } }
        if StandardMembers.traps.contains(name) { add(.trap, at: call.node) { $0.member = name } }
        if name == "precondition" {
            nested(conditional: true) { add(.trap, at: call.node) { $0.member = name } }
        }
        let values = read(call.arguments, of: .unknown, name)
        var result = FactValue(roots: values.reduce(into: []) { $0.formUnion($1.roots) })
        result.question = values.compactMap(\.question).first
        guard let first = values.first else {
            result.type = name.first?.isUppercase == true ? type : .unknown
            return result
        }
        switch name {
        case "Array", "Set", "ArraySlice", "AnySequence", "AnyCollection", "zip", "sequence":
            result.type = first.type.element == .unknown ? .unknown : .list(first.type.element)
        case "min", "max", "swap", "withExtendedLifetime": result.type = first.type
        case "AnyIterator", "stride", "Optional":
            result.type = first.type
        default:
            result.type =
                name.first?.isUppercase == true
                ? .foreign(name, values.map(\.type).filter { $0 != .unknown }) : .unknown
        }
        return result
    }

    private func member(_ access: MemberAccessExprSyntax, _ call: Call) -> FactValue {
        let name = unquoted(access.declName.baseName.text)
        guard let base = access.base else { return implicit(name, call) }
        var value = expression(base, .unknown)
        if base.is(SuperExprSyntax.self) || base.trimmedDescription == "self" { value.name = "" }
        if case .metatype(let type) = value.type {
            if name == "init" { return make(type, call) }
            value.type = type
            if value.via != "self" { value.via = "static" }
            if let found = table.method(name, labels: call.arguments.labels, of: type) {
                return found.member.kind == .case ? caseValue(found, call) : use(found, value, call)
            }
            if case .named(let owner, _) = type {
                let nested = table.named("\(owner).\(name)", call.generics, FactScope())
                if case .named = nested { return make(nested, call) }
            }
            _ = read(call.arguments, of: .unknown, name)
            return FactValue()
        }
        if let found = table.method(name, labels: call.arguments.labels, of: value.type) {
            return use(found, value, call)
        }
        if case .tuple = value.type.unwrapped {
            var element = StandardMembers.property(name, of: value)
            element.source = value.source
            return callValue(element, call)
        }
        return foreignMethod(name, value, call)
    }

    private func implicit(_ name: String, _ call: Call) -> FactValue {
        let wanted = call.expecting.unwrapped
        if name == "init" { return make(wanted, call) }
        guard let found = table.method(name, labels: call.arguments.labels, of: wanted) else {
            _ = read(call.arguments, of: .unknown, name)
            return FactValue(type: wanted, roots: ["literal"])
        }
        if found.member.kind == .case { return caseValue(found, call) }
        return use(found, FactValue(type: wanted, via: "static"), call)
    }

    private func caseValue(_ found: FactTable.Found, _ call: Call) -> FactValue {
        let values = read(call.arguments, found)
        add(.name, at: call.node) {
            $0.types = [found.owner]; $0.member = found.member.name
        }
        return FactValue(
            type: call.expecting.unwrapped.receivers.contains { $0.name == found.owner }
                ? call.expecting.unwrapped : .named(found.owner, []),
            roots: values.reduce(into: []) { $0.formUnion($1.roots) })
    }

    private func foreignMethod(_ name: String, _ value: FactValue, _ call: Call) -> FactValue {
        var value = value
        if value.type == .unknown || !value.type.receivers.isEmpty {
            add(.call, at: call.node) { fact in
                fact.member = name
                fact.via = value.via
                fact.name = value.name
                fact.isUsed = call.isUsed
            }
        }
        // What the library does with a sequence of the solution's own, it does with what that gives.
        if value.type.element == .unknown, let given = iterated(value.type) { value.type = .list(given) }
        if StandardMembers.writers.contains(name) { add(.write, at: call.node) { $0.member = name } }
        let values = read(call.arguments, of: value.type, name, source: value.source)
        if StandardMembers.comparing.contains(name), values.count == 1, values[0].isLiteral {
            ask(value, "compare", 1, at: call.node)
        }
        if StandardMembers.mutating.contains(name) {
            for given in values { change(value, given, at: call.node) }
            if values.isEmpty { change(value, FactValue(), at: call.node) }
        }
        var result = value
        result.source = nil
        result.isLiteral = false
        result.roots = values.reduce(into: value.roots) { $0.formUnion($1.roots) }
        result.told = value.told.union(telling(values))
        if value.via == "property" { result.via = "element" }
        let closure =
            values.lazy.compactMap { value -> FactType? in
                if case .function(_, let gives) = value.type.unwrapped { gives } else { nil }
            }.first ?? .unknown
        result.type = StandardMembers.result(
            name, of: value.type, closure: closure, first: values.first?.type ?? .unknown)
        // The functions that `map(\.run)` gives are those that the property tells; some of a list are the list's.
        if closure.unwrapped.isFunction || closure.element.isFunction {
            result.source = values.first?.answer ?? values.first?.source
        } else if value.type.unwrapped.element != .unknown, result.type == value.type.unwrapped {
            result.source = value.source
        }
        return result
    }

    /// Calls a member, or the function that a property holds.
    private func use(_ found: FactTable.Found, _ base: FactValue, _ call: Call) -> FactValue {
        switch found.member.kind {
        case .property: callValue(value(of: found, base: base, at: call.node), call)
        case .case: caseValue(found, call)
        default: run(found, base, call)
        }
    }

    private func run(_ found: FactTable.Found, _ base: FactValue, _ call: Call) -> FactValue {
        let values = read(call.arguments, found)
        add(.call, at: call.node) { fact in
            fact.on = base.type.receivers.map(\.name)
            fact.member = found.member.name
            fact.via = base.via
            fact.name = base.name
            fact.with = roots(of: values)
            fact.types = values.flatMap(\.type.speech.names)
            fact.isUsed = call.isUsed
            fact.through = base.through
            fact.told = base.told.union(telling(values)).sorted()
        }
        var bindings = found.values
        for (type, value) in zip(matched(found, call), values) { type.match(value.type, into: &bindings) }
        // What a function answers with whatever its closure gives, as `withLock` does, is told by the closure.
        var source = (on: base.type.receivers.map(\.name), member: found.member.name)
        if case .parameter = table.result(found) { source = values.lazy.compactMap(\.answer).first ?? source }
        return FactValue(
            type: table.result(found).replacing(bindings), via: "made", name: found.member.name,
            through: base.through(found.member.name),
            roots: values.reduce(into: base.roots.subtracting(["self"])) { $0.formUnion($1.roots) },
            source: source, told: telling(values))
    }

    /// Calls a value that is a function.
    private func callValue(_ value: FactValue, _ call: Call) -> FactValue {
        if case .metatype(let type) = value.type { return make(type, call) }
        if let own = table.members("callAsFunction", of: value.type).first { return run(own, value, call) }
        var (takes, gives) = ([FactType](), FactType.unknown)
        if case .function(let types, let result) = value.type.unwrapped { (takes, gives) = (types, result) }
        let values = call.arguments.all.enumerated().map { index, argument in
            expression(argument.value, index < takes.count ? takes[index] : .unknown)
        }
        for value in values { note(value, to: "argument") }
        add(.call, at: call.node) { fact in
            fact.on = value.source?.on ?? []
            fact.member = value.source?.member ?? value.name
            fact.via = value.via
            fact.name = value.name
            fact.with = roots(of: values)
            fact.types = values.flatMap(\.type.speech.names)
            fact.how = "function"
            fact.isUsed = call.isUsed
            fact.through = value.through
            fact.told = value.told.union(telling(values)).sorted()
        }
        return FactValue(
            type: gives, via: "made", name: value.name, source: value.source, told: telling(values))
    }

    private func make(_ type: FactType, _ call: Call) -> FactValue {
        let found = table.members("init", of: type).first { $0.member.takes(call.arguments.labels) }
        let values: [FactValue]
        var bindings: [String: FactType] = [:]
        if let found {
            values = read(call.arguments, found)
            for (wanted, value) in zip(matched(found, call), values) {
                wanted.match(value.type, into: &bindings)
            }
        } else {
            values = memberwise(type, call, &bindings)
        }
        let names = type.receivers.map(\.name)
        for value in values { note(value, to: "argument", on: names, member: "init") }
        if !names.isEmpty {
            add(.make, at: call.node) { fact in
                fact.types = names
                if case .parameter(let parameter, _) = type { fact.name = parameter }
                if case .named(_, let arguments) = type { fact.given = FactType.names(of: arguments) }
                fact.with = roots(of: values)
            }
        }
        var made = type
        if case .named(let name, let arguments) = type, arguments.isEmpty {
            made = table.own(name).replacing(bindings)
        }
        return FactValue(
            type: made, via: "made", roots: values.reduce(into: ["made"]) { $0.formUnion($1.roots) },
            told: telling(values))
    }

    /// The initializer that the compiler adds takes what the stored properties hold.
    private func memberwise(_ type: FactType, _ call: Call, _ bindings: inout [String: FactType])
        -> [FactValue]
    {
        var values: [FactValue] = []
        for argument in call.arguments.all {
            let property =
                argument.label.flatMap { table.members($0, of: type).first }
                ?? table.functionProperty(of: type)
            let wanted = property.map { table.type(of: $0.member).replacing($0.values) } ?? .unknown
            let value = expression(argument.value, wanted)
            wanted.match(value.type, into: &bindings)
            values.append(value)
        }
        return values
    }
}
