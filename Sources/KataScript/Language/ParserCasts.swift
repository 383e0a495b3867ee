import KataDiagnostics
import KataText

/// Optionals and types of values: `a?.b`, `a!`, `a as? Type`, `let a: Type = …`.
extension Parser {
    /// The mark right behind a value that says what becomes of nil.
    var unwrappingAhead: Unwrapping? {
        guard current.range.lowerBound == previousEnd else { return nil }
        if isAt(.not) { return .forced }
        guard isAt(.question) else { return nil }
        switch next.kind {
        case .mark(.point), .mark(.openParenthesis), .mark(.openBracket):
            return next.range.lowerBound == current.range.upperBound ? .optional : nil
        default: return nil
        }
    }

    /// The cast at the current token.
    var castAhead: Cast? {
        if isAt(word: "is") { return .test }
        guard isAt(word: "as") else { return nil }
        switch next.kind {
        case .mark(.question): return .conditional
        case .mark(.not): return .forced
        default: return .plain
        }
    }

    /// Reads the cast and the type behind a value.
    mutating func casting(_ value: Expression, _ cast: Cast) throws(AbandonedError) -> Expression {
        advance()
        if cast == .conditional || cast == .forced { advance() }
        let type = try typeName()
        return Expression(.cast(value, cast, type), range: value.range.joined(with: type.range))
    }

    /// Reads a type where it is written: `[String: Any]`, `any Shape`, `(Int) -> Bool`.
    mutating func typeName() throws(AbandonedError) -> Name {
        let start = current.range.lowerBound
        guard let text = writtenType() else { throw missing("a type") }
        return Name(text, range: place(start..<previousEnd))
    }
}

extension Cast {
    /// How tightly it binds: as ranges do, tighter than `??`.
    static let precedence = BinaryOperator.closedRange.precedence
}

extension Name {
    private static let ofScripts: Set = [
        "Int", "Double", "Float", "CGFloat", "String", "Character", "Bool", "Any", "AnyObject", "Array",
        "Set",
        "Dictionary", "Optional", "Result", "UInt", "Int64", "UInt8",
    ]

    /// Tells whether it is a type whose values scripts have themselves.
    fileprivate var isOfScripts: Bool { Self.ofScripts.contains(String(text.prefix { $0 != "<" })) }

    /// The type without what says that its value may be missing.
    fileprivate var withoutMark: Name {
        text.hasSuffix("?") ? Name(String(text.dropLast()), range: range) : self
    }

    /// What a function of the type gives: `Stack<Int>` of `(String) -> Stack<Int>`.
    fileprivate var result: Name? {
        let text = text[...]
        return text.firstOutsideBrackets { text[$0...].hasPrefix("->") }.map { arrow in
            Name(String(text[arrow...].dropFirst(2).drop { $0 == " " }), range: range)
        }
    }

    /// The type of the elements of a list.
    fileprivate var element: Name? {
        guard text.hasPrefix("["), text.hasSuffix("]"), entry == nil else { return nil }
        return Name(String(text.dropFirst().dropLast()), range: range)
    }

    /// The types of the parts of a tuple, with their labels.
    fileprivate var parts: [(label: Name?, type: Name)]? {
        guard text.hasPrefix("("), text.hasSuffix(")"), result == nil else { return nil }
        return text.dropFirst().dropLast().splitOutsideBrackets(at: ",").map { part in
            let text = part.drop { $0 == " " }
            let label = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            guard !label.isEmpty, text.dropFirst(label.count).first == ":" else {
                return (nil, Name(String(text), range: range))
            }
            let type = text.dropFirst(label.count + 1).drop { $0 == " " }
            return (Name(String(label), range: range), Name(String(type), range: range))
        }
    }

    /// The types of the keys and values of a map.
    fileprivate var entry: (key: Name, value: Name)? {
        guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
        let inside = text.dropFirst().dropLast()
        return inside.firstOutsideBrackets { inside[$0] == ":" }.map { colon in
            let value = inside[inside.index(after: colon)...].drop { $0 == " " }
            return (Name(String(inside[..<colon]), range: range), Name(String(value), range: range))
        }
    }
}

