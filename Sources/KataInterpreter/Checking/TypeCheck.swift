import KataDiagnostics
import KataScript
import KataTranscript

/// Follows the static types of one scenario.
struct TypeCheck {
    let types: ModuleTypes
    var findings: [Diagnostic] = []
    var scopes: [[String: StaticType]] = [[:]]
    /// Tells whether the expression that comes next may name a function without calling it: an argument may.
    private var mayBeFunction = false

    init(types: ModuleTypes) { self.types = types }

    mutating func check(_ scenario: Scenario, setup: Block?) {
        for row in scenario.rows { for (_, value) in row.values { _ = type(of: value) } }
        for (name, _) in scenario.rows.first?.values ?? [] { bind(name, .unknown) }
        for object in scenario.objects { bind(object.name, type(of: object.value)) }
        for statement in setup?.statements ?? [] { check(statement) }
        for statement in scenario.commands.statements { check(statement) }
    }

    mutating func report(_ problem: ModuleProblem, at range: SourceRange, notes: [Note] = []) {
        findings.append(problem.diagnostic(at: range, notes: notes))
    }

    // MARK: Names

    mutating func bind(_ name: Name, _ type: StaticType) {
        if types[name.text] != nil { report(.shadowsType(name.text), at: name.range) }
        scopes[scopes.count - 1][name.text] = type
    }

    func binding(of name: String) -> StaticType? {
        for scope in scopes.reversed() { if let type = scope[name] { return type } }
        return nil
    }

    // MARK: Statements

    mutating func check(_ block: Block, loopVariables: [Name] = []) {
        scopes.append([:])
        for name in loopVariables { bind(name, .unknown) }
        for statement in block.statements { check(statement) }
        scopes.removeLast()
    }

    private mutating func check(_ statement: Statement) {
        switch statement.kind {
        case .bind(let name, let value): bind(name, type(ofBound: value))
        case .bindVariable(let name, let value):
            _ = type(ofBound: value)
            // Another value may be assigned.
            bind(name, .unknown)
        case .assign(let place, let value):
            let wanted = checkPlace(place)
            checkFit(value, wanted)
        case .change(let place, let sign, let value): check(place, changedBy: sign, value)
        case .bindParts(let pattern, let value, _):
            _ = type(of: value)
            for name in pattern.names { bind(name, .unknown) }
        case .forEach(let pattern, _, let block):
            for expression in statement.expressions { _ = type(of: expression) }
            check(block, loopVariables: pattern.names)
        case .expectThrows(let operand, let error):
            _ = type(of: operand)
            if let value = error.value { checkError(value) }
        case .conditional(let conditions, let then, let otherwise):
            scopes.append([:])
            check(conditions)
            check(then)
            scopes.removeLast()
            if let otherwise { check(otherwise) }
        case .whileLoop(let conditions, let block):
            scopes.append([:])
            check(conditions)
            check(block)
            scopes.removeLast()
        case .guarded(let conditions, let otherwise):
            check(otherwise)
            check(conditions)
        case .switched(let value, let cases): check(cases, of: type(of: value))
        case .attempted(let block, let handlers):
            check(block)
            check(handlers, of: .unknown)
        default:
            for expression in statement.expressions { _ = type(of: expression) }
            for block in statement.blocks { check(block) }
        }
    }

    /// Checks what is assigned; returns the type that is wanted there.
    mutating func checkPlace(_ place: Expression) -> StaticType {
        if case .name(let name) = place.kind, binding(of: name) == nil {
            return checkPlace(Name(name, range: place.range), of: ModuleTypes.module, isStatic: true)
        }
        guard case .member(let base, let name) = place.kind else { return type(of: place) }
        let owner = path(base)
        let found: StaticType = owner.map { .module($0) } ?? type(of: base)
        guard case .module(let type) = found else { return .unknown }
        return checkPlace(name, of: type, isStatic: owner != nil)
    }

