import SwiftSyntax

extension FactReader {
    /// Reads an expression where a type is expected.
    func expression(_ node: ExprSyntax, _ expecting: FactType, isUsed: Bool = true) -> FactValue {
        if let node = node.as(DeclReferenceExprSyntax.self) {
            return reference(unquoted(node.baseName.text), at: node, expecting)
        }
        if let node = node.as(MemberAccessExprSyntax.self) { return access(node, expecting) }
        if let node = node.as(FunctionCallExprSyntax.self) { return call(node, expecting, isUsed: isUsed) }
        if let node = node.as(SequenceExprSyntax.self) {
            return sequence(Array(node.elements)[...], expecting, isUsed: isUsed)
        }
        if let node = node.as(ClosureExprSyntax.self) { return closure(node, expecting, isOwn: true) }
        if let node = node.as(TryExprSyntax.self) {
            return expression(node.expression, expecting, isUsed: isUsed)
        }
        if let node = node.as(AwaitExprSyntax.self) {
            return expression(node.expression, expecting, isUsed: isUsed)
        }
        if let node = node.as(OptionalChainingExprSyntax.self) {
            return unwrapped(node.expression, expecting)
        }
        if let node = node.as(ForceUnwrapExprSyntax.self) { return unwrapped(node.expression, expecting) }
        if let node = node.as(IfExprSyntax.self) { return conditional(node, expecting, isUsed) }
        if let node = node.as(SwitchExprSyntax.self) { return choice(node, expecting, isUsed) }
        return literal(node, expecting)
    }

    private func unwrapped(_ node: ExprSyntax, _ expecting: FactType) -> FactValue {
        var value = expression(node, expecting)
        value.type = value.type.unwrapped
        return value
    }

    private func literal(_ node: ExprSyntax, _ expecting: FactType) -> FactValue {
        if let node = node.as(ArrayExprSyntax.self) { return list(node, expecting) }
        if let node = node.as(DictionaryExprSyntax.self) { return map(node, expecting) }
        if let node = node.as(TupleExprSyntax.self) { return tuple(node, expecting) }
        if let node = node.as(StringLiteralExprSyntax.self) { return string(node) }
        if let node = node.as(SubscriptCallExprSyntax.self) { return item(node) }
        if let node = node.as(KeyPathExprSyntax.self) { return path(node, expecting) }
        if node.is(SuperExprSyntax.self) {
            return FactValue(
                type: owner.map { table.own($0.name) } ?? .unknown, via: "super", roots: ["self"])
        }
        if let node = node.as(GenericSpecializationExprSyntax.self) {
            var value = expression(node.expression, expecting)
            if case .metatype(.named(let name, _)) = value.type {
                value.type = .metatype(.named(name, arguments(of: node)))
            }
            return value
        }
        let literals: [any ExprSyntaxProtocol.Type] = [
            IntegerLiteralExprSyntax.self, FloatLiteralExprSyntax.self, BooleanLiteralExprSyntax.self,
        ]
        if literals.contains(where: { node.is($0) }) {
            return FactValue(
                type: .foreign("literal", []), roots: ["literal"],
                isLiteral: !node.is(BooleanLiteralExprSyntax.self))
        }
        if node.is(NilLiteralExprSyntax.self) { return FactValue(roots: ["nil"]) }
        if let node = node.as(TypeExprSyntax.self) {
            return FactValue(type: .metatype(table.resolve(node.type, in: scope)))
        }
        return children(of: node, expecting)
    }

    func arguments(of node: GenericSpecializationExprSyntax) -> [FactType] {
        node.genericArgumentClause.arguments.map { argument in
            if case .type(let type) = argument.argument { return table.resolve(type, in: scope) }
            return .unknown
        }
    }

    /// Reads whatever expressions stand in a node of a kind that has no meaning of its own here.
    private func children(of node: ExprSyntax, _ expecting: FactType) -> FactValue {
        var result = FactValue()
        for child in node.children(viewMode: .sourceAccurate) {
            if let inner = child.as(ExprSyntax.self) {
                let value = expression(inner, expecting)
                result.roots.formUnion(value.roots)
                if node.is(InOutExprSyntax.self) || node.is(PrefixOperatorExprSyntax.self) { result = value }
            }
        }
        if node.is(PrefixOperatorExprSyntax.self) { result.source = nil }
        return result
    }

