import KataDiagnostics
import KataScript
import KataTranscript

/// The inverse rule of one call, with the values that the call gave its parameters.
struct BoundInverse {
    private let rule: InverseRule
    private let parameters: [(name: String, value: Value)]
    private let oldProperties: [(name: String, value: Value)]
    /// What the call returned.
    var result: Value = .null

    fileprivate init(
        rule: InverseRule, parameters: [(name: String, value: Value)],
        oldProperties: [(name: String, value: Value)]
    ) {
        self.rule = rule
        self.parameters = parameters
        self.oldProperties = oldProperties
    }

    /// The values that must live as long as the command is on the queue.
    var values: [Value] { parameters.map(\.value) + oldProperties.map(\.value) + [result] }

    /// The right side of the rule as the kata writes it.
    func text(in context: Context) -> String {
        switch rule.inverse {
        case .statement(let statement): context.source(statement.range)
        case .nothing: "nothing"
        }
    }

    /// Runs the right side of the rule on the receiver; what it does is not on the queue.
    func run(on receiver: Location, in context: Context) throws(InterruptionError) {
        guard case .statement(let statement) = rule.inverse else { return }
        let outer = context.scope
        let scope = Scope(inside: nil)
        context.scope = scope
        defer { context.scope = outer }
        scope.add(Binding("result", result, origin: .parameter))
        for (name, value) in parameters + oldProperties {
            scope.add(Binding(name, value, origin: .parameter))
        }
        scope.add(Binding(InverseRewriter.receiver, at: receiver))
        try perform(statement, in: context)
    }

    private func perform(_ statement: Statement, in context: Context) throws(InterruptionError) {
        let relative = InverseRewriter(parameters: Set(parameters.map(\.name) + ["result"]))
        switch statement.kind {
        case .call(let call): _ = try relative.toReceiver(call).evaluateCall(in: context)
        case .assign(let place, let value):
            let place = try relative.toReceiver(place).locateParent(in: context)
            try place.parent.write(
                try relative.withOldProperties(value).evaluate(in: context), through: place.step, in: context)
        case .change(let place, let sign, let value):
            guard let sum = place.changed(by: sign, value) else {
                throw Self.noInverse(at: statement.range)
            }
            try perform(Statement(.assign(place: place, value: sum), range: statement.range), in: context)
        default:
            throw Self.noInverse(at: statement.range)
        }
    }

    private static func noInverse(at range: SourceRange) -> InterruptionError {
        .invalid(Diagnostic(.noInverse, "an inverse is a call, an assignment or 'nothing'", at: range))
    }
}

extension Context {
    /// Returns the rule for a call with its values bound, read before the call is done; nil where there is none.
    func inverse(
        of member: String, _ receiver: Location, _ arguments: [Argument], at range: SourceRange
    ) throws(InterruptionError) -> BoundInverse? {
        guard let candidates = rules[member.withoutTypeArguments], let type = typeName(of: receiver) else {
            return nil
        }
        for ancestor in types?.lineage(of: type) ?? [type] {
            for rule in candidates where rule.type.text == ancestor {
                guard let parameters = rule.bind(arguments) else { continue }
                let old = try oldProperties(of: rule, receiver, at: range)
                return BoundInverse(rule: rule, parameters: parameters, oldProperties: old)
            }
        }
        return nil
    }

    /// The type whose method is called.
    func typeName(of receiver: Location) -> String? {
        if case .type(let type) = receiver.root, receiver.steps.isEmpty { return type }
        return receiver.value.typeName
    }

    private func oldProperties(
        of rule: InverseRule, _ receiver: Location, at range: SourceRange
    ) throws(InterruptionError) -> [(name: String, value: Value)] {
        guard case .statement(let statement) = rule.inverse else { return [] }
        var result: [(name: String, value: Value)] = []
        for property in InverseRewriter.oldProperties(in: statement)
        where !result.contains(where: { $0.name == property }) {
            let value = try receiver.readValue(of: .member(property), at: range, in: self)
            result.append((InverseRewriter.oldName(property), value))
        }
        return result
    }
}

extension InverseRule {
    /// Returns the parameters with the arguments of a call, or nil if the rule is for another overload.
    fileprivate func bind(_ arguments: [Argument]) -> [(name: String, value: Value)]? {
        guard arguments.count == parameters.count else { return nil }
        var result: [(name: String, value: Value)] = []
        for (parameter, argument) in zip(parameters, arguments) {
            switch (parameter.label, argument.label) {
            case (.named(let wanted), let label?) where wanted != label: return nil
            case (.none, .some): return nil
            default: result.append((parameter.name.text, argument.value))
            }
        }
        return result
    }
}