    private mutating func checkPlace(_ name: Name, of type: String, isStatic: Bool) -> StaticType {
        guard let property = property(name, of: type, isStatic: isStatic) else { return .unknown }
        if !property.isSettable { report(.readOnly(type: type, property: name.text), at: name.range) }
        return types.staticType(property.type, inside: type)
    }

    // MARK: Expressions

    /// Checks an expression and what is inside it; returns its type.
    mutating func type(of node: Expression) -> StaticType {
        let isArgument = mayBeFunction
        mayBeFunction = false
        switch node.kind {
        case .integer: return .plain(.integer)
        case .float: return .plain(.float)
        case .bool: return .plain(.bool)
        case .null: return .plain(.null)
        case .name(let name): return type(of: Name(name, range: node.range), mayBeFunction: isArgument)
        case .string(let literal):
            for case .value(let value) in literal.segments { _ = type(of: value) }
            return .plain(.string)
        case .implicitCase(_, let arguments):
            check(arguments)
            return .unknown
        case .tuple(let parts):
            check(parts)
            return .plain(.tuple)
        case .member(let base, let name) where name.text == "self" && namesType(base): return .unknown
        case .member(let base, let name): return member(name, of: base, mayBeFunction: isArgument)
        case .call(let callee, let arguments):
            return call(callee, arguments, isArgument: isArgument, at: node.range)
        case .index(let base, let arguments):
            _ = type(of: base)
            check(arguments)
            return .unknown
        case .list(let elements):
            for element in elements { _ = type(ofArgument: element) }
            return .plain(.list)
        case .map(let entries):
            for entry in entries {
                _ = type(of: entry.key)
                _ = type(ofArgument: entry.value)
            }
            return .plain(.map)
        case .unary(_, let operand):
            guard case .plain(let kind) = type(of: operand) else { return .unknown }
            return .plain(kind)
        case .unwrapped(let base, _): return type(of: base)
        case .chained(let chain), .attempted(let chain):
            _ = type(of: chain)
            return .unknown
        case .cast(let value, let cast, let type):
            if cast == .plain { _ = self.type(ofBound: value) } else { _ = self.type(of: value) }
            if cast == .test { return .plain(.bool) }
            return types[type.text] == nil ? .unknown : .module(type.text)
        case .closure(let closure):
            check(closure)
            return .plain(.closure)
        case .choice(let block):
            check(block)
            return .unknown
        case .conditional(let condition, let then, let otherwise):
            check([condition, then, otherwise])
            return .unknown
        case .binary(let mark, let left, let right):
            let (leftType, rightType) = (type(of: left), type(of: right))
            if mark.isComparison {
                checkCase(left, rightType)
                checkCase(right, leftType)
            }
            return mark.makesRange ? .plain(.range) : .unknown
        }
    }

    /// Checks a name that stands alone: a variable, a type, or a member of the module.
    private mutating func type(of name: Name, mayBeFunction: Bool) -> StaticType {
        if let bound = binding(of: name.text) { return bound }
        guard types[name.text] == nil else { return .unknown }
        if mayBeFunction, types.isMethodAlone(name.text, of: ModuleTypes.module) { return .unknown }
        if mayBeFunction, ReservedWords.functionValues.contains(name.text), !types.isModuleMember(name.text) {
            return .unknown
        }
        if types.isModuleMember(name.text) || !isTypeLike(name.text), types.hidden[name.text] == nil {
            return types.staticType(property(name, of: ModuleTypes.module, isStatic: true)?.type)
        }
        checkTypeName(name.text, at: name.range)
        return .unknown
    }

    private mutating func check(_ closure: Closure) {
        for capture in closure.captures { _ = type(of: capture.value) }
        scopes.append([:])
        for capture in closure.captures { bind(capture.name, .unknown) }
        for name in closure.argumentNames { bind(name, .unknown) }
        for statement in closure.body.statements { check(statement) }
        scopes.removeLast()
    }

    private mutating func check(_ parts: [Expression]) {
        for part in parts { _ = type(of: part) }
    }

    mutating func check(_ arguments: [ArgumentNode]) {
        for argument in arguments { _ = type(ofArgument: argument.value) }
    }

