import KataDiagnostics

/// Follows the names of one scenario through its scopes.
struct NameCheck {
    /// A name that is bound.
    private struct Entry {
        var range: SourceRange
        /// Tells whether the name can be assigned.
        var isVariable = false
        /// Tells whether the name may stand for an object, which an operator of the module can change in its place.
        var mayBeObject = false
        /// The open case that the name stands for; it never gets a type.
        var openCase: String?
        /// Where the name was dropped, if that is certain here.
        var dropped: SourceRange?
        /// Tells whether it is a function whose declaration comes below.
        var isAhead = false
    }

    /// Tells whether names that nothing binds are errors.
    private let reportsUnknownNames: Bool
    /// Tells whether a name may be a function or a global of the module.
    private let mayBeModules: (String) -> Bool
    private var scopes: [[String: Entry]] = [[:]]

    init(reportsUnknownNames: Bool, mayBeModules: @escaping (String) -> Bool) {
        self.reportsUnknownNames = reportsUnknownNames
        self.mayBeModules = mayBeModules
    }

    private func isUnknown(_ name: String) -> Bool { reportsUnknownNames && !mayBeModules(name) }

    /// Tells whether a name means the function that every script has.
    private func isBuiltin(_ name: String) -> Bool {
        entry(of: name) == nil && ReservedWords.builtins.contains(name) && !mayBeModules(name)
    }

    /// Checks parameters, objects, setup and commands, in the order in which they run.
    mutating func check(_ scenario: Scenario, setup: Block?, findings: inout Findings) {
        for row in scenario.rows { for (_, value) in row.values { check(value, &findings) } }
        // The reader of the file reports objects and parameters whose names clash.
        for (name, _) in scenario.rows.first?.values ?? [] { declare(name) }
        for object in scenario.objects {
            check(object.value, &findings)
            declare(object.name)
            scopes[0][object.name.text]?.mayBeObject = object.value.mayBeObject
        }
        check(setup?.statements ?? [], &findings)
        check(scenario.commands.statements, &findings)
    }

    /// Checks statements one after another, which know the functions among them.
    private mutating func check(
        _ statements: [Statement], isClosure: Bool = false, _ findings: inout Findings
    ) {
        for statement in statements where statement.functionName != nil {
            guard case .bind(let name, _) = statement.kind, scopes[scopes.count - 1][name.text] == nil else {
                continue
            }
            declare(name)
            scopes[scopes.count - 1][name.text]?.isAhead = true
        }
        for (index, statement) in statements.enumerated() {
            check(statement, isResult: isClosure && index + 1 == statements.count, &findings)
        }
    }

    // MARK: Scopes

    private mutating func declare(_ name: Name, isVariable: Bool = false, openCase: String? = nil) {
        scopes[scopes.count - 1][name.text] = Entry(
            range: name.range, isVariable: isVariable, openCase: openCase)
    }

    private func entry(of name: String) -> Entry? {
        for scope in scopes.reversed() { if let entry = scope[name] { return entry } }
        return nil
    }

    private mutating func bind(
        _ name: Name, isVariable: Bool = false, openCase: String? = nil, _ findings: inout Findings
    ) {
        if name.text == "_" { return }
        // A name in an inner block hides one around it, as in Swift.
        if let first = scopes[scopes.count - 1][name.text], !first.isAhead {
            findings.add(
                .boundTwice(name.text), at: name.range, notes: [Note("it is bound here", at: first.range)])
        }
        declare(name, isVariable: isVariable, openCase: openCase)
    }

    /// Reports a built-in function that is called for nothing.
    private func checkBuiltin(_ value: Expression, _ findings: inout Findings) {
        guard case .call(let callee, _) = value.kind, case .name(let name) = callee.kind, isBuiltin(name),
            !BuiltinShape.acts.contains(name)
        else { return }
        findings.add(.builtinAsStatement(name), at: value.range)
    }

    private mutating func drop(_ name: Name, _ findings: inout Findings) {
        check(name.text, at: name.range, &findings)
        for index in scopes.indices { scopes[index][name.text]?.dropped = name.range }
    }

    /// Checks a block in a scope of its own; what it drops may not have been dropped behind it.
    private mutating func check(_ block: Block, loopVariables: [Name] = [], _ findings: inout Findings) {
        let outer = scopes
        scopes.append([:])
        // As in Swift, a loop's name hides one around the loop, and may be hidden in its block.
        for name in loopVariables { bind(name, &findings) }
        if !loopVariables.isEmpty { scopes.append([:]) }
        check(block.statements, &findings)
        scopes = outer
    }

    // MARK: Statements

