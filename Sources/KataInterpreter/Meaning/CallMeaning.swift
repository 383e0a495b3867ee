import KataDiagnostics
import KataScript
import KataTranscript

/// What calls do.
extension Expression {
    /// A call whose callee is known and whose arguments are evaluated.
    private enum ResolvedCall {
        case builtin(Builtin, [Argument])
        case conversion(Conversion, [Argument])
        case constructor(type: String, [Argument])
        case enumCase(EnumCase)
        case plainMethod(PlainMethod, Value, [Argument])
        /// What a `Result` holds.
        case answer(Answer)
        /// A member of a task of the script or a group of such, or of the type `Task` itself.
        case task(String, Value?, [Argument])
        case listChange(ListChange)
        case closure(Int, [Argument])
        /// A function that the module gave, or an object that can be called like one.
        case function(Value, [Argument])
        case method(Location, member: String, [Argument], InoutPlaces)
    }

    /// The methods by which sequences of the language's library give an iterator.
    private static let iteratorMakers: Set = ["makeIterator", "makeAsyncIterator"]

    /// Calls and returns the answer.
    func evaluateCall(in context: Context) throws(InterruptionError) -> Answer {
        try answer(of: try resolveCall(in: context), in: context)
    }

    private func answer(of call: ResolvedCall, in context: Context) throws(InterruptionError) -> Answer {
        switch call {
        case .task(let member, let value, let arguments):
            if let value, let answer = try context.taskCall(member, on: value, arguments, at: range) {
                return answer
            }
            if value == nil, let answer = try context.taskFunction(member, arguments, at: range) {
                return answer
            }
            throw .mismatch("'\(member)' is no member of a task that a script has", at: range)
        case .builtin(let builtin, let arguments):
            return Answer(try builtin.apply(arguments, at: range, in: context))
        case .conversion(let conversion, let arguments):
            let value = try conversion.apply(arguments, at: range, in: context)
            return Answer(try value.fitting(calledName, from: arguments.first?.value, at: range))
        case .constructor("UInt64", let arguments) where arguments.isSmallNumber:
            return Answer(arguments[0].value)
        case .constructor(let type, let arguments):
            return try context.perform(.new(type: type, arguments: arguments), at: range)
        case .enumCase(let enumCase): return Answer(try context.counted(.enumCase(enumCase), at: range))
        case .answer(let answer): return answer
        case .plainMethod(let method, let receiver, let arguments):
            let value = try method.apply(to: receiver, arguments, at: range, in: context)
            guard method == .reduce, case .integer = value else { return Answer(value) }
            // The sum of no prices is `0.0`, whatever the start looks like.
            return Answer(ExpressionTypes.type(of: self, in: context).map(value.number(of:)) ?? value)
        case .closure(let number, let arguments):
            return try context.call(number, arguments.map(\.value), at: range)
        case .function(let value, let arguments):
            return try context.perform(
                .call(on: .value(value), member: Context.callingMember, arguments: arguments), at: range)
        case .listChange(let change):
            try change.execute(in: context)
            return change.answer
        case .method(let location, let member, let arguments, let places):
            return try location.call(member, arguments, places, at: range, in: context)
        }
    }

    /// Tells whether it names the tasks of the language, and no type of the module.
    private func namesTask(in context: Context) -> Bool {
        namesTasks && context.scope.binding(of: "Task") == nil && context.types?["Task"] == nil
    }

    /// The name that is called, where it is no more than a name.
    private var calledName: String? {
        guard case .call(let callee, _) = kind, case .name(let name) = callee.kind else { return nil }
        return name
    }

    /// What a statement that is a call does.
    enum Deed {
        /// A command, not done yet.
        case command(any Command)
        /// What a call has answered that is none: of a constructor, or of kata's own.
        case answer(Answer)
    }

    /// Returns the call as a command, not done yet, or the answer of one that is none.
    func deed(statement: SourceRange, in context: Context) throws(InterruptionError) -> Deed {
        guard case .call(let callee, _) = kind, callee.mayBeMethod(in: context) else {
            return .answer(try evaluateCall(in: context))
        }
        switch try resolveCall(in: context, statement: statement) {
        case .method(let location, let member, let arguments, let places):
            return .command(
                MethodCall(
                    location.anchored(in: context), member, arguments, places, call: range, range: statement))
        case .listChange(let change): return .command(change)
        case let other: return .answer(try answer(of: other, in: context))
        }
    }

    /// Tells whether a callee may be a method, or a free function of the module.
    private func mayBeMethod(in context: Context) -> Bool {
        switch kind {
        case .member: typePath(in: context) == nil
        case .name(let name): name.isSign || context.isModuleMember(name)
        default: false
        }
    }