    /// Checks an argument, for which a function may be named.
    mutating func type(ofArgument node: Expression) -> StaticType {
        mayBeFunction = true
        return type(of: node)
    }

    /// Checks what a name is bound to: a function may be named, but nothing tells the type of what is made.
    private mutating func type(ofBound node: Expression) -> StaticType {
        if case .call = node.kind { return type(of: node) }
        return type(ofArgument: node)
    }

    /// Checks a member that is read; a function of the module is named where one may be.
    private mutating func member(
        _ name: Name, of base: Expression, mayBeFunction: Bool
    ) -> StaticType {
        if base.constant(name.text, types: types) != nil { return .unknown }
        if mayBeFunction, name.text == "init", conversion(base, labels: [nil]) != nil { return .unknown }
        if let owner = path(base) {
            if mayBeFunction, name.text == "init" || types.isMethodAlone(name.text, of: owner) {
                return .unknown
            }
            if types["\(owner).\(name.text)"] != nil { return .unknown }
            if types[owner]?.cases.contains(where: { $0.name == name.text }) == true { return .module(owner) }
            let found = property(name, of: owner, isStatic: true)
            return types.staticType(found?.type, inside: owner)
        }
        guard case .module(let owner) = type(of: base) else { return .unknown }
        if mayBeFunction, types.isMethodAlone(name.text, of: owner) { return .unknown }
        guard let found = property(name, of: owner, isStatic: false) else { return .unknown }
        return types.staticType(found.type, inside: owner)
    }

    mutating func property(_ name: Name, of type: String, isStatic: Bool) -> PropertyDescription? {
        let candidates = types.properties(of: type).filter { $0.isStatic == isStatic }
        if let found = candidates.first(where: { $0.name == name.text }) {
            if let reason = found.unreachable { report(.unreachable(name.text, reason), at: name.range) }
            return found
        }
        if reportHidden(name, of: type) { return nil }
        guard types.lacks(name.text, of: type) else { return nil }
        let methods = types.methods(of: type).filter { $0.isStatic == isStatic }
        if methods.contains(where: { $0.name == name.text }) {
            report(.methodNotCalled(type: type, method: name.text), at: name.range)
        } else if isElsewhere(name.text, of: type, isStatic: isStatic) {
            report(.misplacedMember(name.text, type: type, isStatic: !isStatic), at: name.range)
        } else {
            let cases = isStatic ? types[type]?.cases.map(\.name) ?? [] : []
            let known = candidates.map(\.name) + methods.map(\.name) + cases
            report(
                .unknownMember(name.text, type: type, nearest: nearestName(to: name.text, among: known)),
                at: name.range)
        }
        return nil
    }

    /// Reports a type inside another that no script can use; false where there is none of that name.
    private mutating func reportHidden(_ name: Name, of type: String) -> Bool {
        guard let reason = types.hidden["\(type).\(name.text)"] else { return false }
        report(.unreachable(name.text, reason), at: name.range)
        return true
    }

    /// Tells whether the type has a member of that name, static where an object's is wanted or the other way round.
    private func isElsewhere(_ name: String, of type: String, isStatic: Bool) -> Bool {
        types.methods(of: type).contains { $0.name == name && $0.isStatic != isStatic }
            || types.properties(of: type).contains { $0.name == name && $0.isStatic != isStatic }
    }

    // MARK: Calls

