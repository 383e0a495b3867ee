import SwiftSyntax

/// Reads what the code of a member does.
///
/// It follows names and types as far as the source tells them; what it cannot follow is a fact without a receiver,
/// never a guess.
final class FactReader {
    let table: FactTable
    let member: FactMember
    let owner: FactTypeDeclaration?
    let scope: FactScope
    var facts: [Fact] = []
    /// What is known of local names, the innermost scope last.
    var names: [[String: FactValue]] = [[:]]
    /// The value of the function that was read last, where it is one expression.
    private(set) var answer = FactValue()
    private var conditions = 0
    private var closures: [Int] = [0]
    private var closureCount = 0
    /// What the functions that are open return, the innermost last.
    private var results: [FactType] = []
    private var expected: [FactType] = []

    init(_ member: FactMember, in table: FactTable) {
        self.table = table
        self.member = member
        scope = table.scope(of: member)
        owner = scope.owner.flatMap { table[$0] }
    }

    /// Reads all code of the member.
    func read() -> [Fact] {
        for parameter in member.parameters {
            var type = table.resolve(parameter.type, in: scope)
            if parameter.isVariadic { type = .list(type) }
            bind(
                parameter.name,
                FactValue(type: type, via: "parameter", name: parameter.name, roots: ["parameter"]))
            if let value = parameter.value { note(expression(value, type), to: "parameter") }
        }
        let type = table.type(of: member)
        if member.kind == .property || member.kind == .subscript {
            for name in ["newValue", "oldValue"] {
                bind(name, FactValue(type: type, via: "parameter", name: name, roots: ["parameter"]))
            }
        }
        let result = if case .function(_, let gives) = type, member.kind == .method { gives } else { type }
        if let value = member.value {
            let given = expression(value, type)
            for part in [given] + given.functions {
                note(part, to: "property", on: [member.scope.owner ?? ""], member: member.name)
            }
        }
        for body in member.bodies { _ = function(body, gives: result) }
        return facts
    }

    /// What an expression is, without a word about what it does.
    func type(of value: ExprSyntax) -> FactType { expression(value, .unknown).type }

    // MARK: State

    func bind(_ name: String, _ value: FactValue) { names[names.count - 1][unquoted(name)] = value }

    func bound(_ name: String) -> FactValue? {
        for names in names.reversed() { if let value = names[name] { return value } }
        return nil
    }

    func add(_ kind: Fact.Kind, at node: some SyntaxProtocol, _ fill: (inout Fact) -> Void = { _ in }) {
        var fact = Fact(kind: kind, place: member.file.factPlace(node))
        fact.isConditional = conditions > 0
        fact.closure = closures[closures.count - 1]
        fill(&fact)
        facts.append(fact)
    }

    /// Notes that a value is a function, where it is one, and where it goes.
    func note(_ value: FactValue, to goal: String, on: [String] = [], member: String = "") {
        guard let node = value.function else { return }
        add(.function, at: node) { fact in
            fact.how = goal
            fact.on = on.filter { !$0.isEmpty }
            fact.member = member
            fact.name = value.name
            fact.types = value.closure == 0 ? value.source?.on ?? [] : []
            fact.count = value.closure
        }
    }

    @discardableResult
    func nested<Result>(conditional: Bool = false, _ read: () -> Result) -> Result {
        names.append([:])
        if conditional { conditions += 1 }
        defer {
            names.removeLast()
            if conditional { conditions -= 1 }
        }
        return read()
    }

    /// Reads the code of a function value; one that is only passed to the library belongs to the code around it.
    func closure(isOwn: Bool, _ read: () -> FactType) -> (number: Int, result: FactType) {
        if isOwn { closureCount += 1 }
        closures.append(isOwn ? closureCount : closures[closures.count - 1])
        let result = nested(read)
        return (closures.removeLast(), result)
    }

    /// Reads the body of a function, and tells what it returns.
    func function(_ body: Syntax, gives: FactType) -> FactType {
        results.append(.unknown)
        expected.append(gives)
        let value: FactValue
        if let block = body.as(CodeBlockSyntax.self) {
            value = nested { statements(block.statements, gives) }
        } else if let items = body.as(CodeBlockItemListSyntax.self) {
            value = nested { statements(items, gives) }
        } else {
            value = FactValue()
        }
        expected.removeLast()
        let returned = results.removeLast()
        answer = value
        if returned == .unknown { note(value, to: "return") }
        return returned == .unknown ? value.type : returned
    }

    // MARK: Statements

    @discardableResult
    func statements(_ items: CodeBlockItemListSyntax, _ gives: FactType = .unknown) -> FactValue {
        var last = FactValue()
        let isOnly = items.count == 1
        for item in items {
            switch item.item {
            case .decl(let node):
                declaration(node)
                last = FactValue()
            case .stmt(let node): last = statement(node, isOnly ? gives : .unknown, isUsed: isOnly)
            case .expr(let node): last = expression(node, isOnly ? gives : .unknown, isUsed: isOnly)
            }
        }
        return last
    }