extension Expression {
    /// The expression without the mark of a chain that may end early, which a statement knows itself.
    var withoutChain: Expression { if case .chained(let chain) = kind { chain } else { self } }

    /// The value as one of a type that is written for the name it is bound to: `let a: Shape = .round`.
    func of(writtenType written: Name) -> Expression {
        var node = self
        let type = written.withoutMark
        switch kind {
        case .implicitCase, .string, .bool, .float:
            guard type.text.mayBeType, !type.isOfScripts else { break }
            node.kind = .cast(self, .plain, type)
        case .unary(.minus, let operand): node.kind = .unary(.minus, operand.of(writtenType: written))
        case .conditional(let condition, let then, let otherwise):
            node.kind = .conditional(
                condition, then: then.of(writtenType: written), otherwise: otherwise.of(writtenType: written))
        case .binary(let sign, let left, let right) where sign == .coalesce:
            let left = if case .call = left.kind { left.of(writtenType: written) } else { left }
            node.kind = .binary(sign, left, right.of(writtenType: written))
        case .binary(let sign, let left, let right)
        where sign.precedence > BinaryOperator.closedRange.precedence || sign == .and || sign == .or:
            node.kind = .binary(sign, left.of(writtenType: written), right.of(writtenType: written))
        case .list(let elements):
            if type.text == "Set" || type.text.hasPrefix("Set<") {
                let set = Expression(.name("Set"), range: type.range)
                return Expression(.call(set, [ArgumentNode(label: nil, value: self)]), range: range)
            }
            guard let element = type.element else {
                if type.text.mayBeType, !type.isOfScripts { node.kind = .cast(self, .plain, type) }
                break
            }
            node.kind = .list(elements.map { $0.of(writtenType: element) })
        case .tuple(let parts):
            guard let types = type.parts, types.count == parts.count else { break }
            node.kind = .tuple(
                zip(parts, types).map { part, type in
                    ArgumentNode(
                        label: part.label ?? type.label, value: part.value.of(writtenType: type.type))
                })
        case .map(let entries):
            guard let (key, value) = type.entry else {
                if type.text.mayBeType, !type.isOfScripts { node.kind = .cast(self, .plain, type) }
                break
            }
            node.kind = .map(entries.map { ($0.key.of(writtenType: key), $0.value.of(writtenType: value)) })
        case .integer(let value) where ["Double", "Float", "CGFloat"].contains(type.text):
            node.kind = .float(Double(value))
        case .integer where type.text.mayBeType && !type.isOfScripts:
            node.kind = .cast(self, .plain, type)
        case .closure(let closure):
            if let result = type.result { node.kind = .closure(closure.giving(result)) }
        case .member(let base, let name) where base.beginsImplicitly:
            node.kind = .member(base.of(writtenType: written), name)
        case .call(let callee, let arguments) where callee.beginsImplicitly:
            node.kind = .call(callee.of(writtenType: written), arguments)
        case .call(let callee, let arguments):
            // `let box: Box<Int> = Box()` names the arguments of the type that is made.
            if case .name(let name) = callee.kind, type.text.hasPrefix("\(name)<") {
                node.kind = .call(Expression(.name(type.text), range: callee.range), arguments)
            } else if callee.isMethodOrFunction {
                node.kind = .cast(self, .plain, written)
            }
        case .unwrapped(let base, .forced):
            guard case .call = base.kind else { break }
            let optional = Name(type.text + "?", range: type.range)
            node.kind = .unwrapped(base.of(writtenType: optional), .forced)
        case .attempted(let value): node.kind = .attempted(value.of(writtenType: written))
        default: break
        }
        return node
    }
}

extension Expression {
    /// Tells whether it names a function or a method, and no type: what a call of it gives may depend on what is wanted.
    fileprivate var isMethodOrFunction: Bool {
        switch kind {
        case .name(let name): !name.mayBeType && !name.contains("<")
        case .member(_, let name): !name.text.contains("<")
        default: false
        }
    }

    /// Tells whether it is a chain that begins with a member of the type that is wanted: `.idle.next()`.
    fileprivate var beginsImplicitly: Bool {
        switch kind {
        case .implicitCase: true
        case .member(let base, _), .call(let base, _): base.beginsImplicitly
        default: false
        }
    }
}
