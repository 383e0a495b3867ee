public import KataTranscript

/// A module in memory that keeps the worker protocol: references, boxes for structs, `release`, a fresh start.
///
/// It is strict with its client: a reference that was released, or that belongs to a worker before `restart`, breaks
/// the protocol.
public final class ToyModule: ModuleSession {
    /// The types as a script sees them.
    public let types: ModuleTypes
    /// All requests so far, as text.
    public private(set) var requests: [String] = []
    /// The number of fresh starts.
    public private(set) var restarts = 0
    /// What `settle` writes next.
    public var lateOutput = ""
    /// Tells whether requests are noted as text; switched off where speed is measured.
    public var notesRequests = true

    private let toys: [String: ToyType]
    private var objects: [Int: ToyObject] = [:]
    private var held: Set<Int> = []
    private var statics: [String: Value] = [:]
    private var output: [UInt8] = []
    private var nextID = 1
    /// Calls of closures in hand, the innermost last.
    private var asking: [Asking] = []

    private struct Asking {
        var closure: Int
        var left: [[Value]]
        var results: [Value] = []
    }

    /// Makes a module of toy types.
    public init(_ toys: [ToyType] = ToyType.all) {
        self.toys = Dictionary(toys.map { ($0.description.name, $0) }) { first, _ in first }
        self.types = ModuleTypes(types: toys.map(\.description))
    }

    /// The references that the client holds.
    public var heldReferences: [Int] { held.sorted() }

    // MARK: ModuleSession

    public func perform(_ request: Request) throws(SessionError) -> Reply {
        if notesRequests { requests.append(request.summary) }
        var stale: Int?
        _ = request.mapValues { value in
            value.forEachReference { if !held.contains($0.id) { stale = $0.id } }
            return value
        }
        if case .release(let ids) = request { stale = ids.first { !held.contains($0) } }
        if let stale { throw SessionError(.policy("the reference \(stale) is not held")) }
        if case .call(_, "trap", _) = request {
            let crash = Crash(signal: "SIGILL", exitCode: nil, lastWords: "Fatal error: trapped")
            throw SessionError(.crashed(crash), output: Array("before the trap\n".utf8))
        }
        if let asked = ask(request) { return asked }
        let result: Result<Answer, ModuleError>
        do throws(ModuleError) {
            result = .success(handed(try answer(request)))
        } catch {
            result = .failure(error)
        }
        bury()
        defer { output = [] }
        return Reply(result: result, output: output)
    }

    public func resume(_ outcome: CallbackOutcome) throws(SessionError) -> Reply {
        guard !asking.isEmpty else { throw SessionError(.policy("nothing was asked")) }
        switch outcome {
        case .value(let value, _): asking[asking.count - 1].results.append(value)
        case .error(let message, _):
            asking.removeLast()
            return Reply(result: .failure(ModuleError(.thrown, "the closure said: \(message)")))
        }
        return nextCallback()
    }

    /// Begins to call a closure where the request is for a method that does.
    private func ask(_ request: Request) -> Reply? {
        guard case .call(.value(let receiver), let member, let arguments) = request,
            let calling = receiver.toyType.flatMap({ toys[$0]?.calling[member] }),
            case .closure(let closure, _)? = arguments.first?.value
        else { return nil }
        asking.append(Asking(closure: closure, left: calling(self, receiver, arguments)))
        return nextCallback()
    }

    private func nextCallback() -> Reply {
        defer { output = [] }
        guard var last = asking.popLast() else { return Reply(result: .success(Answer(.null))) }
        guard !last.left.isEmpty else {
            return Reply(result: .success(handed(Answer(.list(last.results)))), output: output)
        }
        let values = last.left.removeFirst().map { handed(Answer($0)).value }
        asking.append(last)
        return Reply(
            callback: Callback(closure: last.closure, arguments: values, mayThrow: true), output: output)
    }

    public func settle(quiet: Int) throws(SessionError) -> ModuleOutput {
        defer { lateOutput = "" }
        return ModuleOutput(log: Array(lateOutput.utf8))
    }

    public func restart() throws(SessionError) {
        restarts += 1
        asking = []
        objects = [:]
        held = []
        statics = [:]
        nextID += 1000
    }

    // MARK: What methods of toys use

    /// Writes a line to the log.
    public func write(_ line: String) { output += Array("\(line)\n".utf8) }

    /// Returns a stored property of an object, or of a type.
    public func stored(_ name: String, of receiver: Value) -> Value {
        object(receiver)?.properties[name] ?? .null
    }

    /// Assigns a stored property of an object.
    public func store(_ value: Value, as name: String, of receiver: Value) {
        object(receiver)?.properties[name] = value
    }