    /// - Parameter isResult: Tells whether it is the last one of a closure, whose value is the result.
    private mutating func check(
        _ statement: Statement, isResult: Bool = false, _ findings: inout Findings
    ) {
        if checkBranches(statement, &findings) { return }
        if case .bind(let name, let value) = statement.kind, case .closure(let closure) = value.kind {
            // A function may call itself.
            bind(name, &findings)
            return check(closure, &findings)
        }
        for expression in statement.expressions { check(expression, &findings) }
        switch statement.kind {
        case .bind(let name, let value):
            var openCase: String?
            if case .implicitCase(let caseName, _) = value.kind { openCase = caseName.text }
            bind(name, openCase: openCase, &findings)
            scopes[scopes.count - 1][name.text]?.mayBeObject = value.mayBeObject
        case .bindVariable(let name, _): bind(name, isVariable: true, &findings)
        case .log(let value, _): checkLogged(value, &findings)
        case .drop(let names): for name in names { drop(name, &findings) }
        case .bindParts(let pattern, let value, let isVariable):
            pattern.check(value, &findings)
            for name in pattern.names { bind(name, isVariable: isVariable, &findings) }
        case .forEach(let pattern, let sequence, let block):
            pattern.check(sequence, &findings)
            check(block, loopVariables: pattern.names, &findings)
        case .repeated, .deferred: for block in statement.blocks { check(block, &findings) }
        case .assign(let place, _): checkAssigned(place, &findings)
        case .change(let place, _, _):
            if !mayBeOwn(place) { checkAssigned(place, &findings) }
        case .call(let value): if !isResult { checkBuiltin(value, &findings) }
        case .value, .undo, .redo, .wait, .settle, .expect, .expectThrows, .leave, .whileLoop, .conditional,
            .guarded, .switched, .attempted:
            break
        }
    }

    /// Checks a statement whose conditions bind names; false for any other.
    private mutating func checkBranches(_ statement: Statement, _ findings: inout Findings) -> Bool {
        let outer = scopes
        switch statement.kind {
        case .conditional(let conditions, let then, let otherwise):
            scopes.append([:])
            check(conditions, &findings)
            check(then, &findings)
            scopes = outer
            if let otherwise { check(otherwise, &findings) }
        case .whileLoop(let conditions, let block):
            scopes.append([:])
            check(conditions, &findings)
            check(block, &findings)
            scopes = outer
        case .guarded(let conditions, let otherwise):
            check(otherwise, &findings)
            check(conditions, &findings)
        case .switched(let value, let cases):
            check(value, &findings)
            check(cases, &findings)
        case .attempted(let block, let handlers):
            check(block, &findings)
            check(handlers, &findings)
        default: return false
        }
        return true
    }

    /// Checks what is done for the patterns of a `switch` or of `catch`, each in a scope of its own.
    private mutating func check(_ cases: [SwitchCase], _ findings: inout Findings) {
        let outer = scopes
        for one in cases {
            scopes.append([:])
            for name in one.names { bind(name, &findings) }
            for expression in one.expressions { check(expression, &findings) }
            check(one.block, &findings)
            scopes = outer
        }
    }

    /// Checks conditions, each of which knows what those before it bind; such a name hides one around it.
    private mutating func check(_ conditions: [Condition], _ findings: inout Findings) {
        for condition in conditions {
            check(condition.value, &findings)
            for expression in condition.pattern?.expressions ?? [] { check(expression, &findings) }
            for name in condition.pattern?.names ?? [] {
                bind(name, &findings)
            }
        }
    }

    /// Tells whether an operator may be the module's own, which changes the object that a constant stands for.
    private func mayBeOwn(_ place: Expression) -> Bool {
        guard case .name(let name) = place.kind, let entry = entry(of: name) else { return true }
        return entry.mayBeObject
    }

    /// Reports a constant that is assigned.
    private func checkAssigned(_ place: Expression, _ findings: inout Findings) {
        guard case .name(let name) = place.kind, let entry = entry(of: name), !entry.isVariable else {
            return
        }
        findings.add(
            .constantAssigned(name), at: place.range, notes: [Note("it is bound here", at: entry.range)])
    }

    /// Reports cases that no type has been given to where their text is wanted.
    private func checkLogged(_ value: Expression, _ findings: inout Findings) {
        switch value.kind {
        case .implicitCase(let name, _): findings.add(.openCase(name.text), at: value.range)
        case .name(let name):
            if let openCase = entry(of: name)?.openCase { findings.add(.openCase(openCase), at: value.range) }
        case .list(let elements): for element in elements { checkLogged(element, &findings) }
        case .tuple(let parts): for part in parts { checkLogged(part.value, &findings) }
        case .map(let entries):
            for entry in entries {
                checkLogged(entry.key, &findings)
                checkLogged(entry.value, &findings)
            }
        default: break
        }
    }

    // MARK: Expressions

    /// Checks a closure in a scope of its own; arguments without names hide those of a closure around it.
    private mutating func check(_ closure: Closure, _ findings: inout Findings) {
        for capture in closure.captures { check(capture.value, &findings) }
        let outer = scopes
        scopes.append([:])
        for capture in closure.captures { declare(capture.name) }
        scopes.append([:])
        for name in closure.argumentNames {
            // The module may take back what a closure makes of its arguments.
            if name.text.hasPrefix("$") {
                declare(name, isVariable: true)
            } else {
                bind(name, isVariable: true, &findings)
            }
        }
        // As in Swift, a name in the body hides a parameter: `var request = request`.
        scopes.append([:])
        check(closure.body.statements, isClosure: true, &findings)
        scopes = outer
    }

