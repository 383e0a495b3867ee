/// Generic types with their arguments, which a module is built with.
extension Kata {
    /// The types such as `Box<Int>` that the scripts name, sorted.
    public var typeInstances: [String] {
        var names: Set<String> = []
        func note(_ expression: Expression) {
            expression.forEachExpression { node in if let name = node.typeInstance { names.insert(name) } }
        }
        func note(_ block: Block) {
            block.forEachExpression { node in
                if let name = node.typeInstance { names.insert(name) }
                if case .closure(let closure) = node.kind {
                    names.formUnion((closure.returns ?? "").typeInstances)
                    for parameter in closure.parameters {
                        names.formUnion((parameter.type ?? "").typeInstances)
                    }
                }
            }
            block.forEachStatement { names.formUnion($0.writtenType.typeInstances) }
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

extension Statement {
    /// The type that is written for what it binds; nothing where none is.
    fileprivate var writtenType: String {
        switch kind {
        case .bind(let name, _), .bindVariable(let name, _): name.type ?? ""
        default: ""
        }
    }
}

extension String {
    /// The generic types with arguments in the text of a type, those inside of others too: `Box<Int>` of `[String: Box<Int>]`.
    fileprivate var typeInstances: [String] {
        guard contains("<") else { return [] }
        var names: [String] = []
        var open: [(start: Index, isNamed: Bool)] = []
        var start: Index?
        for (index, character) in zip(indices, self) {
            switch character {
            case "<":
                open.append((start ?? index, start != nil))
                start = nil
            case ">" where self[..<index].last != "-":
                guard let (start, isNamed) = open.popLast() else { return names }
                if isNamed { names.append(String(self[start...index])) }
            case _ where character.isLetter || character.isNumber || character == "_" || character == ".":
                start = start ?? index
            default: start = nil
            }
        }
        return names
    }
}

extension Expression {
    /// The generic type with arguments that the expression names; nil where it names none.
    fileprivate var typeInstance: String? {
        switch kind {
        // What begins in lower case is a generic function, which needs no build of its own.
        case .name(let name):
            name.contains("<") && name.mayBeType || LibraryTypes.names.contains(name) ? name : nil
        case .cast(_, .plain, let type) where LibraryTypes.names.contains(type.text): type.text
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
