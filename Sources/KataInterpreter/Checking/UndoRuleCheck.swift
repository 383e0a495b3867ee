import KataDiagnostics
import KataScript
import KataTranscript

/// Inverse rules against a module's types and methods.
extension TypeCheck {
    /// Reports rules that nothing in the module can be undone by.
    mutating func check(_ rules: [InverseRule]) {
        for rule in rules {
            let type = rule.type.text
            guard type == ModuleTypes.module || types[type] != nil else {
                let nearest = nearestName(to: type, among: types.names)
                report(.unknownType(type, nearest: nearest), at: rule.type.range)
                continue
            }
            checkMethod(rule.method, of: type)
            guard case .statement(let statement) = rule.inverse else { continue }
            switch statement.kind {
            case .call(let call): checkReceiver(call, of: type)
            case .assign(let place, _), .change(let place, _, _): checkReceiver(place, of: type)
            default: break
            }
            for expression in statement.expressions { checkFormerValues(in: expression, of: type) }
        }
    }

    /// Checks the member that an inverse calls or assigns first: the bare name at its left.
    private mutating func checkReceiver(_ node: Expression, of type: String) {
        switch node.kind {
        case .call(let callee, _):
            guard case .name(let name) = callee.kind else { return checkReceiver(callee, of: type) }
            checkMethod(Name(name, range: callee.range), of: type)
        case .member(let base, _), .index(let base, _): checkReceiver(base, of: type)
        case .name(let name): checkProperty(Name(name, range: node.range), of: type)
        default: break
        }
    }

    /// Checks each `old.PROPERTY`.
    private mutating func checkFormerValues(in expression: Expression, of type: String) {
        var names: [Name] = []
        expression.forEachExpression { node in
            if case .member(let base, let name) = node.kind, case .name("old") = base.kind {
                names.append(name)
            }
        }
        for name in names { checkProperty(name, of: type) }
    }

    private mutating func checkMethod(_ name: Name, of type: String) {
        let methods = types.methods(of: type).map(\.name)
        guard !methods.contains(name.text), types.lacks(name.text, of: type) else { return }
        let nearest = nearestName(to: name.text, among: methods)
        report(.unknownMember(name.text, type: type, nearest: nearest), at: name.range)
    }

    private mutating func checkProperty(_ name: Name, of type: String) {
        let properties = types.properties(of: type).map(\.name)
        guard name.text != "self", !properties.contains(name.text), types.lacks(name.text, of: type) else {
            return
        }
        let nearest = nearestName(to: name.text, among: properties)
        report(.unknownMember(name.text, type: type, nearest: nearest), at: name.range)
    }
}
