/// Serves one scenario: reads requests, one a line, and answers each.
final class Worker {
    /// The longest line that the protocol allows, in bytes.
    private static let maximumLine = 16 << 20

    /// The newest version of the protocol that is spoken here.
    private static let newestProtocol = 2

    private let session: Session
    private let answers: Int32
    private var input: LineReader
    private var token: JSON = .null
    private var queue: MainQueue?
    /// The id of the request in hand, which a closure is called in.
    private var inHand: JSON?

    init(_ session: Session, requests: Int32 = 3, answers: Int32 = 4) {
        self.session = session
        self.answers = answers
        input = LineReader(descriptor: requests, maximumLine: Self.maximumLine)
        MainQueue.closureTurns = session.turns
        session.ask = { [unowned self] call in try ask(call) }
        session.abandon = { [unowned self] error in abandon(error) }
    }

    /// Serves until `bye`, or until nobody asks any more; then the process ends.
    func run() -> Never {
        serve(MainQueue())
        Platform.leave(0)
    }

    /// Serves until `bye`, or until nobody asks any more.
    func serve(_ queue: MainQueue?) {
        self.queue = queue
        while let request = nextRequest(queue) {
            if !serve(request) { return }
        }
    }

    /// Answers a request; gives false after the last one.
    private func serve(_ request: JSON) -> Bool {
        let answer: JSON
        var isLast = false
        switch request["op"]?.string {
        case "hello": answer = welcome(request)
        case "bye":
            answer = .object([("id", request["id"] ?? .null), ("ok", token)])
            isLast = true
        default:
            let outer = inHand
            inHand = request["id"]
            answer = session.answer(to: request)
            queue?.runPending()
            if session.turns.isOwn { session.turns.runWaiting() }
            inHand = outer
        }
        Platform.flushOutput()
        send(answer)
        return !isLast
    }

    /// Calls a closure of the script, and serves what the script asks meanwhile.
    private func ask(_ call: ScriptCall) throws -> (
        value: Value, changes: [(argument: Int, value: Value)]
    ) {
        guard let inHand else {
            throw RefusalError.contract("a closure was called while no request was in hand")
        }
        Platform.flushOutput()
        var message: [(key: String, value: JSON)] = [
            ("id", inHand), ("callback", .integer(call.closure)),
            ("args", .array(call.arguments.map { JSON($0) })), ("throws", .bool(call.mayThrow)),
        ]
        if !call.changing.isEmpty { message.append(("inout", .array(call.changing.map(JSON.integer)))) }
        if let types = call.types { message.append(("gives", .array(types.map(JSON.string)))) }
        send(.object(message))
        let queue = session.turns.isOwn ? queue : nil
        while let request = nextRequest(queue) {
            guard request["op"]?.string == "return" else {
                if serve(request) { continue }
                break
            }
            if let error = request["error"]?.string {
                throw session.error(request["value"]) ?? ScriptError(description: error)
            }
            let changes = try (request["inout"]?.array ?? []).compactMap { pair in
                try pair.array?.first?.integer.map { ($0, try Value(pair.array?.last ?? .null)) }
            }
            return (try Value(request["value"] ?? .null), changes)
        }
        Platform.leave(0)
    }

    /// Answers the request in hand and leaves, because the solution cannot go on.
    private func abandon(_ error: any Error) -> Never {
        let refusal = error as? RefusalError ?? RefusalError.contract("\(error)")
        Platform.flushOutput()
        send(.object([("id", inHand ?? .null), ("error", refusal.json)]))
        Platform.leave(0)
    }

    private func nextRequest(_ queue: MainQueue?) -> JSON? {
        while true {
            let line = input.next { descriptor in
                guard let queue, !MainQueue.isDraining else { return }
                while true {
                    let ready = Platform.wait(for: [descriptor, queue.descriptor], milliseconds: -1)
                    if ready[1] { queue.runPending() }
                    if ready[0] { return }
                }
            }
            guard let line else { return nil }
            do throws(JSONReader.SyntaxError) {
                return try line.withUnsafeBufferPointer { bytes throws(JSONReader.SyntaxError) in
                    try JSONReader.read(bytes)
                }
            } catch {
                let refusal = RefusalError.contract("no request: \(error.message) at byte \(error.offset)")
                send(.object([("id", .null), ("error", refusal.json)]))
            }
        }
    }

    private func welcome(_ request: JSON) -> JSON {
        token = request["token"] ?? .null
        Emptied.switches = UInt(clamping: request["empty"]?.integer ?? 0)
        Mutants.chosen = request["mutant"]?.integer ?? 0
        let content: JSON =
            if let version = request["protocol"]?.integer, version >= 1 {
                .object([
                    ("protocol", .integer(min(version, Self.newestProtocol))), ("language", .string("swift")),
                    ("types", .bool(false)),
                ])
            } else {
                .null
            }
        guard case .object = content else {
            return .object([
                ("id", request["id"] ?? .null),
                ("error", RefusalError.contract("this worker speaks protocols 1 and 2").json),
            ])
        }
        return .object([("id", request["id"] ?? .null), ("ok", content)])
    }

    private func send(_ answer: JSON) {
        var writer = JSONWriter()
        writer.write(answer)
        if writer.bytes.count >= Self.maximumLine || answer.depth > JSONReader.maximumDepth {
            let refusal = RefusalError.bridge("the value is too large for the protocol")
            writer = JSONWriter()
            writer.write(.object([("id", answer["id"] ?? .null), ("error", refusal.json)]))
        }
        writer.endLine()
        if !Platform.write(answers, writer.bytes) { Platform.leave(1) }
    }
}
