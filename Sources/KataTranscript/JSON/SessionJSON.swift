extension Request {
    /// The request as the worker protocol writes it.
    public func json(id: Int) -> JSON {
        var members: [JSON.Member] = [
            JSON.Member("id", .integer(Int64(id))), JSON.Member("op", .string(operation)),
        ]
        switch self {
        case .new(let type, let arguments):
            members += [JSON.Member("type", .string(type)), arguments.member]
        case .call(let target, let member, let arguments):
            let types = member.typeArguments.map(JSON.string)
            members += [target.member, JSON.Member("member", .string(member.withoutTypeArguments))]
            if !types.isEmpty { members.append(JSON.Member("types", .array(types))) }
            members.append(arguments.member)
        case .get(let target, let member):
            members += [target.member, JSON.Member("member", .string(member))]
        case .set(let target, let member, let value):
            members += [
                target.member, JSON.Member("member", .string(member)), JSON.Member("value", value.json),
            ]
        case .index(let value, let arguments):
            members += [JSON.Member("on", value.json), arguments.member]
        case .setIndex(let value, let arguments, let assigned):
            members += [JSON.Member("on", value.json), arguments.member, JSON.Member("value", assigned.json)]
        case .copy(let value), .weak(let value), .iterate(let value), .next(let value):
            members.append(JSON.Member("on", value.json))
        case .same(let left, let right), .equal(let left, let right):
            members += [JSON.Member("a", left.json), JSON.Member("b", right.json)]
        case .show(let value, let style):
            members.append(JSON.Member("value", value.json))
            if style != .alone { members.append(JSON.Member("as", .string(style.rawValue))) }
        case .release(let ids):
            members.append(JSON.Member("refs", .array(ids.map { .integer(Int64($0)) })))
        case .objects, .passed, .caught: break
        case .calls(let again): if again { members.append(JSON.Member("again", true)) }
        }
        return .object(members)
    }

    /// The protocol's word for the operation.
    public var operation: String {
        switch self {
        case .new: "new"
        case .call: "call"
        case .get: "get"
        case .set: "set"
        case .index, .setIndex: "index"
        case .copy: "copy"
        case .same: "same"
        case .equal: "equal"
        case .show: "show"
        case .weak: "weak"
        case .iterate: "iterate"
        case .next: "next"
        case .caught: "caught"
        case .release: "release"
        case .objects: "objects"
        case .calls: "calls"
        case .passed: "passed"
        }
    }
}

extension CallbackOutcome {
    /// The outcome as the worker protocol writes it; `id` is that of the request in hand.
    public func json(id: Int) -> JSON {
        let id = JSON.Member("id", .integer(Int64(id)))
        let operation = JSON.Member("op", .string("return"))
        return switch self {
        case .value(let value, let changes):
            .object(
                [id, operation, JSON.Member("value", value.json)]
                    + (changes.isEmpty ? [] : [JSON.Member("inout", .array(changes.map(\.json)))]))
        case .error(let message, let value):
            .object(
                [id, operation, JSON.Member("error", .string(message))]
                    + (value.map { [JSON.Member("value", $0.json)] } ?? []))
        }
    }
}

extension Callback {
    /// Reads a callback of the worker protocol; nil where the JSON is none.
    public init?(json: JSON) {
        guard let closure = json["callback"]?.integer,
            let arguments = (json["args"]?.array ?? []).mapAll(Value.init(json:))
        else { return nil }
        self.init(closure: closure, arguments: arguments, mayThrow: json["throws"]?.bool ?? false)
        changing = (json["inout"]?.array ?? []).compactMap(\.integer)
        asksType = json["gives"]?.array?.map { $0.string ?? "" }
    }
}

extension Request.Target {
    fileprivate var member: JSON.Member {
        switch self {
        case .value(let value): JSON.Member("on", value.json)
        case .type(let name): JSON.Member("type", .string(name))
        }
    }
}

extension [Argument] {
    fileprivate var member: JSON.Member { JSON.Member("args", .array(map(\.json))) }
}

extension InoutChange {
    /// The change as a pair of the argument's place and its value.
    fileprivate var json: JSON { .array([.integer(Int64(argument)), value.json]) }

    /// Reads a pair of an argument's place and its value; nil where the JSON is none.
    fileprivate init?(json: JSON) {
        guard let pair = json.array, pair.count == 2, let argument = pair[0].integer,
            let value = Value(json: pair[1])
        else { return nil }
        self.init(argument: argument, value: value)
    }
}

extension Request {
    /// What an answer tells beside its value.
    public var told: RecordedParts {
        switch self {
        case .objects: .objects
        case .calls: .calls
        default: []
        }
    }
}

extension Result<Answer, ModuleError> {
    /// Reads an answer of the worker protocol; nil where the JSON is none.
    ///
    /// - Parameter told: What was asked for beside the value; a solution that writes answers of its own may tell more.
    public init?(json: JSON, telling told: RecordedParts = []) {
        if let ok = json["ok"] {
            guard let value = Value(json: ok) else { return nil }
            var answer = Answer(value, isVoid: json["void"]?.bool ?? false)
            if let receiver = json["self"] {
                guard let changed = Value(json: receiver) else { return nil }
                answer.receiver = changed
            }
            if let changes = json["inout"]?.array {
                guard let read = changes.mapAll(InoutChange.init(json:)) else { return nil }
                answer.changes = read
            }
            if told.contains(.objects), let objects = json["objects"] {
                guard let graph = ObjectGraph(json: objects) else { return nil }
                answer.objects = graph
            }
            if told.contains(.calls), let calls = json["calls"] {
                guard let list = CallList(json: calls) else { return nil }
                answer.calls = list
            }
            self = .success(answer)
        } else if let error = json["error"] {
            guard let kind = error["kind"]?.string.flatMap(ModuleError.Kind.init(rawValue:)),
                let message = error["message"]?.string
            else { return nil }
            let nearest = (error["nearest"]?.array ?? []).compactMap(\.string)
            var failure = ModuleError(kind, message, type: error["type"]?.string, nearest: nearest)
            failure.missing = error["missing"]?.string.map {
                ModuleError.Missing(name: $0, type: error["of"]?.string)
            }
            failure.origin = ErrorOrigin(json: error)
            self = .failure(failure)
        } else {
            return nil
        }
    }
}
