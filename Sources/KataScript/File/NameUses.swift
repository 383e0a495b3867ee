internal import KataDiagnostics

/// The names that a scenario uses and binds, found by walking its tree.
struct NameUses {
    /// Every name that stands in an expression, a `drop`, an undo rule or a `${…}`.
    private(set) var names: Set<String> = []
    /// The names of `let` and of loops.
    private(set) var bound: [String] = []
    /// The patterns of `>` lines, in order.
    private(set) var inlinePatterns: [LinePattern] = []

    /// Returns what a scenario uses: commands, objects, rows, undo rules and expected lines.
    static func names(in scenario: Scenario) -> NameUses {
        var uses = NameUses()
        if let setup = scenario.setup { uses.walk(setup) }
        uses.walk(scenario.commands)
        for object in scenario.objects { uses.walk(object.value) }
        if case .rules(let rules) = scenario.undo {
            for rule in rules { if case .statement(let statement) = rule.inverse { uses.walk(statement) } }
        }
        if let expected = scenario.expectation {
            let patterns =
                (expected.log ?? []).flatMap(\.patterns) + expected.never
                + (expected.error.map { [$0] } ?? [])
            for pattern in patterns { uses.walk(pattern) }
        }
        return uses
    }

    /// Returns the names that a block uses.
    static func names(in block: Block) -> Set<String> {
        var uses = NameUses()
        uses.walk(block)
        return uses.names
    }

    private mutating func walk(_ block: Block) { for statement in block.statements { walk(statement) } }

    private mutating func walk(_ statement: Statement) {
        switch statement.kind {
        case .bind(let name, let value), .bindVariable(let name, let value):
            bound.append(name.text)
            walk(value)
        case .bindParts(let pattern, let value, _):
            bound += pattern.names.map(\.text)
            walk(value)
        case .assign(let place, let value), .change(let place, _, let value):
            walk(place)
            walk(value)
        case .call(let value), .value(let value), .expect(let value),
            .repeated(let value, _):
            walk(value)
        case .whileLoop(let conditions, _), .conditional(let conditions, _, _), .guarded(let conditions, _):
            for pattern in conditions.compactMap(\.pattern) { bound += pattern.names.map(\.text) }
            for expression in statement.expressions { walk(expression) }
        case .log: for expression in statement.expressions { walk(expression) }
        case .switched(_, let cases), .attempted(_, let cases):
            bound += cases.flatMap(\.names).map(\.text)
            for expression in statement.expressions { walk(expression) }
        case .leave: for expression in statement.expressions { walk(expression) }
        case .expectThrows(let operand, let error):
            walk(operand)
            if let value = error.value { walk(value) }
            if let message = error.message { walk(message) }
        case .drop(let dropped): names.formUnion(dropped.map(\.text))
        case .forEach(let pattern, let sequence, _):
            bound += pattern.names.map(\.text)
            switch sequence {
            case .elements(let list): walk(list)
            case .range(let lower, let upper, _):
                walk(lower)
                walk(upper)
            }
        case .undo, .redo, .wait, .settle, .deferred: break
        }
        for block in statement.blocks { walk(block) }
        for pattern in (statement.inlineExpectation?.items ?? []).flatMap(\.patterns) {
            inlinePatterns.append(pattern)
            walk(pattern)
        }
    }

    private mutating func walk(_ expression: Expression) {
        switch expression.kind {
        case .integer, .float, .bool, .null: break
        case .string(let literal): walk(literal)
        case .name(let name): names.insert(name)
        case .implicitCase(_, let arguments), .tuple(let arguments): walk(arguments)
        case .member(let base, _), .unary(_, let base), .unwrapped(let base, _), .chained(let base),
            .attempted(let base), .cast(let base, _, _):
            walk(base)
        case .call(let base, let arguments), .index(let base, let arguments):
            walk(base)
            walk(arguments)
        case .list(let items): for item in items { walk(item) }
        case .map(let pairs):
            for (key, value) in pairs {
                walk(key)
                walk(value)
            }
        case .binary(_, let left, let right):
            walk(left)
            walk(right)
        case .closure(let closure):
            for capture in closure.captures { walk(capture.value) }
            walk(closure.body)
        case .choice(let block): walk(block)
        case .conditional(let condition, let then, let otherwise):
            for part in [condition, then, otherwise] { walk(part) }
        }
    }

    private mutating func walk(_ arguments: [ArgumentNode]) {
        for argument in arguments { walk(argument.value) }
    }

    private mutating func walk(_ literal: StringLiteral) {
        for segment in literal.segments { if case .value(let value) = segment { walk(value) } }
    }

    private mutating func walk(_ pattern: LinePattern) {
        for piece in pattern.template.pieces {
            if case .reference(let name) = piece { names.insert(name.text) }
        }
    }
}
