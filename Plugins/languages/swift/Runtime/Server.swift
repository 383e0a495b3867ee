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
        let rehearsal = Rehearsal()
        rehearsal.run()
        rehearsal.meet(session)
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
        do throws(JSONReader.SyntaxError) {
            request = try message.bytes.withUnsafeBufferPointer { bytes throws(JSONReader.SyntaxError) in
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
        guard descriptors.count == 4 || descriptors.count == 5 else {
            return refusal("'fork' wants four descriptors, or five")
        }
        let filter = descriptors.count == 5 ? readAll(descriptors[4]) : nil
        let server = Process.identifier
        let child = Process.fork()
        if child > 0 { return .object([("pid", .integer(Int(child)))]) }
        guard child == 0 else { return refusal("fork failed: \(Process.lastError)") }
        let isReady =
            Process.endsWith(parent: server)
            && Process.take(
                requests: descriptors[0], answers: descriptors[1], log: descriptors[2],
                errors: descriptors[3])
            && Process.limit(cpu: request["cpu"]?.integer, memory: request["memory"]?.integer)
            && (filter.map(Process.confine) ?? true)
        guard isReady else { Platform.leave(70) }
        let worker = Worker(session)
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
