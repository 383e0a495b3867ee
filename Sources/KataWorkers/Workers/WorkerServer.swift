internal import CSandbox
internal import KataTranscript
import Synchronization

/// Why a worker server could not do what it was asked; a worker is then executed instead.
struct ServerError: Error {
    /// What went wrong.
    var message: String
}

/// A process that has loaded a module and forks a worker for each scenario: docs/worker-server.md.
final class WorkerServer: Sendable {
    private static let patience: Int32 = 5000
    private static let maximumMessage = 4096

    private let child: ChildProcess
    /// Held while a request waits for its answer.
    private let socket: Mutex<Descriptor>

    /// Starts the server's program.
    ///
    /// - Parameter confinement: What isolates the server, and so its workers; nil for nothing beyond L0 and L1.
    init(_ command: WorkerCommand, confinement: KernelConfinement?) throws(SpawnError) {
        var ends: (Int32, Int32) = (-1, -1)
        let error = withUnsafeMutableBytes(of: &ends) { bytes in
            bytes.withMemoryRebound(to: Int32.self) { csandbox_socket_pair($0.baseAddress) }
        }
        guard error == 0 else { throw SpawnError(step: .pipe, path: command.executable, errorNumber: error) }
        let theirs = Descriptor(owning: ends.1)
        let ours = Descriptor(owning: ends.0)
        var limits = csandbox_limits.unlimited
        limits.open_files = 256
        child = try ProgramStart(
            executable: command.executable, arguments: [command.executable] + command.arguments,
            environment: WorkerCommand.environment, directory: "/",
            descriptors: (-1, -1, -1, theirs.number, -1), limits: limits, confinement: confinement
        ).spawn()
        socket = Mutex(ours)
    }

    deinit { stop() }

    /// What isolates the server and the workers that it forks.
    var layers: IsolationLayers { child.layers }

    /// Ends the server; its workers are killed with it.
    func stop() { child.reap() }

    /// What a worker is to be.
    struct Order {
        /// Where it reads requests, writes answers and logs.
        var requests, answers, log: Int32
        /// Where its standard error goes; this may be the log.
        var errors: Int32
        /// Its limit of CPU time.
        var cpuSeconds: Int
        /// Its limit of address space.
        var addressSpaceBytes: Int
        /// On how many CPUs it may run.
        var cpus: Int
    }

    /// Forks a worker.
    func fork(_ order: Order) throws(ServerError) -> ServedProcess {
        let request = JSON.members([
            "op": "fork", "cpu": .integer(Int64(order.cpuSeconds)),
            "memory": .integer(Int64(order.addressSpaceBytes)),
        ])
        let descriptors = [order.requests, order.answers, order.log, order.errors]
        let answer: JSON
        if layers.contains(.systemCalls) {
            let filter = try filterOfWorkers()
            answer = try ask(request, descriptors: descriptors + [filter.number])
        } else {
            answer = try ask(request, descriptors: descriptors)
        }
        guard let pid = answer["pid"]?.integer, let pid = Int32(exactly: pid), pid > 1 else {
            throw ServerError(message: answer["error"]?.string ?? "the server's answer has no pid")
        }
        let pidfd = csandbox_open_pidfd(pid)
        guard pidfd >= 0 else {
            killProcess(pid)
            _ = try ask(.members(["op": "reap", "pid": .integer(Int64(pid))]))
            throw ServerError(message: "the kernel has no pidfd")
        }
        csandbox_limit_cpus(pid, UInt32(order.cpus))
        return ServedProcess(pid: pid, watcher: Descriptor(owning: pidfd), server: self)
    }

    /// Returns a pipe that holds the filter which each worker installs: the server's own lets it fork.
    private func filterOfWorkers() throws(ServerError) -> Descriptor {
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(CSANDBOX_FILTER_BYTES)) { buffer, count in
            count = csandbox_served_worker_filter(buffer.baseAddress)
        }
        do throws(SpawnError) {
            let pipe = try Pipe()
            bytes.withUnsafeBytes { _ = writeOnce(pipe.writing.number, $0) }
            return pipe.takeReading()
        } catch {
            throw ServerError(message: error.message)
        }
    }

    /// Waits for a worker that has ended or is being killed.
    fileprivate func reap(_ pid: Int32) throws(ServerError) -> ChildProcess.Ending {
        let answer = try ask(.members(["op": "reap", "pid": .integer(Int64(pid))]))
        guard let status = answer["status"]?.integer, let cpu = answer["cpu"]?.integer,
            let peak = answer["peak"]?.integer, let status = Int32(exactly: status)
        else { throw ServerError(message: answer["error"]?.string ?? "the server's answer has no status") }
        return ChildProcess.Ending(
            termination: Termination(waitStatus: status),
            usage: ResourceUsage(cpuMicroseconds: cpu, peakBytes: peak << 10))
    }

    private func ask(_ request: JSON, descriptors: [Int32] = []) throws(ServerError) -> JSON {
        try socket.withLock { socket throws(ServerError) in
            let bytes = request.utf8
            let error = bytes.withUnsafeBytes {
                csandbox_send(socket.number, $0.baseAddress, $0.count, descriptors, descriptors.count)
            }
            guard error == 0 else { throw ServerError(message: errorText(error)) }
            guard csandbox_poll(socket.number, -1, child.pidfd, -1, -1, -1, Self.patience) != 0 else {
                child.kill()
                throw ServerError(message: "the server does not answer")
            }
            let buffer = ReadBuffer(count: Self.maximumMessage)
            guard case .bytes(let count) = readOnce(socket.number, into: buffer.bytes),
                let answer = try? JSONReader.read(Array(buffer.bytes[..<count]))
            else { throw ServerError(message: "the server left") }
            return answer
        }
    }
}

/// A worker that a server forked: killed by kata, reaped by the server.
final class ServedProcess: WorkerProcess {
    let pid: Int32
    private let watcher: Descriptor
    private let server: WorkerServer
    private let ending = Mutex<ChildProcess.Ending?>(nil)

    fileprivate init(pid: Int32, watcher: consuming Descriptor, server: WorkerServer) {
        self.pid = pid
        self.watcher = watcher
        self.server = server
    }

    deinit { reap() }

    var pidfd: Int32 { watcher.number }

    var layers: IsolationLayers { server.layers }

    var mayExecute: Bool { !layers.contains(.systemCalls) }

    var hasEnded: Bool {
        ending.withLock { $0 != nil } || csandbox_poll(-1, -1, pidfd, -1, -1, -1, 0) != 0
    }

    func kill() {
        ending.withLock { if $0 == nil { killProcess(pid) } }
    }

    @discardableResult
    func reap() -> ChildProcess.Ending {
        ending.withLock { ending in
            if let ending { return ending }
            // The server keeps the process until it is told to reap it, so the pid is still this worker's.
            killProcess(pid)
            _ = csandbox_poll(-1, -1, pidfd, -1, -1, -1, 5000)
            let result =
                (try? server.reap(pid))
                ?? ChildProcess.Ending(
                    termination: .signalled("SIGKILL"),
                    usage: ResourceUsage(cpuMicroseconds: 0, peakBytes: 0), isLost: true)
            ending = result
            return result
        }
    }
}
