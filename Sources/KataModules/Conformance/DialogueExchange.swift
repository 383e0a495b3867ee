import KataTranscript

/// A request, and what it should bring.
struct Exchange {
    /// The number of its line in the file.
    let line: Int
    /// The request without its id.
    let request: JSON
    /// The answer without its id; nil where the worker ends instead.
    var answer: JSON?
    /// The lines that are written by the time of the answer.
    var log = ""

    init(line: Int, request: JSON) {
        self.line = line
        self.request = request
    }

    /// Reads a dialogue: `>` before a request, `<` before its answer, `|` before a line of the log.
    static func read(_ text: String) throws(JSONError) -> [Exchange] {
        var exchanges: [Exchange] = []
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty {
            let content = String(line.dropFirst(2))
            guard line.first == ">" || !exchanges.isEmpty else {
                throw JSONError(message: "line \(number + 1) stands before the first request", offset: 0)
            }
            switch line.first {
            case ">":
                exchanges.append(
                    Exchange(line: number + 1, request: try JSONReader.read(Array(content.utf8))))
            case "<" where content == "end": exchanges[exchanges.count - 1].answer = nil
            case "<":
                exchanges[exchanges.count - 1].answer = try JSONReader.read(Array(content.utf8))
            default: exchanges[exchanges.count - 1].log += content + "\n"
            }
        }
        return exchanges
    }
}

extension Request {
    /// Reads a request of a dialogue; nil for what is none.
    init?(json: JSON) {
        func value(_ name: String) -> Value? { json[name].flatMap(Value.init(said:)) }
        let target: Target? = json["type"]?.string.map(Target.type) ?? value("on").map(Target.value)
        let arguments = (json["args"]?.array ?? []).compactMap { argument -> Argument? in
            guard let own = argument["value"] else {
                return Value(said: argument).map { Argument(value: $0) }
            }
            return Value(said: own).map { Argument(label: argument["label"]?.string, value: $0) }
        }
        switch (json["op"]?.string, target, json["member"]?.string) {
        case ("new", .type(let type)?, _): self = .new(type: type, arguments: arguments)
        case ("call", let target?, let member?):
            self = .call(on: target, member: member, arguments: arguments)
        case ("get", let target?, let member?): self = .get(on: target, member: member)
        case ("set", let target?, let member?):
            guard let value = value("value") else { return nil }
            self = .set(on: target, member: member, value: value)
        case ("index", .value(let owner)?, _):
            if let value = value("value") {
                self = .setIndex(on: owner, arguments: arguments, value: value)
            } else {
                self = .index(on: owner, arguments: arguments)
            }
        case ("copy", .value(let owner)?, _): self = .copy(owner)
        case ("same", _, _), ("equal", _, _):
            guard let left = value("a"), let right = value("b") else { return nil }
            self = json["op"]?.string == "same" ? .same(left, right) : .equal(left, right)
        case ("show", _, _):
            guard let shown = value("value") else { return nil }
            self = .show(shown, as: json["as"]?.string.flatMap(Request.Style.init) ?? .alone)
        case ("weak", .value(let owner)?, _): self = .weak(owner)
        case ("iterate", .value(let owner)?, _): self = .iterate(owner)
        case ("next", .value(let owner)?, _): self = .next(owner)
        case ("caught", _, _): self = .caught
        case ("release", _, _): self = .release((json["refs"]?.array ?? []).compactMap(\.integer))
        default: return nil
        }
    }
}

extension Value {
    /// Reads a value that a script hands over: a closure, or what a worker may answer, too.
    fileprivate init?(said json: JSON) {
        if let number = json["callback"]?.integer { self = .closure(number) } else { self.init(json: json) }
    }
}

extension Exchange {
    /// Sends the request, or what a closure gives that the worker has called; nil for what is neither.
    func reply(of session: any ModuleSession) throws(SessionError) -> Reply? {
        if let request = Request(json: request) { return try session.perform(request) }
        guard request["op"]?.string == "return" else { return nil }
        let value = request["value"].flatMap(Value.init(json:))
        guard let words = request["error"]?.string else { return try session.resume(.value(value ?? .null)) }
        return try session.resume(.error(words, value: value))
    }
}

extension Reply {
    /// The answer, or the call of a closure before it, as a dialogue writes it.
    var told: JSON {
        guard let callback else { return result.told }
        return .members([
            "callback": .integer(Int64(callback.closure)), "args": .array(callback.arguments.map(\.json)),
            "throws": .bool(callback.mayThrow),
        ])
    }
}

extension Result<Answer, ModuleError> {
    /// The answer as a dialogue writes it; of an error's words nothing, because each language has its own.
    fileprivate var told: JSON {
        switch self {
        case .success(let answer):
            .members(["ok": answer.value.json, "void": answer.isVoid ? true : nil])
        case .failure(let error):
            .members([
                "error": .members([
                    "kind": .string(error.kind.rawValue), "message": .string(error.message),
                    "nearest": .array(error.nearest.map(JSON.string)),
                ])
            ])
        }
    }
}
