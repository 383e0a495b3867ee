/// Generic types with their arguments, which a module is built with.
extension Kata {
    /// The types such as `Box<Int>` that the scripts name, sorted.
    public var typeInstances: [String] {
        var names: Set<String> = []
        func note(_ expression: Expression) {
            expression.forEachExpression { node in if let name = node.typeInstance { names.insert(name) } }
        }
        func note(_ block: Block) {
            block.forEachExpression { if let name = $0.typeInstance { names.insert(name) } }
        }
        if let setup { note(setup) }
        for scenario in scenarios {
            if let setup = scenario.setup { note(setup) }
            note(scenario.commands)
            for object in scenario.objects { note(object.value) }
            for row in scenario.rows { for (_, value) in row.values { note(value) } }
            if case .rules(let rules) = scenario.undo {
                for rule in rules {
                    guard case .statement(let statement) = rule.inverse else { continue }
                    statement.forEachExpression { if let name = $0.typeInstance { names.insert(name) } }
                }
            }
        }
        return names.sorted()
    }
}

extension Expression {
    /// The generic type with arguments that the expression names; nil where it names none.
    fileprivate var typeInstance: String? {
        switch kind {
        // What begins in lower case is a generic function, which needs no build of its own.
        case .name(let name): name.contains("<") && name.mayBeType ? name : nil
        case .cast(_, .plain, let type): type.text.contains("<") && type.text.hasSuffix(">") ? type.text : nil
        case .member(_, let name): name.text.contains("<") && name.text.mayBeType ? typeText : nil
        default: nil
        }
    }

    /// The text of a name, or of names with points between them.
    private var typeText: String? {
        switch kind {
        case .name(let name): name
        case .member(let base, let name): base.typeText.map { "\($0).\(name.text)" }
        default: nil
        }
    }
}