    private func declaration(_ node: DeclSyntax) {
        if let node = node.as(VariableDeclSyntax.self) {
            for binding in node.bindings { variable(binding) }
        } else if let node = node.as(FunctionDeclSyntax.self) {
            localFunction(node)
        } else if let node = node.as(IfConfigDeclSyntax.self) {
            for clause in node.clauses {
                if case .statements(let items) = clause.elements { statements(items) }
            }
        }
    }

    private func variable(_ binding: PatternBindingSyntax) {
        let written = binding.typeAnnotation.map { table.resolve($0.type, in: scope) }
        var value = FactValue()
        if let initializer = binding.initializer {
            value = expression(initializer.value, written ?? .unknown)
            note(value, to: "local")
        }
        if let written { value.type = written }
        value.via = value.via == "made" || value.via == "static" ? value.via : "local"
        take(binding.pattern, value)
        if case .getter(let items)? = binding.accessorBlock?.accessors { _ = nested { statements(items) } }
        if case .accessors(let list)? = binding.accessorBlock?.accessors {
            for body in list.compactMap(\.body) { _ = nested { statements(body.statements) } }
        }
    }

    private func localFunction(_ node: FunctionDeclSyntax) {
        let types = node.signature.parameterClause.parameters.map { table.resolve($0.type, in: scope) }
        let gives = node.signature.returnClause.map { table.resolve($0.type, in: scope) } ?? .none
        var value = FactValue(type: .function(types, gives), via: "local", name: node.name.text)
        value.function = Syntax(node.name)
        bind(node.name.text, value)
        let (number, _) = closure(isOwn: true) {
            for (parameter, type) in zip(node.signature.parameterClause.parameters, types) {
                let name = (parameter.secondName ?? parameter.firstName).text
                bind(name, FactValue(type: type, via: "parameter", name: name, roots: ["parameter"]))
            }
            return node.body.map { function(Syntax($0), gives: gives) } ?? .unknown
        }
        value.closure = number
        bind(node.name.text, value)
    }

    private func statement(_ node: StmtSyntax, _ gives: FactType, isUsed: Bool) -> FactValue {
        if let node = node.as(ExpressionStmtSyntax.self) {
            return expression(node.expression, gives, isUsed: isUsed)
        }
        if let node = node.as(ReturnStmtSyntax.self) {
            giveBack(node.expression)
        } else if let node = node.as(GuardStmtSyntax.self) {
            for condition in node.conditions { self.condition(condition) }
            nested(conditional: true) { statements(node.body.statements) }
            // What follows a guard is no more conditional than the guard itself.
        } else if let node = node.as(ForStmtSyntax.self) {
            loop(node)
        } else if let node = node.as(WhileStmtSyntax.self) {
            nested(conditional: true) {
                for condition in node.conditions { self.condition(condition) }
                statements(node.body.statements)
            }
        } else if let node = node.as(RepeatStmtSyntax.self) {
            nested { statements(node.body.statements) }
            _ = expression(node.condition, .unknown)
        } else if let node = node.as(DoStmtSyntax.self) {
            nested { statements(node.body.statements) }
            for clause in node.catchClauses {
                nested(conditional: true) {
                    bind("error", FactValue(via: "local"))
                    for item in clause.catchItems {
                        if let pattern = item.pattern { _ = match(pattern, FactValue()) }
                    }
                    statements(clause.body.statements)
                }
            }
        } else if let node = node.as(LabeledStmtSyntax.self) {
            return statement(node.statement, gives, isUsed: isUsed)
        } else if let node = node.as(DeferStmtSyntax.self) {
            nested { statements(node.body.statements) }
        } else if let node = node.as(ThrowStmtSyntax.self) {
            let value = expression(node.expression, .unknown)
            add(.raise, at: node) { $0.types = value.type.speech.names }
        } else if let node = node.as(YieldStmtSyntax.self) {
            if case .single(let value) = node.yieldedExpressions { _ = expression(value, gives) }
        }
        return FactValue()
    }

    private func giveBack(_ node: ExprSyntax?) {
        guard let node else { return }
        let value = expression(node, expected.last ?? .unknown)
        note(value, to: "return")
        if results.last == .unknown { results[results.count - 1] = value.type }
    }

    private func loop(_ node: ForStmtSyntax) {
        let sequence = expression(node.sequence, .unknown)
        var element = sequence
        element.type = sequence.type.element
        element.via = "element"
        if element.type == .unknown, let made = iterated(sequence.type) { element.type = made }
        nested(conditional: node.whereClause != nil) {
            if match(node.pattern, element) == .other { take(node.pattern, element) }
            if let clause = node.whereClause { _ = expression(clause.condition, .unknown) }
            statements(node.body.statements)
        }
    }

