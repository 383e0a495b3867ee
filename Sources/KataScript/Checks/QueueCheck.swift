import KataDiagnostics

/// Follows the command queue of a scenario as far as it shows: calls without a rule, and undoing what was not done.
struct QueueCheck {
    private let rules: [InverseRule]
    private let isReplay: Bool
    /// The types of objects and `let`s that a constructor makes.
    private var types: [String: String] = [:]

    static func check(_ scenario: Scenario, findings: inout Findings) {
        var lastUndo: Int?
        scenario.commands.forEachStatement { statement in
            if case .undo = statement.kind { lastUndo = statement.range.start }
        }
        let check = QueueCheck(scenario)
        if let lastUndo, !check.isReplay {
            scenario.commands.forEachStatement { statement in
                check.checkRule(of: statement, before: lastUndo, &findings)
            }
        }
        check.follow(scenario.commands, &findings)
    }

    private init(_ scenario: Scenario) {
        switch scenario.undo {
        case .rules(let rules):
            self.rules = rules
            isReplay = false
        case .replay:
            rules = []
            isReplay = true
        }
        for object in scenario.objects { types[object.name.text] = object.value.constructedType }
        var ambiguous: Set<String> = []
        var found = types
        scenario.commands.forEachStatement { statement in
            let name: Name
            let value: Expression
            switch statement.kind {
            case .bind(let bound, let made), .bindVariable(let bound, let made): (name, value) = (bound, made)
            default: return
            }
            if case .bindVariable = statement.kind { ambiguous.insert(name.text) }
            if let known = found[name.text], known != value.constructedType { ambiguous.insert(name.text) }
            found[name.text] = value.constructedType
        }
        types = found.filter { !ambiguous.contains($0.key) }
    }

    // MARK: Rules

    private func checkRule(of statement: Statement, before lastUndo: Int, _ findings: inout Findings) {
        switch statement.kind {
        case .call(let call) where call.range.start < lastUndo:
            guard let (type, method, arguments) = methodCall(call),
                !rules.contains(where: { $0.method.text == method.text && $0.parameters.count == arguments })
            else { return }
            let names = (0..<arguments).map { "a\($0 + 1)" }.joined(separator: ", ")
            findings.add(
                .undoneWithoutRule(
                    call: method.text, head: "\(type.isEmpty ? "" : "\(type).")\(method.text)(\(names))"),
                at: method.range)
        case .bind(_, let value), .bindParts(_, let value, _), .bindVariable(_, let value):
            guard let (type, method, arguments) = methodCall(value),
                rules.contains(where: {
                    $0.type.text == type && $0.method.text == method.text && $0.parameters.count == arguments
                })
            else { return }
            findings.add(.notOnQueue(method: method.text), at: method.range)
        default: break
        }
    }

    /// Returns the method of a call whose receiver is a name with a known type; the type of a free function is empty.
    private func methodCall(_ node: Expression) -> (type: String, method: Name, arguments: Int)? {
        guard case .call(let callee, let arguments) = node.kind else { return nil }
        if case .name(let name) = callee.kind, callee.mayBeFreeFunction {
            return ("", Name(name, range: callee.range).withoutTypes, arguments.count)
        }
        guard case .member(let base, let method) = callee.kind, case .name(let name) = base.kind,
            let type = types[name]
        else { return nil }
        return (type, method.withoutTypes, arguments.count)
    }

    // MARK: Counting

    /// Counts commands along the straight line of the script, up to the first loop or condition that has some.
    private func follow(_ block: Block, _ findings: inout Findings) {
        // Both are the most that there can be: a call may turn out to be no command.
        var done = 0
        var undone = 0
        for statement in block.statements {
            switch statement.kind {
            case .assign(let place, _), .change(let place, _, _):
                done += 1
                // An assignment to a name may be no command.
                if case .name = place.kind { break }
                undone = 0
            case .call(let call):
                if methodCall(call) != nil { undone = 0 }
                if case .call(let callee, _) = call.kind, callee.mayBeCommand { done += 1 }
            case .undo(let amount):
                guard Self.move(amount, "undo", from: &done, to: &undone, statement.range, &findings) else {
                    return
                }
            case .redo(let amount):
                guard Self.move(amount, "redo", from: &undone, to: &done, statement.range, &findings) else {
                    return
                }
            case .forEach, .repeated, .whileLoop, .conditional, .guarded, .switched, .attempted, .deferred:
                if statement.blocks.contains(where: { $0.contains(where: \.usesQueue) }) { return }
            // What stands behind it may not run.
            case .leave: return
            case .bind, .bindVariable, .bindParts, .value, .drop, .wait, .settle, .log, .expect,
                .expectThrows:
                break
            }
        }
    }

    /// Moves commands from one side of the queue to the other; false after reporting that there are too few.
    private static func move(
        _ amount: Statement.Amount, _ verb: String, from source: inout Int, to target: inout Int,
        _ range: SourceRange, _ findings: inout Findings
    ) -> Bool {
        let count: Int
        switch amount {
        case .all: count = source
        case .count(let wanted): count = wanted
        }
        guard count <= source else {
            findings.add(.nothingToUndo(verb: verb, count: count, there: source), at: range)
            return false
        }
        source -= count
        target += count
        return true
    }
}

extension Expression {
    /// Tells whether a callee can only be a free function of the module.
    fileprivate var mayBeFreeFunction: Bool {
        guard case .name(let name) = kind else { return false }
        return !name.mayBeType
    }

    /// Tells whether a call of it may be a command.
    fileprivate var mayBeCommand: Bool {
        switch kind {
        case .member: true
        case .name(let name): name.isSign || mayBeFreeFunction
        default: false
        }
    }
}

extension Statement {
    /// Tells whether the statement itself may do, undo or redo a command.
    fileprivate var usesQueue: Bool {
        switch kind {
        case .assign, .change, .call, .undo, .redo: true
        case .bind, .bindVariable, .bindParts, .value, .drop, .wait, .settle, .log, .expect, .expectThrows,
            .forEach, .repeated, .whileLoop, .conditional, .guarded, .switched, .attempted,
            .deferred, .leave:
            false
        }
    }
}