    private func resolveCall(
        in context: Context, statement: SourceRange? = nil
    ) throws(InterruptionError) -> ResolvedCall {
        guard case .call(let callee, let nodes) = kind else {
            throw .mismatch("'\(context.source(range))' is no call", at: range)
        }
        if let conversion = callee.conversion(labels: nodes.map(\.label?.text), in: context) {
            let arguments = try nodes.evaluate(in: context)
            if conversion == .text, nodes.count == 1, nodes[0].label?.text == "describing" {
                let type = ExpressionTypes.type(of: nodes[0].value, in: context)
                let text = try context.printed(arguments[0].value, as: type, at: range)
                return .answer(Answer(.string(text)))
            }
            return .conversion(conversion, arguments)
        }
        if let type = callee.typePath(in: context) {
            let arguments = try nodes.evaluate(in: context)
            context.noteBuilders(among: arguments) { $0.constructors(of: type) }
            return .constructor(type: type, arguments)
        }
        switch callee.kind {
        case .name(let sign) where sign.isSign:
            if let value = try plainSign(sign, nodes, in: context) { return .answer(Answer(value)) }
            let (location, arguments, places) = try operatorCall(sign, nodes, in: context)
            return .method(location, member: sign, arguments, places)
        case .name(let name): return try resolveCall(of: name, callee, nodes, in: context)
        case .member(let base, let name):
            return try resolveCall(of: name, of: base, nodes, statement: statement, in: context)
        case .list(let elements) where elements.count == 1:
            return .conversion(.list, try nodes.evaluate(in: context))
        case .map(let entries) where entries.count == 1 && nodes.isEmpty: return .answer(Answer(.map([])))
        case .call, .index, .conditional, .closure, .unwrapped, .chained, .cast:
            let value = try callee.evaluate(in: context)
            return try call(
                of: value, nodes, named: "'\(context.source(callee.range))'", callee, in: context)
        default:
            throw .mismatch("only types, methods and built-in functions can be called", at: callee.range)
        }
    }

    /// Resolves the call of a name: a variable's value, a function of the language, or one of the module.
    private func resolveCall(
        of name: String, _ callee: Expression, _ nodes: [ArgumentNode], in context: Context
    ) throws(InterruptionError) -> ResolvedCall {
        if let found = context.scope.binding(of: name) {
            let value = try context.binding(found, at: callee.range).value
            return try call(of: value, nodes, named: "'\(name)'", callee, in: context)
        }
        guard context.isModuleMember(name) else {
            if name == "dump", nodes.count == 1 {
                return .answer(Answer(try context.dump(nodes[0].value, at: range)))
            }
            if let builtin = Builtin(rawValue: name) {
                return .builtin(builtin, try nodes.evaluate(in: context))
            }
            if let function = MathFunction(rawValue: name) {
                return .answer(
                    Answer(try Builtin.apply(function, try nodes.evaluate(in: context), at: range)))
            }
            if let type = context.queueType(callee) {
                return .answer(Answer(try context.made(type, nodes, at: range)))
            }
            throw context.unknownName(name, at: callee.range)
        }
        var places = InoutPlaces()
        let arguments = try nodes.evaluate(in: context, places: &places)
        context.noteBuilders(among: arguments) { $0.methods(name, of: ModuleTypes.module) }
        return .method(context.module(at: callee.range), member: name, arguments, places)
    }

    /// Resolves the call of a member: a task's, a method that changes a plain value, or what the value has else.
    private func resolveCall(
        of name: Name, of base: Expression, _ nodes: [ArgumentNode], statement: SourceRange?,
        in context: Context
    ) throws(InterruptionError) -> ResolvedCall {
        if base.namesTask(in: context) { return .task(name.text, nil, try nodes.evaluate(in: context)) }
        if let type = context.queueType(base),
            let answer = try context.queueFunction(name.text, of: type, nodes, at: range)
        {
            return .answer(answer)
        }
        var location = try base.locateBase(in: context)
        if context.isQueue(location.value) {
            guard let answer = try context.queueCall(name.text, on: location.value, nodes, at: range) else {
                throw .mismatch(
                    "'\(name.text)' is no member of a queue or a lock that a script has", at: range)
            }
            return .answer(answer)
        }
        if let elements = context.listHaving(name.text, of: location.value) {
            location = Location(root: .value, values: [elements], range: location.range)
        }
        if let method = PlainMethod(rawValue: name.text), method.isMutating,
            location.value.hasPlainMembers || method.isOfTruth(location.value),
            !context.declares(name.text, for: location.value)
        {
            let kept = try nodes.evaluateForKeeping(in: context)
            return .listChange(ListChange(method, location, kept, call: range, range: statement ?? range))
        }
        var places = InoutPlaces()
        let arguments = try nodes.evaluate(in: context, places: &places)
        context.noteBuilders(among: arguments) { types in
            context.typeName(of: location).map { types.methods(name.text, of: $0) } ?? []
        }
        return try resolve(name, of: location, arguments, places, in: context)
    }

    /// Calls a closure, a function of the module, or an object whose type has `callAsFunction`.
    private func call(
        of value: Value, _ nodes: [ArgumentNode], named name: String, _ callee: Expression,
        in context: Context
    ) throws(InterruptionError) -> ResolvedCall {
        if case .closure(let number, _) = value { return .closure(number, try nodes.evaluate(in: context)) }
        if case .null = value { throw .thrown("nil cannot be called", at: callee.range) }
        guard context.isCallable(value) else {
            throw .mismatch("\(name) is a value and cannot be called", at: callee.range)
        }
        return .function(value, try nodes.evaluate(in: context))
    }

