public import KataTranscript

/// A session that speaks the contract's names with a script, and the solution's own with its worker.
public final class NamedSession: ModuleSession {
    private let session: any ModuleSession
    private let names: NativeNames
    /// What the contract says of the closures that the worker was given, by their numbers.
    private var closures: [Int: DeclaredFunction] = [:]
    /// The requests in hand that wait for what a closure gives, and its number; the innermost last.
    private var asking: [(translated: TranslatedRequest, closure: Int)] = []

    /// Puts names between a script and a worker.
    init(_ session: any ModuleSession, names: NativeNames) {
        self.session = session
        self.names = names
    }

    public func perform(_ request: Request) throws(SessionError) -> Reply {
        let translated = names.translated(request)
        closures.merge(translated.closures) { $1 }
        var reply = try session.perform(translated.request)
        if translated.isPropertyForMethod, let function = reply.function {
            let written = reply.written
            let call = Request.call(on: .value(function), member: "callAsFunction", arguments: [])
            reply = try session.perform(call)
            var all = written
            all += reply.written
            reply.written = all
        }
        return promised(reply, to: translated)
    }

    public func resume(_ outcome: CallbackOutcome) throws(SessionError) -> Reply {
        guard let (translated, closure) = asking.popLast() else { return try session.resume(outcome) }
        let given = names.native(outcome, of: closures[closure])
        return promised(try session.resume(given), to: translated)
    }

    /// Returns what a worker says to a request in the contract's names.
    private func promised(_ reply: Reply, to translated: TranslatedRequest) -> Reply {
        var reply = reply
        if let callback = reply.callback {
            asking.append((translated, callback.closure))
            reply.callback?.arguments = names.promised(callback.arguments, of: closures[callback.closure])
            return reply
        }
        reply.result = reply.result.map { answer in
            var answer = answer
            answer.value = names.promisedValue(answer.value, of: translated.result)
            answer.receiver = answer.receiver.map { names.promisedValue($0, of: nil) }
            // Where a language knows no void, the contract says whether there is a result.
            if let isVoid = translated.isVoid { answer.isVoid = isVoid }
            if answer.isVoid { answer.value = .null }
            return answer
        }
        return reply
    }

    public func settle(quiet: Int) throws(SessionError) -> ModuleOutput { try session.settle(quiet: quiet) }

    public func wait(milliseconds: Int) throws(SessionError) -> ModuleOutput {
        try session.wait(milliseconds: milliseconds)
    }

    public func restart() throws(SessionError) {
        asking = []
        try session.restart()
    }
}

/// A request in the solution's own names, and what its answer is to be.
struct TranslatedRequest {
    var request: Request
    /// The type that the contract declares for the result.
    var result: DeclaredType?
    /// Whether the contract says that nothing is returned; nil where it does not say.
    var isVoid: Bool?
    /// What the contract says of the closures among its values.
    var closures: [Int: DeclaredFunction] = [:]
    /// Whether a property is read where the contract has a method, which may be a function that it holds.
    var isPropertyForMethod = false
}

extension Reply {
    /// The function that was answered; nil for anything else.
    fileprivate var function: Value? {
        guard callback == nil, case .success(let answer) = result, case .object(let object) = answer.value
        else {
            return nil
        }
        return object.type.contains("->") ? answer.value : nil
    }
}

/// What takes the arguments of a request, with these in the solution's own form.
private struct Fitting {
    let reach: NativeNames.Reach
    var arguments: [Argument] = []
    var closures: [Int: DeclaredFunction] = [:]
}

extension NativeNames {
    /// Returns a request in the solution's own names.
    func translated(_ request: Request) -> TranslatedRequest {
        switch request {
        case .new(let type, let arguments):
            let fitting = fit(arguments, reaches[type]?.constructors ?? [])
            return TranslatedRequest(
                request: .new(
                    type: nativeType(type),
                    arguments: fitting?.arguments ?? arguments.mapValues { nativeValue($0, of: nil) }),
                closures: fitting?.closures ?? [:])
        case .call(let target, let member, let arguments): return call(target, member, arguments)
        case .get(let target, let member): return get(target, member)
        case .set(let target, let member, let value): return set(target, member, value)
        case .index(let owner, let arguments):
            return index(owner, arguments) { .index(on: $0, arguments: $1) }
        case .setIndex(let owner, let arguments, let value):
            let type = subscripts(of: owner).first?.promised.returns
            return index(owner, arguments) {
                .setIndex(on: $0, arguments: $1, value: nativeValue(value, of: DeclaredType(type)))
            }
        case .copy, .same, .equal, .show, .weak, .iterate, .next, .caught, .release, .objects, .calls,
            .passed:
            return TranslatedRequest(request: request.mapValues { nativeValue($0, of: nil) })
        }
    }

