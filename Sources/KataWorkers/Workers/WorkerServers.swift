import Synchronization

/// The worker servers of one module: one more where a scenario would wait for those that are forking already.
final class WorkerServers: Sendable {
    /// Forking takes a fraction of a scenario, so that more servers than this would stand idle.
    private static let maximumCount = 4

    private struct State: Sendable {
        var servers: [WorkerServer] = []
        /// How many scenarios wait for each server now.
        var waiting: [Int] = []
        /// Tells whether workers are executed from now on.
        var isClosed = false
    }

    private let command: WorkerCommand
    private let confinement: KernelConfinement?
    private let state = Mutex(State())

    /// Describes the servers' program; nothing is started before the first worker is wanted.
    init(_ command: WorkerCommand, confinement: KernelConfinement?) {
        self.command = command
        self.confinement = confinement
    }

    /// Lets a server fork a worker; nil where one cannot, and from then on.
    func fork(_ order: WorkerServer.Order) -> ServedProcess? {
        guard let server = take() else { return nil }
        let process = try? server.fork(order)
        if process == nil { close() } else { giveBack(server) }
        return process
    }

    /// Ends all servers; their workers are killed with them.
    func stop() {
        for server in close() { server.stop() }
    }

    /// Lets nothing more be forked; a server ends with the last of its workers.
    @discardableResult
    private func close() -> [WorkerServer] {
        state.withLock { state in
            defer { state = State(isClosed: true) }
            return state.servers
        }
    }

    /// Takes the server for which the fewest wait, or a new one where each has a waiter.
    private func take() -> WorkerServer? {
        state.withLock { state in
            if state.isClosed { return nil }
            let calmest = state.waiting.indices.min { state.waiting[$0] < state.waiting[$1] }
            let isEnough = calmest.map { state.waiting[$0] == 0 || state.waiting.count == Self.maximumCount }
            if isEnough != true, let server = try? WorkerServer(command, confinement: confinement) {
                state.servers.append(server)
                state.waiting.append(1)
                return server
            }
            guard let calmest else {
                state.isClosed = true
                return nil
            }
            state.waiting[calmest] += 1
            return state.servers[calmest]
        }
    }

    private func giveBack(_ server: WorkerServer) {
        state.withLock { state in
            guard let index = state.servers.firstIndex(where: { $0 === server }) else { return }
            state.waiting[index] -= 1
        }
    }
}
