import SwiftSyntax

/// The arguments of a call, trailing closures among them.
struct FactArguments {
    struct Argument {
        let label: String?
        let value: ExprSyntax
        let isTrailing: Bool
    }

    let all: [Argument]

    init(_ node: FunctionCallExprSyntax) {
        let plain = node.arguments.map {
            Argument(label: $0.label.map { unquoted($0.text) }, value: $0.expression, isTrailing: false)
        }
        let trailing =
            node.trailingClosure.map { [Argument(label: nil, value: ExprSyntax($0), isTrailing: true)] } ?? []
        let others = node.additionalTrailingClosures.map {
            Argument(label: $0.label.text, value: ExprSyntax($0.closure), isTrailing: true)
        }
        all = plain + trailing + others
    }

    /// The labels of the arguments in brackets.
    var labels: [String?] { all.filter { !$0.isTrailing }.map(\.label) }

    /// Which parameter each argument is for.
    func slots(_ parameters: [FactMember.Parameter], _ types: [FactType]) -> [Int?] {
        var next = 0
        return all.map { argument in
            let rest = parameters.indices.dropFirst(next)
            let found = rest.first { index in
                if argument.isTrailing, argument.label == nil { return types[index].isFunction }
                return parameters[index].label == argument.label
            }
            let last = parameters.indices.last
            let slot = found ?? (last.map { parameters[$0].isVariadic } == true ? last : nil)
            if let found, !parameters[found].isVariadic { next = found + 1 }
            return slot
        }
    }
}

extension FactReader {
    func roots(of values: [FactValue]) -> [String] {
        values.reduce(into: Set<String>()) {
            $0.formUnion($1.roots)
            if $1.via == "element" { $0.insert("element") }
        }.sorted()
    }

    /// The members that tell what is done with some values, or found with them, which one to be.
    func telling(_ values: [FactValue]) -> Set<String> {
        var told = FactValue()
        for value in values { told.isTold(by: value.tells) }
        return told.told
    }

    func matched(_ found: FactTable.Found, _ call: Call) -> [FactType] {
        let types = table.parameterTypes(found)
        return call.arguments.slots(found.member.parameters, types).map { $0.map { types[$0] } ?? .unknown }
    }

    /// Reads arguments for the parameters of a member of the solution.
    func read(_ arguments: FactArguments, _ found: FactTable.Found) -> [FactValue] {
        let types = table.parameterTypes(found)
        let slots = arguments.slots(found.member.parameters, types)
        var bindings = found.values
        return zip(arguments.all, slots).map { argument, slot in
            let wanted = slot.map { types[$0] } ?? .unknown
            let value = expression(argument.value, wanted.replacing(bindings))
            wanted.match(value.type, into: &bindings)
            if found.member.kind != .initializer {
                note(value, to: "argument", on: [found.owner], member: found.member.name)
            }
            return value
        }
    }

    /// Reads arguments for a function of the library: its closures run where they stand.
    ///
    /// - Parameter source: the member that told what the function is called on.
    func read(
        _ arguments: FactArguments, of type: FactType, _ name: String,
        source: (on: [String], member: String)? = nil
    ) -> [FactValue] {
        var first = FactType.unknown
        return arguments.all.enumerated().map { index, argument in
            let value: FactValue
            if let node = argument.value.as(ClosureExprSyntax.self) {
                let takes = StandardMembers.closure(name, of: type, first: first)
                value = closure(node, .function(takes, .unknown), isOwn: false, source: source)
            } else if let node = argument.value.as(KeyPathExprSyntax.self) {
                value = keyPath(
                    node, of: StandardMembers.closure(name, of: type, first: first).last ?? .unknown)
            } else {
                let wanted = StandardMembers.mutating.contains(name) ? type.unwrapped.element : .unknown
                value = expression(argument.value, wanted)
                if case .function = value.type, let node = value.function { reference(value, at: node) }
            }
            if index == 0 { first = value.type }
            return value
        }
    }

    /// A path of properties, as in `map(\.name)`, is a function of what it starts from.
    private func keyPath(_ node: KeyPathExprSyntax, of root: FactType) -> FactValue {
        var value = FactValue(type: node.root.map { table.resolve($0, in: scope) } ?? root, via: "element")
        for component in node.components {
            guard case .property(let property) = component.component else { continue }
            let name = unquoted(property.declName.baseName.text)
            if let found = table.members(name, of: value.type).first {
                value = self.value(of: found, base: value, at: node)
            } else {
                value = StandardMembers.property(name, of: value)
            }
        }
        return FactValue(type: .function([root], value.type), source: value.source)
    }

    /// A path that is kept is a function of what it starts from, and the member of that at which it ends.
    func path(_ node: KeyPathExprSyntax, _ expecting: FactType) -> FactValue {
        var root = FactType.unknown
        if case .function(let takes, _) = expecting.unwrapped { root = takes.first ?? .unknown }
        if let written = node.root { root = table.resolve(written, in: scope) }
        let names = node.components.compactMap { component in
            if case .property(let property) = component.component {
                unquoted(property.declName.baseName.text)
            } else {
                nil
            }
        }
        var value = silently { keyPath(node, of: root) }
        value.name = names.last ?? ""
        value.source = (root.receivers.map(\.name), value.name)
        value.roots = ["function"]
        value.function = Syntax(node)
        return value
    }

    /// What follows a path from some value calls the path, which is a function.
    func follow(_ path: FactValue, _ root: FactValue, _ node: SubscriptCallExprSyntax) -> FactValue {
        add(.call, at: node) { fact in
            fact.on = path.source?.on ?? []
            fact.member = path.source?.member ?? path.name
            fact.via = path.via
            fact.name = path.name
            fact.with = roots(of: [root])
            fact.types = root.type.speech.names
            fact.how = "function"
            fact.isUsed = true
            fact.through = path.through
        }
        return FactValue(type: path.type.given, via: "made", name: path.name, roots: root.roots)
    }

    /// A method that is handed to the library, as in `forEach(child.show)`, is called by it.
    private func reference(_ value: FactValue, at node: Syntax) {
        guard value.closure == 0 else { return }
        add(.call, at: node) { fact in
            fact.on = value.source?.on ?? []
            fact.member = value.name
            fact.via = value.via
        }
    }
}
