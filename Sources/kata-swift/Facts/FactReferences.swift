import SwiftSyntax

extension FactReader {
    /// What a plain name means: a local, a member of the type around, something global, a type.
    func reference(_ name: String, at node: some SyntaxProtocol, _ expecting: FactType) -> FactValue {
        if name == "self" {
            let type = owner.map { table.own($0.name) } ?? .unknown
            return FactValue(
                type: member.isStatic ? .metatype(type) : type, via: "self", name: "self", roots: ["self"])
        }
        if let value = bound(name) { return value }
        if let value = ownMember(name, at: node) { return value }
        if name == "Self", let owner {
            return FactValue(type: .metatype(table.own(owner.name)), via: "static")
        }
        let type = table.named(name, [], scope)
        switch type {
        case .foreign: break
        default: return FactValue(type: .metatype(type), via: "static")
        }
        if let found = table.free[name]?.first {
            if found.kind == .property {
                var value = FactValue(type: table.type(of: found), via: "static", name: name)
                value.source = ([], name)
                value.told = [name]
                value.rows = rows(of: found)
                return value
            }
            var value = FactValue(type: table.type(of: found), via: "static", name: name)
            value.function = Syntax(node)
            return value
        }
        return FactValue(type: name.first?.isUppercase == true ? .metatype(type) : .unknown)
    }

    /// A member of the type around, or a static one of the types around that.
    private func ownMember(_ name: String, at node: some SyntaxProtocol) -> FactValue? {
        var around = scope.owner
        var isOwn = true
        while let type = around {
            if let found = table.members(name, of: table.own(type)).first(where: {
                isOwn || $0.member.isStatic
            }) {
                return value(
                    of: found,
                    base: FactValue(type: table.own(type), via: found.member.isStatic ? "static" : "self"),
                    at: node)
            }
            isOwn = false
            around = type.lastIndex(of: ".").map { String(type[..<$0]) }
        }
        return nil
    }

    /// What reading a member gives.
    func value(of found: FactTable.Found, base: FactValue, at node: some SyntaxProtocol) -> FactValue {
        switch found.member.kind {
        case .case: valueOfCase(found, at: node)
        case .property: valueOfProperty(found, base: base, at: node)
        default: valueOfFunction(found, base: base, at: node)
        }
    }

    private func valueOfCase(_ found: FactTable.Found, at node: some SyntaxProtocol) -> FactValue {
        addName(of: found, at: node)
        var value = FactValue(type: .named(found.owner, []), roots: ["literal"])
        value.isLiteral = found.member.parameters.isEmpty
        return value
    }

    private func valueOfProperty(
        _ found: FactTable.Found, base: FactValue, at node: some SyntaxProtocol
    ) -> FactValue {
        let member = found.member
        let type = table.type(of: member).replacing(found.values)
        var value = FactValue(type: type, roots: base.roots)
        if base.via == "static" || member.isStatic,
            type.receivers.contains(where: { $0.name == found.owner })
        {
            addName(of: found, at: node)
            value.via = "static"
        } else if base.via == "self" || base.via == "super" {
            value.via = "property"
        } else {
            value.via = base.via.isEmpty ? "other" : base.via
        }
        value.name = value.via == "property" || base.name.isEmpty ? member.name : base.name
        let owners = owners(of: found, base)
        add(.get, at: node) { fact in
            fact.on = owners
            fact.member = member.name
            fact.via = base.via
            fact.name = base.name
            fact.through = base.through
            fact.told = base.told.sorted()
        }
        value.through = base.through(member.name)
        value.source = (owners, member.name)
        value.rows = rows(of: member)
        if base.via == "self" { value.roots = ["property"] }
        return value
    }

    private func valueOfFunction(
        _ found: FactTable.Found, base: FactValue, at node: some SyntaxProtocol
    ) -> FactValue {
        var type = table.type(of: found.member).replacing(found.values)
        if case .function = type {} else { type = .unknown }
        var value = FactValue(type: type, roots: ["function"])
        value.function = Syntax(node)
        value.via = base.via
        value.name = found.member.name
        value.source = (owners(of: found, base), found.member.name)
        return value
    }

    /// The types that the receiver may have; the member's own where they are not known.
    private func owners(of found: FactTable.Found, _ base: FactValue) -> [String] {
        let owners = base.type.receivers.map(\.name)
        return owners.isEmpty ? [found.owner] : owners
    }

    private func addName(of found: FactTable.Found, at node: some SyntaxProtocol) {
        add(.name, at: node) { fact in
            fact.types = [found.owner]
            fact.member = found.member.name
        }
    }

    /// How many rows a table has that is written out where it is declared, and stays so.
    private func rows(of member: FactMember) -> Int {
        guard member.isConstant, let value = member.value else { return 0 }
        if let list = value.as(ArrayExprSyntax.self) { return list.elements.count }
        guard case .elements(let rows)? = value.as(DictionaryExprSyntax.self)?.content else { return 0 }
        return rows.count {
            $0.key.is(StringLiteralExprSyntax.self) || $0.key.is(IntegerLiteralExprSyntax.self)
                || $0.key.is(MemberAccessExprSyntax.self)
        }
    }

    /// Reads a member that is named behind a point.
    func access(_ node: MemberAccessExprSyntax, _ expecting: FactType) -> FactValue {
        let name = unquoted(node.declName.baseName.text)
        guard let base = node.base else { return implicit(name, expecting, at: node) }
        let value = expression(base, .unknown)
        if name == "self" {
            if case .metatype(let type) = value.type { noteNamed(type, at: node) }
            return value
        }
        if case .metatype(let type) = value.type { return staticMember(name, of: type, at: node) }
        if let found = table.members(name, of: value.type).first {
            return self.value(of: found, base: value, at: node)
        }
        return StandardMembers.property(name, of: value)
    }

