import KataDiagnostics
import KataScript
import KataTesting

/// Returns the statements of a script and the diagnostics as people see them.
func parse(_ script: String) -> (block: Block, told: String) {
    let file = SourceFile(path: "k.yaml", text: script)
    var diagnostics = Diagnostics()
    let block = ScriptParser.block(LocatedText(whole: file), diagnostics: &diagnostics)
    return (block, diagnostics.told(in: file))
}

/// Returns the one expression of a text in the fully parenthesized form of `outline`, or what is wrong with it.
func outline(_ expression: String) -> String {
    let file = SourceFile(path: "k.yaml", text: expression)
    var diagnostics = Diagnostics()
    let node = ScriptParser.expression(LocatedText(whole: file), diagnostics: &diagnostics)
    return diagnostics.told(in: file) + (node?.outline ?? "")
}

extension Expression {
    /// The tree as text: every operation in parentheses, so that precedence shows.
    var outline: String {
        switch kind {
        case .integer(let value): "\(value)"
        case .float(let value): "\(value)f"
        case .string(let literal): literal.outline
        case .bool(let value): "\(value)"
        case .null: "nil"
        case .name(let name): name
        case .implicitCase(let name, let arguments):
            ".\(name.text)" + (arguments.isEmpty ? "" : "(\(arguments.outline))")
        case .member(let base, let name): "(\(base.outline).\(name.text))"
        case .call(let callee, let arguments): "\(callee.outline)(\(arguments.outline))"
        case .index(let base, let arguments): "\(base.outline)[\(arguments.outline)]"
        case .list(let elements): "[" + elements.map(\.outline).joined(separator: ", ") + "]"
        case .tuple(let parts): "(\(parts.outline))"
        case .map(let entries):
            "[:" + entries.map { "\($0.key.outline): \($0.value.outline)" }.joined(separator: ", ") + "]"
        case .unary(let mark, let operand): "(\(mark.rawValue)\(operand.outline))"
        case .closure(let closure):
            "{ "
                + (closure.parameters.isEmpty
                    ? "" : closure.parameters.map(\.text).joined(separator: ", ") + " in ")
                + closure.body.statements.map { $0.outline + " " }.joined(separator: "; ")
                .replacing(" ; ", with: "; ") + "}"
        case .conditional(let condition, let then, let otherwise):
            "(\(condition.outline) ? \(then.outline) : \(otherwise.outline))"
        case .unwrapped(let base, let mark): "\(base.outline)\(mark.rawValue)"
        case .chained(let chain): "<\(chain.outline)>"
        case .attempted(let value): "(try? \(value.outline))"
        case .choice(let block): "(\(block.outline))"
        case .cast(let value, let cast, let type): "(\(value.outline) \(cast.rawValue) \(type.text))"
        case .binary(let mark, let left, let right): "(\(left.outline) \(mark.rawValue) \(right.outline))"
        }
    }
}

extension [ArgumentNode] {
    var outline: String {
        map { ($0.label.map { "\($0.text): " } ?? "") + ($0.isInout ? "&" : "") + $0.value.outline }.joined(
            separator: ", ")
    }
}

extension StringLiteral {
    var outline: String {
        let parts = segments.map { segment in
            switch segment {
            case .text(let text): text.debugDescription
            case .value(let value): "\\(\(value.outline))"
            }
        }
        return parts.isEmpty ? "\"\"" : parts.joined(separator: " ")
    }
}

extension Block {
    /// The statements as text, a line each; blocks in braces, `>` lines as their number.
    var outline: String { statements.map(\.outline).joined(separator: "\n") }
}

extension Statement {
    var outline: String {
        let lines = inlineExpectation.map { " >\($0.items.count)" } ?? ""
        return kind.outline + lines
    }
}

extension BindingPattern {
    var outline: String {
        switch self {
        case .name(let name): name.text
        case .parts(let patterns, _): "(\(patterns.map(\.outline).joined(separator: ", ")))"
        }
    }
}