    private func resolve(
        _ name: Name, of location: Location, _ arguments: [Argument], _ places: InoutPlaces,
        in context: Context
    ) throws(InterruptionError) -> ResolvedCall {
        if name.text == "init", let type = location.staticType(in: context) {
            return .constructor(type: type, arguments)
        }
        if case .type(let type) = location.root, location.steps.isEmpty {
            if context.types?[type]?.cases.contains(where: { $0.name == name.text }) == true {
                return .enumCase(EnumCase(name: name.text, type: type, arguments: arguments))
            }
            return .method(location, member: name.text, arguments, places)
        }
        if case .null = location.value, name.text == "map" || name.text == "flatMap" {
            return .answer(Answer(.null))
        }
        if case .null = location.value, !context.extendsOptional(by: name.text) {
            throw .thrown("nil has no member '\(name.text)'", at: range)
        }
        if name.text == "get", arguments.isEmpty,
            let value = try location.value.success(in: context, at: range)
        {
            return .answer(Answer(value))
        }
        if let value = try location.value.mappedResult(name.text, arguments, at: range, in: context) {
            return .answer(Answer(value))
        }
        if context.isTask(location.value) { return .task(name.text, location.value, arguments) }
        if Self.iteratorMakers.contains(name.text), arguments.isEmpty,
            let type = location.value.typeName, context.types?.methods(name.text, of: type).isEmpty != false,
            let iterator = try context.iterator(over: location.value, at: range)
        {
            return .answer(Answer(iterator))
        }
        if let member = NumberMember(rawValue: name.text),
            let value = try member.apply(to: location.value, arguments, at: range)
        {
            return .answer(Answer(value))
        }
        let isOptional = context.optionalCall == range
        if let value = try location.value.mapped(
            name.text, arguments, isOptional: isOptional, at: range, in: context)
        {
            return .answer(Answer(value))
        }
        if let method = PlainMethod(rawValue: name.text) {
            if location.value.hasPlainMembers,
                !context.declares(name.text, for: location.value, taking: arguments)
            {
                return .plainMethod(method, location.value, arguments)
            }
            if !method.isMutating,
                let elements = try context.elements(
                    of: location.value, unlessDeclares: name.text, isCalled: true,
                    limit: method.limit(arguments), at: range)
            {
                return .plainMethod(method, .list(elements), arguments)
            }
        }
        return .method(location, member: name.text, arguments, places)
    }
}

extension [Argument] {
    /// Tells whether it is one integer, which every type of integers can have that a script names.
    fileprivate var isSmallNumber: Bool {
        guard count == 1, self[0].label == nil, case .integer(let number) = self[0].value else {
            return false
        }
        return number >= 0
    }
}

extension Location {
    /// The type whose static member is meant: the place stands for it, or holds it.
    func staticType(in context: Context) -> String? {
        if case .type(let type) = root, steps.isEmpty { return type }
        guard case .metatype(let type) = value, context.types?[type] != nil else { return nil }
        return type
    }

    /// Calls a method of the value at the place, and writes a changed copy back outwards.
    func call(
        _ member: String, _ arguments: [Argument], _ places: InoutPlaces = InoutPlaces(),
        at range: SourceRange, in context: Context
    ) throws(InterruptionError) -> Answer {
        if let type = staticType(in: context) {
            let answer = try context.perform(
                .call(on: .type(type), member: member, arguments: arguments), at: range)
            try places.store(answer.changes, in: context)
            return answer
        }
        let answer = try context.perform(
            .call(on: .value(value), member: member, arguments: arguments), at: range)
        if let receiver = answer.receiver {
            try store(receiver, in: context)
        } else if !steps.isEmpty, context.isStruct(value), context.mayChange(value, by: member) {
            try store(value, in: context)
        }
        try places.store(answer.changes, in: context)
        return answer
    }
}

extension Context {
    /// The member by which a value is called that is no closure of the script.
    static let callingMember = "callAsFunction"

    /// Tells whether a value is a function of the module, or an object that can be called like one.
    func isCallable(_ value: Value) -> Bool {
        guard case .object(let reference) = value else { return false }
        if reference.type.contains("->") { return true }
        return types.map { !$0.methods(Self.callingMember, of: reference.type).isEmpty } ?? true
    }

    /// Calls a closure of the script, or a function of the module.
    func call(function: Value, _ values: [Value], at range: SourceRange) throws(InterruptionError) -> Value {
        if case .closure(let number, _) = function { return try call(number, values, at: range).value }
        let arguments = values.map { Argument(value: $0) }
        return try value(
            of: .call(on: .value(function), member: Self.callingMember, arguments: arguments), at: range)
    }

    /// Tells whether a method of that name changes its receiver.
    fileprivate func mayChange(_ value: Value, by member: String) -> Bool {
        guard let type = value.typeName, let types else { return true }
        return types.methods(member, of: type).contains(where: \.isMutating)
    }
}