    private func noteNamed(_ type: FactType, at node: some SyntaxProtocol) {
        let names = type.receivers.map(\.name)
        if !names.isEmpty { add(.name, at: node) { $0.types = names } }
    }

    private func staticMember(_ name: String, of type: FactType, at node: some SyntaxProtocol) -> FactValue {
        if name == "allCases" { return FactValue(type: .list(type), via: "static", name: name) }
        if name == "init" {
            noteNamed(type, at: node)
            var value = FactValue(type: .function([], type), roots: ["function"])
            value.function = Syntax(node)
            return value
        }
        if let found = table.members(name, of: type).first {
            return value(of: found, base: FactValue(type: type, via: "static"), at: node)
        }
        if case .named(let owner, _) = type {
            let nested = table.named("\(owner).\(name)", [], FactScope())
            if case .named = nested { return FactValue(type: .metatype(nested), via: "static") }
        }
        return FactValue()
    }

    /// Reads `.name`, which belongs to the type that is expected.
    private func implicit(_ name: String, _ expecting: FactType, at node: some SyntaxProtocol) -> FactValue {
        let wanted = expecting.unwrapped
        if let found = table.members(name, of: wanted).first {
            return value(of: found, base: FactValue(type: wanted, via: "static"), at: node)
        }
        var value = FactValue(type: wanted, roots: ["literal"])
        value.isLiteral = true
        return value
    }
}

/// What members of the standard library's types give.
enum StandardMembers {
    /// What reading a property gives.
    static func property(_ name: String, of value: FactValue) -> FactValue {
        var result = value
        result.source = nil
        result.isLiteral = false
        switch (value.type.unwrapped, name) {
        case (.list(let element), "first"), (.list(let element), "last"):
            result.type = element
            result.via = value.via == "property" ? "element" : value.via
        case (.list, "lazy"), (.list, "reversed"), (.list, "indices"): break
        case (.map(_, let element), "values"): result.type = .list(element)
        case (.map(let key, _), "keys"): result.type = .list(key)
        case (.tuple(let elements), _):
            let index = Int(name) ?? elements.firstIndex { $0.label == name } ?? -1
            result.type = elements.indices.contains(index) ? elements[index].type : .unknown
            if result.type.isFunction || result.type.element.isFunction { result.source = value.source }
        case (.parameter, _), (.named, _): result.type = .unknown
        case (.foreign(_, let arguments), _):
            // A box such as `Weak<Observer>.value`, declared elsewhere.
            result.type = arguments.count == 1 ? arguments[0] : .unknown
        default: result.type = .unknown
        }
        return result
    }

    /// What the closure of a method of the library takes.
    static func closure(_ name: String, of type: FactType, first: FactType) -> [FactType] {
        guard case let element = type.unwrapped.element, element != .unknown else {
            // `map` of an optional.
            if case .optional(let wrapped) = type { return [wrapped, wrapped] }
            return []
        }
        switch name {
        case "reduce": return [first, element]
        case "mapValues", "compactMapValues":
            if case .map(_, let value) = type.unwrapped { return [value] }
            return [element]
        default: return [element, element]
        }
    }

    /// What a call of a method of the library gives.
    static func result(_ name: String, of type: FactType, closure: FactType, first: FactType) -> FactType {
        let element = type.unwrapped.element
        switch name {
        case "map", "flatMap", "compactMap":
            let inner =
                if case .list(let inner) = closure, name == "flatMap" { inner } else { closure.unwrapped }
            return element == .unknown ? inner : .list(name == "map" ? closure : inner)
        case "mapValues", "compactMapValues":
            if case .map(let key, _) = type.unwrapped { return .map(key, closure.unwrapped) }
            return .unknown
        case "reduce": return first
        case "filter", "sorted", "reversed", "shuffled", "dropFirst", "dropLast", "prefix", "suffix", "drop",
            "union",
            "intersection", "subtracting":
            return type.unwrapped
        case "enumerated":
            return .list(
                .tuple([.init(label: "offset", type: .unknown), .init(label: "element", type: element)]))
        case "makeIterator": return type.unwrapped
        case "first", "last", "min", "max", "randomElement", "popLast", "popFirst", "removeFirst",
            "removeLast", "remove",
            "next", "removeValue", "updateValue":
            if case .map(_, let value) = type.unwrapped { return value }
            return element
        case "joined": return element.element == .unknown ? .foreign("String", []) : .list(element.element)
        case "append", "insert", "removeAll", "sort", "reverse", "swapAt", "forEach": return .none
        default: return closure
        }
    }

    /// Methods that change what they are called on.
    static let mutating: Set<String> = [
        "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast", "popFirst", "sort",
        "reverse",
        "shuffle", "swapAt", "formUnion", "subtract", "merge", "updateValue", "removeValue", "toggle",
        "negate",
        "replaceSubrange", "next",
    ]

    /// Methods that hold a text against a part of one.
    static let comparing: Set<String> = ["hasPrefix", "hasSuffix", "starts"]

    /// Functions that end the program.
    static let traps: Set<String> = ["fatalError", "preconditionFailure", "abort", "exit"]

    /// Functions that write to the log.
    static let writers: Set<String> = [
        "print", "debugPrint", "dump", "puts", "fputs", "NSLog", "printf", "vprintf", "fprintf", "putchar",
        "fputc", "putc",
        "write", "fwrite",
    ]
}