    private func list(_ node: ArrayExprSyntax, _ expecting: FactType) -> FactValue {
        let wanted = expecting.element
        var values: [FactValue] = []
        for element in node.elements {
            let value = expression(element.expression, wanted)
            note(value, to: "element")
            values.append(value)
        }
        let elements = values.map(\.type).filter { $0 != .unknown }
        let element = wanted != .unknown ? wanted : joined(elements)
        let type: FactType = if case .named = expecting { expecting } else { .list(element) }
        var value = FactValue(
            type: type, roots: values.reduce(into: []) { $0.formUnion($1.roots) },
            parts: values.filter { $0.function != nil || !$0.parts.isEmpty })
        value.rows = values.count
        return value
    }

    private func map(_ node: DictionaryExprSyntax, _ expecting: FactType) -> FactValue {
        var (wantedKey, wantedValue) = (FactType.unknown, FactType.unknown)
        if case .map(let key, let value) = expecting.unwrapped { (wantedKey, wantedValue) = (key, value) }
        guard case .elements(let elements) = node.content else {
            return FactValue(type: .map(wantedKey, wantedValue))
        }
        var types: [FactType] = []
        var parts: [FactValue] = []
        var rows = 0
        for element in elements {
            let key = expression(element.key, wantedKey)
            if key.isLiteral { rows += 1 }
            let value = expression(element.value, wantedValue)
            note(value, to: "element")
            if wantedKey == .unknown { wantedKey = key.type }
            types.append(value.type)
            if value.function != nil || !value.parts.isEmpty { parts.append(value) }
        }
        var value = FactValue(
            type: .map(wantedKey, wantedValue != .unknown ? wantedValue : joined(types)), parts: parts)
        value.rows = rows
        return value
    }