extension Statement.Kind {
    var outline: String {
        switch self {
        case .bind(let name, let value): "let \(name.text) = \(value.outline)"
        case .bindParts(let pattern, let value, let isVariable):
            "\(isVariable ? "var" : "let") \(pattern.outline) = \(value.outline)"
        case .bindVariable(let name, let value): "var \(name.text) = \(value.outline)"
        case .assign(let place, let value): "\(place.outline) = \(value.outline)"
        case .change(let place, let sign, let value): "\(place.outline) \(sign.text) \(value.outline)"
        case .call(let call): call.outline
        case .value(let value): value.outline
        case .undo(let amount): "undo \(amount.outline)"
        case .redo(let amount): "redo \(amount.outline)"
        case .wait(let milliseconds): "wait \(milliseconds)ms"
        case .settle(let milliseconds): "settle \(milliseconds)ms"
        case .drop(let names): "drop " + names.map(\.text).joined(separator: ", ")
        case .log(let value, let terminator):
            "log \(value.outline)" + (terminator.map { ", terminator: \($0.outline)" } ?? "")
        case .attempted(let block, let handlers):
            "do { \(block.outline) }" + handlers.map { " catch \($0.outline)" }.joined()
        case .expect(let condition): "expect \(condition.outline)"
        case .expectThrows(let operand, let error):
            "expect throws \(operand.outline)" + (error.value.map { ", \($0.outline)" } ?? "")
                + (error.message.map { ", \($0.outline)" } ?? "")
        case .forEach(let pattern, .elements(let list), let block):
            "for \(pattern.outline) in \(list.outline) { \(block.outline) }"
        case .forEach(let pattern, .range(let lower, let upper, let isClosed), let block):
            "for \(pattern.outline) in \(lower.outline)\(isClosed ? "..." : "..<")\(upper.outline) { \(block.outline) }"
        case .whileLoop(let conditions, let block): "while \(conditions.outline) { \(block.outline) }"
        case .repeated(let count, let block): "repeat \(count.outline) { \(block.outline) }"
        case .guarded(let conditions, let otherwise):
            "guard \(conditions.outline) else { \(otherwise.outline) }"
        case .switched(let value, let cases):
            "switch \(value.outline) { " + cases.map(\.outline).joined(separator: " ") + " }"
        case .deferred(let block): "defer { \(block.outline) }"
        case .leave(.loop(let label)): "break" + (label.map { " \($0)" } ?? "")
        case .leave(.turn(let label)): "continue" + (label.map { " \($0)" } ?? "")
        case .leave(.error(let error)): "throw \(error.outline)"
        case .leave(.closure(let value)): "return" + (value.map { " \($0.outline)" } ?? "")
        case .conditional(let conditions, let then, let otherwise):
            "if \(conditions.outline) { \(then.outline) }"
                + (otherwise.map { " else { \($0.outline) }" } ?? "")
        }
    }
}

extension [Condition] {
    fileprivate var outline: String {
        map { ($0.pattern.map { "\($0.outline) = " } ?? "") + $0.value.outline }.joined(separator: ", ")
    }
}

extension SwitchCase {
    fileprivate var outline: String {
        let fits = alternatives.map {
            $0.pattern.outline + ($0.condition.map { " where \($0.outline)" } ?? "")
        }
        return "case \(fits.joined(separator: ", ")): \(block.outline)"
    }
}

extension CasePattern {
    fileprivate var outline: String {
        switch self {
        case .anything: "_"
        case .binding(let name): "let \(name.text)"
        case .present(let inner): "\(inner.outline)?"
        case .enumCase(let type, let name, let parts):
            "\(type?.outline ?? "").\(name.text)" + (parts.map { "(\($0.outline))" } ?? "")
        case .tuple(let parts): "(\(parts.outline))"
        case .equal(let value): value.outline
        case .type(let type): "is \(type.text)"
        case .cast(let inner, let type): "\(inner.outline) as \(type.text)"
        }
    }
}

extension [CasePattern.Part] {
    fileprivate var outline: String {
        map { ($0.label.map { "\($0.text): " } ?? "") + $0.pattern.outline }.joined(separator: ", ")
    }
}

extension Statement.Amount {
    fileprivate var outline: String {
        switch self {
        case .count(let count): "\(count)"
        case .all: "all"
        }
    }
}
