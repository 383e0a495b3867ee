/// Forks a worker for each scenario; it runs none of the module's code itself.
struct Server {
    private static let socket: Int32 = 3

    private let session: Session

    init(_ session: Session) {
        self.session = session
    }

    /// Serves until the socket is closed; a forked child never returns from here either.
    func run() -> Never {
        Process.hideMemory()
        session.warmUp()
        while let message = ServerSocket.receive(Self.socket) {
            let answer = answer(to: message)
            var writer = JSONWriter()
            writer.write(answer)
            _ = Platform.write(Self.socket, writer.bytes)
        }
        Platform.leave(0)
    }

    private func answer(to message: ServerSocket.Message) -> JSON {
        let request: JSON
        do throws(JSONReader.Failure) {
            request = try message.bytes.withUnsafeBufferPointer { bytes throws(JSONReader.Failure) in
                try JSONReader.read(bytes)
            }
        } catch {
            return refusal("no request: \(error.message)")
        }
        switch request["op"]?.string {
        case "fork": return fork(request, message.descriptors)
        case "reap": return reap(request)
        default: return refusal("there is no such operation")
        }
    }

    private func refusal(_ text: String) -> JSON {
        .object([("error", .string(text))])
    }

    private func fork(_ request: JSON, _ descriptors: [Int32]) -> JSON {
        defer { ServerSocket.close(descriptors) }
        guard descriptors.count == 3 || descriptors.count == 4 else {
            return refusal("'fork' wants three descriptors, or four")
        }
        let filter = descriptors.count == 4 ? readAll(descriptors[3]) : nil
        let server = Process.identifier
        let child = Process.fork()
        if child > 0 { return .object([("pid", .integer(Int(child)))]) }
        guard child == 0 else { return refusal("fork failed: \(Process.lastError)") }
        let isReady =
            Process.endsWith(parent: server)
            && Process.take(requests: descriptors[0], answers: descriptors[1], log: descriptors[2])
            && Process.limit(cpu: request["cpu"]?.integer, memory: request["memory"]?.integer)
            && (filter.map(Process.confine) ?? true)
        guard isReady else { Platform.leave(70) }
        var worker = Worker(session)
        worker.run()
    }

    private func readAll(_ descriptor: Int32) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = bytes.withUnsafeMutableBytes { Platform.read(descriptor, into: $0) }
        return Array(bytes[..<count])
    }

    private func reap(_ request: JSON) -> JSON {
        guard let child = request["pid"]?.integer, let end = Process.reap(Int32(truncatingIfNeeded: child))
        else {
            return refusal("there is no such child")
        }
        return .object([
            ("status", .integer(end.status)), ("cpu", .integer(end.microseconds)),
            ("peak", .integer(end.kibibytes)),
        ])
    }
}

extension Session {
    /// Lets the language find what every child would have to find again; it runs no code of the module.
    fileprivate func warmUp() {
        for type in registry.types {
            guard let metatype = bindings.type(type.index) else { continue }
            _ = metatype as? any ScriptEncodable.Type
            _ = metatype as? any ScriptDecodable.Type
            _ = metatype as? any GenericBindings.Type
        }
        let values: [JSON] = [
            .integer(1), .float(0.5), .string(""), .bool(true), .array([.integer(1)]), .null,
        ]
        for value in values {
            var writer = JSONWriter()
            writer.write(answer(to: .object([("op", .string("show")), ("value", value)])))
            _ = try? encode(natural(Value(value)))
            _ = try? decode(Value(value), coercing: true) as [Int]
            _ = try? decode(Value(value), coercing: true) as Double
            _ = try? decode(Value(value), coercing: true) as String?
        }
    }
}