    private mutating func check(_ expression: Expression, _ findings: inout Findings) {
        switch expression.kind {
        case .integer, .float, .bool, .null: break
        case .name(let name): check(name, at: expression.range, &findings)
        case .string(let literal):
            for case .value(let value) in literal.segments {
                check(value, &findings)
                checkLogged(value, &findings)
            }
        case .implicitCase(_, let arguments), .tuple(let arguments): check(arguments, &findings)
        case .member(let base, _), .unwrapped(let base, _), .chained(let base), .cast(let base, _, _),
            .attempted(let base):
            check(base, &findings)
        case .call(let callee, let arguments):
            if case .name(let name) = callee.kind {
                checkCallee(name, arguments, at: callee.range, whole: expression.range, &findings)
            } else {
                check(callee, &findings)
            }
            check(arguments, &findings)
        case .index(let base, let arguments):
            check(base, &findings)
            check(arguments, &findings)
        case .list(let elements):
            for element in elements where !isFunctionValue(element) { check(element, &findings) }
        case .map(let entries):
            for entry in entries {
                check(entry.key, &findings)
                if !isFunctionValue(entry.value) { check(entry.value, &findings) }
            }
        case .unary(_, let operand): check(operand, &findings)
        case .binary(_, let left, let right):
            check(left, &findings)
            check(right, &findings)
        case .closure(let closure): check(closure, &findings)
        case .choice(let block): check(block, &findings)
        case .conditional(let condition, let then, let otherwise):
            for part in [condition, then, otherwise] { check(part, &findings) }
        }
    }

    private mutating func check(_ arguments: [ArgumentNode], _ findings: inout Findings) {
        for argument in arguments {
            if !isFunctionValue(argument.value) { check(argument.value, &findings) }
        }
    }

    /// Tells whether a function that every script has is given on: `reduce(0, max)`.
    private func isFunctionValue(_ expression: Expression) -> Bool {
        guard case .name(let name) = expression.kind, isBuiltin(name) else { return false }
        return ReservedWords.functionValues.contains(name)
    }

    private func check(_ name: String, at range: SourceRange, _ findings: inout Findings) {
        if let entry = entry(of: name) {
            guard let dropped = entry.dropped else { return }
            findings.add(.dropped(name), at: range, notes: [Note("it was dropped here", at: dropped)])
        } else if isBuiltin(name) {
            findings.add(.functionAsValue(name), at: range)
        } else if !name.mayBeType, isUnknown(name) {
            let nearest = nearestName(to: name, among: scopes.flatMap(\.keys))
            findings.add(.unknownName(name, nearest: nearest), at: range)
        }
    }

    private func checkCallee(
        _ name: String, _ arguments: [ArgumentNode], at range: SourceRange, whole: SourceRange,
        _ findings: inout Findings
    ) {
        if isBuiltin(name), let function = MathFunction(rawValue: name) {
            return check(function, arguments, at: whole, &findings)
        }
        guard isBuiltin(name), let builtin = BuiltinShape(rawValue: name) else {
            if entry(of: name) != nil {
                check(name, at: range, &findings)
            } else if !name.mayBeType, isUnknown(name) {
                let known = ReservedWords.builtins.sorted() + scopes.flatMap(\.keys)
                findings.add(
                    .unknownFunction(name, nearest: nearestName(to: name, among: known)), at: range)
            }
            return
        }
        let facts = CheckProblem.Builtin(name: name, wanted: builtin.wanted)
        if !builtin.labels.isEmpty, builtin.labels.contains(arguments.map { $0.label?.text ?? "" }) { return }
        if !builtin.labels.isEmpty {
            findings.add(.builtinArguments(facts, count: arguments.count), at: whole)
        } else if let label = arguments.lazy.compactMap(\.label).first {
            findings.add(.builtinLabel(facts, label: label.text), at: label.range)
        } else if !builtin.accepts(arguments.count) {
            findings.add(.builtinArguments(facts, count: arguments.count), at: whole)
        }
    }

    private func check(
        _ function: MathFunction, _ arguments: [ArgumentNode], at whole: SourceRange,
        _ findings: inout Findings
    ) {
        let facts = CheckProblem.Builtin(name: function.rawValue, wanted: function.wanted)
        if let label = arguments.lazy.compactMap(\.label).first {
            findings.add(.builtinLabel(facts, label: label.text), at: label.range)
        } else if arguments.count != function.operands {
            findings.add(.builtinArguments(facts, count: arguments.count), at: whole)
        }
    }
}

extension Expression {
    /// Tells whether its value may be an object of the module.
    fileprivate var mayBeObject: Bool {
        switch kind {
        case .call, .member, .index, .name: true
        default: false
        }
    }
}