    /// What a sequence of the solution's own gives: the result of its `next`, or of its iterator's.
    func iterated(_ type: FactType) -> FactType? {
        if let next = table.members("next", of: type).first { return table.result(next).unwrapped }
        guard let maker = table.members("makeIterator", of: type).first else { return nil }
        let iterator = table.result(maker)
        if let next = table.members("next", of: iterator).first { return table.result(next).unwrapped }
        return iterator.element == .unknown ? nil : iterator.element
    }

    func condition(_ node: ConditionElementSyntax) {
        switch node.condition {
        case .expression(let value): _ = expression(value, .unknown)
        case .optionalBinding(let binding):
            var value: FactValue
            if let initializer = binding.initializer {
                value = expression(initializer.value, .unknown)
            } else {
                let name = binding.pattern.trimmedDescription
                value = reference(name, at: binding.pattern, .unknown)
            }
            value.type =
                binding.typeAnnotation.map { table.resolve($0.type, in: scope) } ?? value.type.unwrapped
            if value.via == "property" || value.via == "self" { value.via = "local" }
            take(binding.pattern, value)
        case .matchingPattern(let matching):
            let value = expression(matching.initializer.value, .unknown)
            if match(matching.pattern, value) == .constant { ask(value, "compare", 1, at: node) }
        case .availability: break
        }
    }

    // MARK: Patterns

    enum Match { case constant, type, other }

    /// Binds the names of a pattern.
    func take(_ pattern: PatternSyntax, _ value: FactValue) {
        if let node = pattern.as(IdentifierPatternSyntax.self) {
            bind(node.identifier.text, value)
        } else if let node = pattern.as(ValueBindingPatternSyntax.self) {
            take(node.pattern, value)
        } else if let node = pattern.as(TuplePatternSyntax.self) {
            let elements =
                if case .tuple(let elements) = value.type { elements } else { [FactType.Element]() }
            for (index, element) in node.elements.enumerated() {
                var part = value
                part.type = index < elements.count ? elements[index].type : .unknown
                take(element.pattern, part)
            }
        } else if let node = pattern.as(ExpressionPatternSyntax.self) {
            if let inner = node.expression.as(PatternExprSyntax.self) { take(inner.pattern, value) }
        }
    }

    /// Holds a value against a pattern, and tells what kind of question that is.
    func match(_ pattern: PatternSyntax, _ value: FactValue) -> Match {
        if let node = pattern.as(ValueBindingPatternSyntax.self) { return match(node.pattern, value) }
        if let node = pattern.as(IsTypePatternSyntax.self) {
            askType(value, "is", table.resolve(node.type, in: scope), at: pattern)
            return .type
        }
        if let node = pattern.as(ExpressionPatternSyntax.self) { return match(node.expression, value) }
        take(pattern, value)
        return .other
    }

    private func match(_ node: ExprSyntax, _ value: FactValue) -> Match {
        if let sequence = node.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
                let type = elements[2].as(TypeExprSyntax.self)
            {
                let wanted = table.resolve(type.type, in: scope)
                askType(value, "as", wanted, at: node)
                var part = value
                part.type = wanted
                if let pattern = elements[0].as(PatternExprSyntax.self) { take(pattern.pattern, part) }
                return .type
            }
        }
        if let pattern = node.as(PatternExprSyntax.self) { return match(pattern.pattern, value) }
        if let optional = node.as(OptionalChainingExprSyntax.self) {
            var part = value
            part.type = value.type.unwrapped
            return match(optional.expression, part)
        }
        if let tuple = node.as(TupleExprSyntax.self) { return matchTuple(tuple, value) }
        if let call = node.as(FunctionCallExprSyntax.self),
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
        {
            matchCase(call, callee.declName.baseName.text, value)
            return .constant
        }
        if node.is(MemberAccessExprSyntax.self) {
            let found = silently { expression(node, value.type) }
            if value.question != nil, case .metatype = found.type { askKind(value, at: node) }
            return .constant
        }
        if node.is(DiscardAssignmentExprSyntax.self) { return .other }
        let constant = expression(node, value.type)
        return constant.isLiteral ? .constant : .other
    }

    private func matchTuple(_ tuple: TupleExprSyntax, _ value: FactValue) -> Match {
        let types = if case .tuple(let elements) = value.type { elements.map(\.type) } else { [FactType]() }
        for (index, element) in tuple.elements.enumerated() {
            var part = index < value.parts.count ? value.parts[index] : value
            if index >= value.parts.count { part.type = index < types.count ? types[index] : .unknown }
            if match(element.expression, part) == .constant { ask(part, "compare", 1, at: element) }
        }
        return .other
    }

    private func matchCase(_ call: FunctionCallExprSyntax, _ name: String, _ value: FactValue) {
        let found = table.members(unquoted(name), of: value.type.unwrapped).first { $0.member.kind == .case }
        let types = found.map(table.parameterTypes) ?? []
        for (index, argument) in call.arguments.enumerated() {
            var part = value
            part.type = index < types.count ? types[index] : .unknown
            part.via = "element"
            _ = match(argument.expression, part)
        }
    }
}