    private mutating func call(
        _ callee: Expression, _ arguments: [ArgumentNode], isArgument: Bool = false, at range: SourceRange
    ) -> StaticType {
        if case .name(let sign) = callee.kind, sign.isSign {
            check(arguments)
            return checkSign(Name(sign, range: callee.range), operands: arguments.count)
        }
        if callee.isEmptyOfType {
            check(arguments)
            return .unknown
        }
        if let conversion = conversion(callee, labels: arguments.map(\.label?.text)) {
            return check(conversion, arguments, at: range)
        }
        if let made = path(callee) {
            if isArgument, types.needTypeArguments(made, arguments.count) {
                check(arguments)
                return .unknown
            }
            check(constructionOf: made, arguments, at: range, named: callee.range)
            return .module(made)
        }
        guard case .member(let base, let name) = callee.kind else {
            return callNamed(callee, arguments, at: range)
        }
        let owner = path(base)
        if owner != nil, name.text == "init" { return call(base, arguments, at: range) }
        if base.namesTasks, binding(of: "Task") == nil, types["Task"] == nil {
            check(arguments)
            return .unknown
        }
        if let owner, let enumCase = types[owner]?.cases.first(where: { $0.name == name.text }) {
            fit(arguments, to: [enumCase.signature], of: owner, at: range)
            return .module(owner)
        }
        let found: StaticType = owner.map { .module($0) } ?? type(of: base)
        guard case .module(let type) = found else {
            check(arguments)
            return .unknown
        }
        return method(name, of: type, isStatic: owner != nil, arguments, at: range)
    }

    /// Checks the making of an object: scripts may reach neither the type nor its constructors.
    private mutating func check(
        constructionOf type: String, _ arguments: [ArgumentNode], at range: SourceRange, named: SourceRange
    ) {
        let constructors = types.constructors(of: type)
        let isOutOfReach = constructors.allSatisfy { $0.unreachable != nil }
        let reason = types[type]?.unreachable ?? (isOutOfReach ? constructors.first?.unreachable : nil)
        if let reason {
            check(arguments)
            report(.unreachable(type, reason), at: named)
        } else {
            fit(arguments, to: constructors, of: type, at: range)
        }
    }

    /// Checks the call of what is no member: a function of the module or of the language, or a value.
    private mutating func callNamed(
        _ callee: Expression, _ arguments: [ArgumentNode], at range: SourceRange
    ) -> StaticType {
        guard case .name(let name) = callee.kind else {
            check(arguments)
            _ = type(of: callee)
            return .unknown
        }
        if isFreeFunction(name) {
            let name = Name(name, range: callee.range)
            return method(name, of: ModuleTypes.module, isStatic: true, arguments, at: range)
        }
        check(arguments)
        if binding(of: name) != nil || !ReservedWords.builtins.contains(name) { _ = type(of: callee) }
        return .unknown
    }

    /// Tells whether a name that is called can only be a function of the module.
    private func isFreeFunction(_ name: String) -> Bool {
        guard binding(of: name) == nil else { return false }
        if types.isModuleMember(name) { return true }
        return !ReservedWords.builtins.contains(name) && !isTypeLike(name) && types.hidden[name] == nil
    }

    private mutating func method(
        _ name: Name, of type: String, isStatic: Bool, _ arguments: [ArgumentNode], at range: SourceRange
    ) -> StaticType {
        let name = Name(name.text.withoutTypeArguments, range: name.range)
        let methods = types.methods(of: type).filter { $0.isStatic == isStatic }
        let overloads = methods.filter { $0.name == name.text }
        guard overloads.isEmpty else {
            if let reason = overloads[0].unreachable, overloads.allSatisfy({ $0.unreachable != nil }) {
                check(arguments)
                report(.unreachable(name.text, reason), at: name.range)
                return .unknown
            }
            let chosen = fit(arguments, to: overloads, of: type, at: range)
            return types.staticType(chosen?.returns, inside: type)
        }
        check(arguments)
        if reportHidden(name, of: type) { return .unknown }
        guard types.lacks(name.text, of: type) else { return .unknown }
        let properties = types.properties(of: type).filter { $0.isStatic == isStatic }
        if let property = properties.first(where: { $0.name == name.text }) {
            // A property may hold something that can be called; a plain one cannot.
            if property.type?.contains("->") != true {
                report(.propertyCalled(type: type, property: name.text), at: name.range)
            }
        } else if isElsewhere(name.text, of: type, isStatic: isStatic) {
            report(.misplacedMember(name.text, type: type, isStatic: !isStatic), at: name.range)
        } else {
            let known = methods.map(\.name) + properties.map(\.name)
            report(
                .unknownMember(name.text, type: type, nearest: nearestName(to: name.text, among: known)),
                at: name.range)
        }
        return .unknown
    }
}