    /// What several types are together: the first, or all where they differ.
    private func joined(_ types: [FactType]) -> FactType {
        guard let first = types.first else { return .unknown }
        if types.allSatisfy({ $0 == first }) || first.isFunction { return first }
        return .composition(types.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }

    private func tuple(_ node: TupleExprSyntax, _ expecting: FactType) -> FactValue {
        if node.elements.count == 1, let only = node.elements.first {
            return expression(only.expression, expecting)
        }
        let wanted = if case .tuple(let elements) = expecting { elements.map(\.type) } else { [FactType]() }
        var value = FactValue()
        var elements: [FactType.Element] = []
        for (index, element) in node.elements.enumerated() {
            let part = expression(element.expression, index < wanted.count ? wanted[index] : .unknown)
            note(part, to: "element")
            value.roots.formUnion(part.roots)
            value.parts.append(part)
            elements.append(.init(label: element.label?.text, type: part.type))
        }
        value.type = FactType.tuple(elements).bounded
        return value
    }

    private func string(_ node: StringLiteralExprSyntax) -> FactValue {
        var value = FactValue(type: .foreign("String", []), roots: ["literal"], isLiteral: true)
        for case .expressionSegment(let segment) in node.segments {
            value.isLiteral = false
            for argument in segment.expressions {
                let part = expression(argument.expression, .unknown)
                value.roots.formUnion(part.roots)
                value.question = value.question ?? part.question
            }
        }
        return value
    }

    private func item(_ node: SubscriptCallExprSyntax) -> FactValue {
        var value = expression(node.calledExpression, .unknown)
        if let path = node.arguments.first, path.label?.text == "keyPath" {
            return follow(expression(path.expression, .function([value.type], .unknown)), value, node)
        }
        for argument in node.arguments {
            let key = expression(argument.expression, keyType(value.type))
            if argument == node.arguments.first { askTable(value, key, at: node) }
            value.isTold(by: key.tells)
        }
        value.rows = 0
        if let own = table.members("subscript", of: value.type).first {
            let names = value.type.receivers.map(\.name)
            add(.call, at: node) { fact in
                fact.on = names
                fact.member = "subscript"
                fact.via = value.via
                fact.name = value.name
                fact.isUsed = true
            }
            value.type = table.result(own)
            value.source = (names, "subscript")
            return value
        }
        switch value.type.unwrapped {
        case .list(let element):
            let isRange =
                node.arguments.first.map { $0.expression.trimmedDescription.contains("..") } ?? false
            if !isRange { value.type = element }
        case .map(_, let element): value.type = element
        default: value.type = .unknown
        }
        if value.via == "property" { value.via = "element" }
        return value
    }

    private func keyType(_ type: FactType) -> FactType {
        if case .map(let key, _) = type.unwrapped { key } else { .unknown }
    }

    private func conditional(_ node: IfExprSyntax, _ expecting: FactType, _ isUsed: Bool) -> FactValue {
        var value = FactValue()
        nested(conditional: true) {
            for condition in node.conditions { self.condition(condition) }
            value = statements(node.body.statements, isUsed ? expecting : .unknown)
        }
        if isUsed { note(value, to: "return") }
        value.function = nil
        if let otherwise = node.elseBody {
            nested(conditional: true) {
                switch otherwise {
                case .ifExpr(let inner): _ = conditional(inner, expecting, isUsed)
                case .codeBlock(let block):
                    let other = statements(block.statements, expecting)
                    if isUsed { note(other, to: "return") }
                }
            }
        }
        return value
    }

    private func choice(_ node: SwitchExprSyntax, _ expecting: FactType, _ isUsed: Bool) -> FactValue {
        let subject = expression(node.subject, .unknown)
        var constants = 0
        var result = FactValue()
        let told = subject.tells
        for case .switchCase(let branch) in node.cases {
            nested(conditional: true) {
                if case .case(let label) = branch.label {
                    for item in label.caseItems {
                        if match(item.pattern, subject) == .constant { constants += 1 }
                        if let clause = item.whereClause { _ = expression(clause.condition, .unknown) }
                    }
                }
                let value = statements(branch.statements, isUsed ? expecting : .unknown)
                if isUsed { note(value, to: "return") }
                if result.type == .unknown { result = value }
            }
        }
        result.function = nil
        result.isTold(by: told)
        if constants > 0 { ask(subject, "switch", constants, at: node.subject) }
        return result
    }

    /// Reads a closure; its parameters have the types that are expected.
    ///
    /// - Parameter source: the member that told those functions that it takes.
    func closure(
        _ node: ClosureExprSyntax, _ expecting: FactType, isOwn: Bool,
        source: (on: [String], member: String)? = nil
    ) -> FactValue {
        var (takes, gives) = ([FactType](), FactType.unknown)
        if case .function(let types, let result) = expecting.unwrapped { (takes, gives) = (types, result) }
        let (number, result) = closure(isOwn: isOwn) {
            captures(node)
            let names = parameters(of: node)
            if names.count > 1, takes.count == 1, case .tuple(let elements) = takes[0] {
                takes = elements.map(\.type)
            }
            let written = names.enumerated().map { index, name in
                (name.name, name.type ?? (index < takes.count ? takes[index] : .unknown))
            }
            for (name, type) in written + takes.enumerated().map({ ("$\($0)", $1) }) {
                var value = FactValue(type: type, via: "element", name: name, roots: ["parameter"])
                if type.isFunction { value.source = source }
                bind(name, value)
            }
            if let clause = node.signature?.returnClause { gives = table.resolve(clause.type, in: scope) }
            return function(Syntax(node.statements), gives: gives)
        }
        var value = FactValue(type: .function(takes, gives.isOpen && result != .unknown ? result : gives))
        value.answer = answer.source
        if isOwn {
            value.function = Syntax(node)
            value.closure = number
            value.roots = ["function"]
        }
        return value
    }

    private func captures(_ node: ClosureExprSyntax) {
        for capture in node.signature?.capture?.items ?? [] {
            let name = capture.name.text
            guard name != "self" else { continue }
            if let value = capture.initializer?.value {
                bind(name, expression(value, .unknown))
            } else {
                bind(name, reference(name, at: capture, .unknown))
            }
        }
    }

    private func parameters(of node: ClosureExprSyntax) -> [(name: String, type: FactType?)] {
        switch node.signature?.parameterClause {
        case .simpleInput(let list): list.map { ($0.name.text, nil) }
        case .parameterClause(let clause):
            clause.parameters.map {
                (($0.secondName ?? $0.firstName).text, $0.type.map { table.resolve($0, in: scope) })
            }
        case nil: []
        }
    }
}