    /// Returns a static stored property; null before it was assigned.
    public func stored(_ name: String, ofType type: String) -> Value { statics["\(type).\(name)"] ?? .null }

    /// Assigns a static stored property.
    public func store(_ value: Value, as name: String, ofType type: String) {
        statics["\(type).\(name)"] = value
    }

    /// Makes an object as `new` does.
    public func make(_ type: String, _ arguments: [Argument] = []) throws(ModuleError) -> Value {
        guard let toy = toys[type], !toy.description.constructors.isEmpty else {
            throw ModuleError(.contract, "there is no type '\(type)' to make an object of")
        }
        guard toy.description.constructors.contains(where: { $0.accepts(count: arguments.count) }) else {
            throw ModuleError(.contract, "'\(type)' takes no \(arguments.count) arguments")
        }
        return insert(type, try attempt { try toy.make?(self, arguments) ?? [:] })
    }

    private func insert(_ type: String, _ properties: [String: Value]) -> Value {
        let object = ToyObject(id: nextID, type: type, properties: properties)
        nextID += 1
        objects[object.id] = object
        return .object(ObjectReference(id: object.id, type: type))
    }

    private func object(_ value: Value) -> ToyObject? {
        if case .object(let reference) = value { objects[reference.id] } else { nil }
    }

    // MARK: Answering

    private func answer(_ request: Request) throws(ModuleError) -> Answer {
        switch request {
        case .new(let type, let arguments): return Answer(try make(type, try fitted(arguments)))
        case .call(let target, let member, let arguments):
            return try call(target, member, try fitted(arguments))
        case .get(.type(let type), let member): return Answer(try readStatic(member, of: type))
        case .get(.value(let receiver), let member): return Answer(try read(member, of: receiver))
        case .set(.type(let type), let member, let value):
            store(try fitted(value), as: member, ofType: type)
            return Answer(.null, isVoid: true)
        case .set(.value(let receiver), let member, let value):
            return try assign(member, of: receiver, try fitted(value))
        case .index(let receiver, let arguments): return try call(.value(receiver), "subscript", arguments)
        case .setIndex(let receiver, let arguments, let value):
            return try call(
                .value(receiver), "subscript=", arguments + [Argument(value: try fitted(value))])
        case .copy(let value): return Answer(copied(value))
        case .same(let left, let right): return Answer(.bool(left == right))
        case .equal(let left, let right): return Answer(.bool(try areEqual(left, right)))
        case .show(let value, _): return Answer(.string(shown(value)))
        case .iterate(let value): return Answer(try iterate(value))
        case .next(let value): return Answer(next(value))
        case .weak: throw ModuleError(.contract, "there is no operation 'weak'")
        case .caught: throw ModuleError(.contract, "there is no operation 'caught'")
        case .release(let ids):
            held.subtract(ids)
            return Answer(.null)
        case .objects:
            var answer = Answer(.null)
            answer.objects = ObjectGraph(objects.values, held: held)
            return answer
        case .calls: throw ModuleError(.contract, "there is no operation 'calls'")
        case .passed: throw ModuleError(.contract, "there is no operation 'passed'")
        }
    }

    /// Runs what a toy does, which throws `ModuleError` alone.
    private func attempt<Result>(_ body: () throws -> Result) throws(ModuleError) -> Result {
        do {
            return try body()
        } catch let error as ModuleError {
            throw error
        } catch {
            throw ModuleError(.contract, "\(error)")
        }
    }

    private func toy(_ type: String) throws(ModuleError) -> ToyType {
        guard let toy = toys[type] else { throw ModuleError(.contract, "there is no type '\(type)'") }
        return toy
    }

    private func call(
        _ target: Request.Target, _ member: String, _ arguments: [Argument]
    ) throws(ModuleError) -> Answer {
        var receiver: Value = .null
        let type: String
        switch target {
        case .type(let name): type = name
        case .value(let value):
            receiver = value
            type = value.toyType ?? "?"
        }
        for ancestor in types.lineage(of: type) {
            guard let method = toys[ancestor]?.methods[member] else { continue }
            if let signature = types.methods(member, of: ancestor).first, let reason = signature.unreachable {
                throw ModuleError(.bridge, reason)
            }
            let isCase = if case .enumCase = receiver { true } else { false }
            let result = try attempt { try method(self, &receiver, arguments) }
            return Answer(result ?? .null, isVoid: result == nil, receiver: isCase ? receiver : nil)
        }
        throw ModuleError(.contract, "'\(type)' has no member '\(member)'")
    }

    private func read(_ member: String, of receiver: Value) throws(ModuleError) -> Value {
        let type = receiver.toyType ?? "?"
        for ancestor in types.lineage(of: type) {
            if let computed = toys[ancestor]?.computed[member] { return computed(self, receiver) }
        }
        guard let value = object(receiver)?.properties[member] else {
            throw ModuleError(.contract, "'\(type)' has no property '\(member)'")
        }
        return value
    }

