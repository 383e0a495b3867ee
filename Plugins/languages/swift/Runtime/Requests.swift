extension Session {
    /// Does what a request asks and makes the answer.
    func answer(to request: JSON) -> JSON {
        var answer: [(key: String, value: JSON)] = [("id", request["id"] ?? .null)]
        if request["op"]?.string == "objects" {
            answer += [("ok", .null), ("objects", graph.json(of: objects))]
            return .object(answer)
        }
        if request["op"]?.string == "calls" {
            let again = if case .bool(true)? = request["again"] { true } else { false }
            answer += [("ok", .null), ("calls", CallRecorder.shared.take(again: again))]
            return .object(answer)
        }
        if request["op"]?.string == "passed" {
            let numbers = Mutants.passedNumbers.map(JSON.integer)
            answer.append(("ok", .array(numbers)))
            return .object(answer)
        }
        do {
            let outcome = try perform(request)
            answer.append(("ok", JSON(outcome.value)))
            if case .void = outcome.value { answer.append(("void", .bool(true))) }
            if let changed = outcome.changed { answer.append(("self", JSON(changed))) }
            if !outcome.changes.isEmpty {
                let changes = outcome.changes.map { JSON.array([.integer($0.argument), JSON($0.value)]) }
                answer.append(("inout", .array(changes)))
            }
        } catch let refusal as RefusalError {
            answer.append(("error", refusal.json))
        } catch {
            answer.append(("error", RefusalError.contract("a value does not fit").json))
        }
        return .object(answer)
    }

    private func perform(_ request: JSON) throws -> Outcome {
        let operation = try request.text("op")
        if operation == "caught" { return Outcome(try caught()) }
        lastError = nil
        switch operation {
        case "new":
            return try make(try request.text("type"), try Argument.list(request["args"]))
        case "call":
            return try call(
                request.subject(), request.text("member"), Argument.list(request["args"]),
                types: request["types"]?.array?.compactMap(\.string) ?? [])
        case "get":
            return try get(request.subject(), request.text("member"))
        case "set":
            let outcome = try set(request.subject(), request.text("member"), request.value("value"))
            return Outcome(value: .null, changed: outcome.changed, kept: nil)
        case "index":
            let value = try request["value"].map { json throws(RefusalError) in try Value(json) }
            let outcome = try index(request.subject(), Argument.list(request["args"]), assigning: value)
            return Outcome(value: value == nil ? outcome.value : .null, changed: outcome.changed, kept: nil)
        case "copy":
            return Outcome(try copy(request.value("on")))
        case "same":
            return Outcome(.bool(try same(request.value("a"), request.value("b"))))
        case "equal":
            return Outcome(.bool(try equal(request.value("a"), request.value("b"))))
        case "show":
            return Outcome(.string(try show(request.value("value"), as: request["as"]?.string)))
        case "weak":
            return Outcome(try weak(request.value("on")))
        case "iterate":
            return Outcome(try iterate(request.value("on")))
        case "next":
            return Outcome(try next(request.value("on")))
        case "release":
            release(request["refs"]?.array?.compactMap(\.integer) ?? [])
            return Outcome(.null)
        default:
            let known = [
                "hello", "new", "call", "get", "set", "index", "copy", "same", "equal", "show", "weak",
                "iterate", "next", "caught", "release", "objects", "calls", "passed", "bye",
            ]
            throw RefusalError.unknown("there is no operation '\(operation)'", name: operation, among: known)
        }
    }

    /// Gives the error that the module threw in the request before, and lets it go.
    private func caught() throws -> Value {
        guard let error = lastError else { throw RefusalError.contract("nothing was thrown just now") }
        lastError = nil
        return try encode(error as Any)
    }

    /// A struct gives a new object; a class instance is itself, and a plain value too.
    private func copy(_ value: Value) throws -> Value {
        guard case .reference(let number, _) = value else { return value }
        let entry = try objects[number]
        guard entry.identity == nil else { return .reference(number, type: entry.type) }
        return objects.insert(value: entry.value, type: entry.type)
    }

    /// A reference that does not keep an object alive; of such a one the object, or nothing where it is no more.
    private func weak(_ value: Value) throws -> Value {
        guard case .reference(let number, _) = value else { return value }
        let entry = try objects[number]
        if let weak = entry.value as? WeakReference { return try weak.object.map { try encode($0) } ?? .null }
        guard entry.identity != nil else {
            throw RefusalError.contract("\(summary(of: value)) is no object that could be held weakly")
        }
        return objects.insert(
            value: WeakReference(object: entry.value as AnyObject), type: "\(entry.type)")
    }

    private func same(_ first: Value, _ second: Value) throws -> Bool {
        guard case .reference(let first, _) = first, case .reference(let second, _) = second else {
            return false
        }
        let (one, other) = (try objects[first], try objects[second])
        return first == second || (one.identity != nil && one.identity == other.identity)
    }

    private func equal(_ first: Value, _ second: Value) throws -> Bool {
        let secondValue = second
        if case .null = first { if case .null = second { return true } else { return false } }
        if case .null = second { return false }
        let other = try operand(second, like: nil)
        let one = try operand(first, like: other)
        guard let one else {
            throw RefusalError.contract("\(summary(of: first)) does not say of which type it is")
        }
        guard
            var second = try other ?? operand(second, like: one) ?? (try? literal(second, as: type(of: one)))
        else {
            return false
        }
        // A number may be written for one of a library.
        if let type = type(of: one) as? any ScriptNumber.Type, let number = try? type.decode(secondValue) {
            second = number
        }
        if case .reference = secondValue {
        } else if let made = try? literal(secondValue, as: type(of: one)) {
            second = made
        }
        guard let equatable = one as? any Equatable else {
            throw RefusalError.contract("\(summary(of: first)) has no ==; use === or compare its properties")
        }
        return Self.equal(equatable, second)
    }

    private func operand(_ value: Value, like other: Any?) throws -> Any? {
        do { return try natural(value, wanted: other.map { type(of: $0) } ?? Any.self) } catch is MisfitError
        {
            return nil
        }
    }

    private static func equal<T: Equatable>(_ one: T, _ other: Any) -> Bool {
        if let other = other as? T { return one == other }
        guard let other = other as? any Equatable else { return false }
        return reversed(other, one)
    }

    private static func reversed<T: Equatable>(_ one: T, _ other: Any) -> Bool {
        (other as? T) == one
    }

    private func show(_ value: Value, as style: String?) throws -> String {
        if case .null = value { return style == "dump" ? "- nil\n" : "nil" }
        do {
            let shown = try natural(value)
            switch style {
            case "debug": return String(reflecting: shown)
            case "dump":
                var text = ""
                dump(shown, to: &text)
                return text
            default: return String(describing: shown)
            }
        } catch is MisfitError {
            return summary(of: value)
        }
    }

    private func release(_ numbers: [Int]) {
        for number in numbers { _ = objects.remove(number) }
    }
}

/// A reference that does not keep an object alive.
private struct WeakReference {
    weak var object: AnyObject?
}

extension Outcome {
    fileprivate init(_ value: Value) {
        self.init(value: value, changed: nil, kept: nil)
    }
}

extension JSON {
    fileprivate func text(_ key: String) throws(RefusalError) -> String {
        guard let text = self[key]?.string else { throw RefusalError.contract("the request has no '\(key)'") }
        return text
    }

    fileprivate func value(_ key: String) throws(RefusalError) -> Value {
        guard let json = self[key] else { throw RefusalError.contract("the request has no '\(key)'") }
        return try Value(json)
    }

    fileprivate func subject() throws(RefusalError) -> Session.Subject {
        if let json = self["on"] { return .value(try Value(json)) }
        guard let type = self["type"]?.string else {
            throw RefusalError.contract("the request has neither 'on' nor 'type'")
        }
        return .type(type)
    }
}