    private func call(
        _ target: Request.Target, _ member: String, _ arguments: [Argument]
    ) -> TranslatedRequest {
        let type = target.typeName
        let known = methods(member, of: type, isStatic: target.isType)
        guard let fitting = fit(arguments, known) else {
            return TranslatedRequest(
                request: .call(
                    on: native(target), member: known.first?.native ?? nativeMember(member, of: type),
                    arguments: arguments.mapValues { nativeValue($0, of: nil) }))
        }
        let reach = fitting.reach
        let returns = DeclaredType(reach.promised.returns)
        return TranslatedRequest(
            request: reach.isProperty
                ? .get(on: native(target), member: reach.native)
                : .call(on: native(target), member: reach.native, arguments: fitting.arguments),
            result: returns, isVoid: returns == nil, closures: fitting.closures,
            isPropertyForMethod: reach.isProperty)
    }

    private func get(_ target: Request.Target, _ member: String) -> TranslatedRequest {
        if case .type(let type) = target, let found = reaches[type]?.cases.first(where: { $0.name == member })
        {
            return TranslatedRequest(
                request: .get(on: native(target), member: found.native), result: DeclaredType(type))
        }
        guard let reach = property(member, of: target.typeName, isStatic: target.isType) else {
            return TranslatedRequest(
                request: .get(on: native(target), member: nativeMember(member, of: target.typeName)))
        }
        return TranslatedRequest(
            request: reach.isCalled
                ? .call(on: native(target), member: reach.native, arguments: [])
                : .get(on: native(target), member: reach.native),
            result: reach.type, isVoid: false)
    }

    private func set(_ target: Request.Target, _ member: String, _ value: Value) -> TranslatedRequest {
        guard let reach = property(member, of: target.typeName, isStatic: target.isType) else {
            return TranslatedRequest(
                request: .set(
                    on: native(target), member: nativeMember(member, of: target.typeName),
                    value: nativeValue(value, of: nil)))
        }
        let closures = reach.type?.closures(of: value) ?? [:]
        let value = nativeValue(value, of: reach.type)
        guard let setter = reach.setter else {
            return TranslatedRequest(
                request: .set(on: native(target), member: reach.native, value: value), closures: closures)
        }
        return TranslatedRequest(
            request: .call(on: native(target), member: setter, arguments: [Argument(value: value)]),
            closures: closures)
    }

    private func index(
        _ owner: Value, _ arguments: [Argument], _ make: (Value, [Argument]) -> Request
    ) -> TranslatedRequest {
        let fitting = fit(arguments, subscripts(of: owner))
        let fitted = fitting?.arguments ?? arguments.mapValues { nativeValue($0, of: nil) }
        return TranslatedRequest(
            request: make(nativeValue(owner, of: nil), fitted),
            result: DeclaredType(fitting?.reach.promised.returns))
    }

    private func subscripts(of owner: Value) -> [Reach] {
        methods("subscript", of: owner.typeName, isStatic: false)
    }

    private func native(_ target: Request.Target) -> Request.Target {
        switch target {
        case .value(let value): .value(nativeValue(value, of: nil))
        case .type(let name): .type(nativeType(name))
        }
    }

    /// Returns the first that takes the arguments; nil where none does.
    private func fit(_ arguments: [Argument], _ reaches: [Reach]) -> Fitting? {
        for reach in reaches {
            guard let places = reach.promised.places(of: arguments) else { continue }
            var fitting = Fitting(reach: reach)
            // What the contract gives no label goes by its place: a class below may call it otherwise.
            var isByPlace = reach.isInOrder && places.elementsEqual(places.indices)
            for (argument, place) in zip(arguments, places) {
                let parameter = reach.promised.parameters[place]
                let type = DeclaredType(parameter.type)
                isByPlace = isByPlace && parameter.label == nil
                let own = isByPlace ? nil : reach.labels.indices.contains(place) ? reach.labels[place] : nil
                fitting.arguments.append(
                    Argument(label: own, value: nativeValue(argument.value, of: type)))
                fitting.closures.merge(type?.closures(of: argument.value) ?? [:]) { $1 }
            }
            return fitting
        }
        return nil
    }
}

extension Signature {
    /// Returns the parameter of each argument, by its number; nil where they do not fit.
    ///
    /// Labels may be left out.
    fileprivate func places(of arguments: [Argument]) -> [Int]? {
        guard accepts(count: arguments.count) else { return nil }
        var next = 0
        var spare = parameters.count - arguments.count
        var places: [Int] = []
        for argument in arguments {
            while next < parameters.count, spare > 0, parameters[next].isOptional, let label = argument.label,
                parameters[next].label != label
            {
                next += 1
                spare -= 1
            }
            guard next < parameters.count else { return nil }
            if let label = argument.label, parameters[next].label != label { return nil }
            places.append(next)
            if !parameters[next].isVariadic { next += 1 }
        }
        return places
    }
}

extension Request.Target {
    fileprivate var isType: Bool { if case .type = self { true } else { false } }

    /// The type whose member is meant; nil for a plain value.
    fileprivate var typeName: String? {
        switch self {
        case .type(let name): name
        case .value(let value): value.typeName
        }
    }
}

extension Value {
    fileprivate var typeName: String? {
        switch self {
        case .object(let reference): reference.type
        case .enumCase(let enumCase): enumCase.type
        default: nil
        }
    }
}