    private func readStatic(_ member: String, of type: String) throws(ModuleError) -> Value {
        if let computed = try toy(type).computed["static \(member)"] { return computed(self, .null) }
        guard let value = statics["\(type).\(member)"] else {
            throw ModuleError(.contract, "'\(type)' has no static member '\(member)'")
        }
        return value
    }

    private func assign(_ member: String, of receiver: Value, _ value: Value) throws(ModuleError) -> Answer {
        let type = receiver.toyType ?? "?"
        guard types.property(member, of: type)?.isSettable == true else {
            throw ModuleError(.contract, "'\(type).\(member)' cannot be assigned")
        }
        store(value, as: member, of: receiver)
        return Answer(.null, isVoid: true)
    }

    private func areEqual(_ left: Value, _ right: Value) throws(ModuleError) -> Bool {
        guard let type = left.toyType, let properties = try toy(type).equality else {
            throw ModuleError(.contract, "'\(left.toyType ?? "?")' has no ==; use ===")
        }
        return type == right.toyType
            && properties.allSatisfy { stored($0, of: left) == stored($0, of: right) }
    }

    private func iterate(_ value: Value) throws(ModuleError) -> Value {
        guard let type = value.toyType, let elements = try toy(type).elements else {
            throw ModuleError(.contract, "'\(value.toyType ?? "?")' is no sequence")
        }
        return insert("iterator", ["left": .list(elements(self, value))])
    }

    private func next(_ iterator: Value) -> Value {
        var left = list("left", of: iterator)
        guard !left.isEmpty else { return .list([]) }
        let element = left.removeFirst()
        store(.list(left), as: "left", of: iterator)
        write("deal \(element.text)")
        return .list([element])
    }

    private func shown(_ value: Value) -> String {
        guard let object = object(value) else { return value.text }
        let parts = object.properties.sorted { $0.key < $1.key }.map { "\($0.key): \(shown($0.value))" }
        return "\(object.type)(\(parts.joined(separator: ", ")))"
    }

    // MARK: Values that cross

    /// Gives open cases the only enumeration that has them, and copies structs.
    private func fitted(_ value: Value) throws(ModuleError) -> Value {
        switch value {
        case .enumCase(var enumCase) where enumCase.type == nil:
            let owner = types.types.first { $0.cases.contains { $0.name == enumCase.name } }
            guard let owner else { throw ModuleError(.contract, "there is no case '.\(enumCase.name)'") }
            enumCase.type = owner.name
            return .enumCase(enumCase)
        case .list(let elements):
            var fitting: [Value] = []
            for element in elements { fitting.append(try fitted(element)) }
            return .list(fitting)
        default: return copied(value)
        }
    }

    private func fitted(_ arguments: [Argument]) throws(ModuleError) -> [Argument] {
        var fitting = arguments
        for index in fitting.indices { fitting[index].value = try fitted(fitting[index].value) }
        return fitting
    }

    /// Copies every struct in the value into a box of its own.
    private func copied(_ value: Value) -> Value {
        value.mapReferences { reference in
            guard types.isStruct(reference.type), let object = objects[reference.id],
                case .object(let copy) = insert(reference.type, object.properties.mapValues(copied))
            else { return reference }
            return copy
        }
    }

    /// Hands an answer out: structs in boxes of their own, and everything held from now on.
    private func handed(_ answer: Answer) -> Answer {
        var answer = answer
        answer.value = copied(answer.value)
        answer.value.forEachReference { held.insert($0.id) }
        return answer
    }

    /// Lets all objects die that neither the client nor another object holds.
    private func bury() {
        guard objects.values.contains(where: { toys[$0.type]?.farewell != nil }) else { return }
        var living: Set<Int> = []
        var next = Array(held)
        for value in statics.values { value.forEachReference { next.append($0.id) } }
        while let id = next.popLast() {
            guard living.insert(id).inserted else { continue }
            for value in objects[id]?.properties.values ?? [:].values {
                value.forEachReference { next.append($0.id) }
            }
        }
        for (id, object) in objects.sorted(by: { $0.key < $1.key }) where !living.contains(id) {
            objects[id] = nil
            if let farewell = toys[object.type]?.farewell { write(farewell(object.properties)) }
        }
    }
}

extension Value {
    /// The name of the toy type that the value has.
    fileprivate var toyType: String? {
        switch self {
        case .object(let reference): reference.type
        case .enumCase(let enumCase): enumCase.type
        case .null, .bool, .integer, .float, .string, .list, .map, .closure, .tuple, .range, .metatype: nil
        }
    }
}
