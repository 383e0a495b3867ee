internal import CSandbox
public import KataTranscript
import Synchronization

/// How the scenarios of a module share processes.
public enum WorkerStrategy: Sendable, Equatable {
    /// Each scenario executes a worker of its own.
    case fresh
    /// Servers fork a worker for each scenario; where they cannot, workers are executed.
    case served(by: WorkerCommand)
    /// One worker serves scenario after scenario: for modules without state.
    case reused
    /// One worker serves scenario after scenario, and is told to be as new before each.
    case reset
}

/// The workers of one module: gives each scenario a session, and keeps what can be used again.
///
/// Sessions may be asked for from several threads at once; a session belongs to the thread that got it.
public final class WorkerPool: Sendable {
    /// A worker whose resident size was larger than this is not used again.
    private static let maximumReusedBytes = 64 << 20

    private struct State: Sendable {
        var idle: [IdleWorker] = []
        var running: [ObjectIdentifier: any WorkerProcess] = [:]
        var isShutDown = false
        var layers: IsolationLayers?
    }

    private let command: WorkerCommand
    private let strategy: WorkerStrategy
    private let cpus: Int
    private let confinement: KernelConfinement?
    /// The switches of members that do nothing in these workers; only copies of a module have any.
    private let emptied: UInt
    private let servers: WorkerServers?
    /// The mistake that a copy of a module makes in these workers, by its number; 0 for none.
    private let mutant: Int
    /// The pool whose servers these workers are forked by; nil where they are its own.
    private let owner: WorkerPool?
    private let state = Mutex(State())

    /// Makes a pool whose workers run on at most `cpus` CPUs; nothing is started before the first session.
    ///
    /// - Parameters:
    ///   - confinement: What isolates the workers; nil for nothing beyond L0 and L1.
    ///   - emptied: The switches of members that do nothing, a bit each; see docs/copies.md.
    public init(
        _ command: WorkerCommand, strategy: WorkerStrategy = .fresh, cpus: Int = Meter.cpus,
        confinement: Confinement? = nil, emptied: UInt = 0
    ) {
        self.emptied = emptied
        mutant = 0
        owner = nil
        self.command = command
        self.strategy = strategy
        self.cpus = cpus
        self.confinement = confinement.map { KernelConfinement($0, program: command.executable) }
        guard case .served(let server) = strategy else {
            servers = nil
            return
        }
        var serverConfinement = confinement
        serverConfinement?.purpose = .server
        serverConfinement?.wantsNamespaces = false
        servers = WorkerServers(
            server,
            confinement: serverConfinement.map { KernelConfinement($0, program: server.executable) })
    }

    /// Makes a pool of the same workers that make a mistake of the copy.
    private init(of owner: WorkerPool, mutant: Int) {
        self.owner = owner
        self.mutant = mutant
        emptied = owner.emptied
        command = owner.command
        strategy = owner.strategy
        cpus = owner.cpus
        confinement = owner.confinement
        servers = owner.servers
    }

    /// Returns a pool that shares the servers of this one, and whose workers make the mistake of a number; 0 is none.
    public func making(mutant: Int) -> WorkerPool { WorkerPool(of: owner ?? self, mutant: mutant) }

    deinit { shutdown() }

    /// Returns a session for one scenario, whose worker has said hello.
    ///
    /// - Parameter mergesErrors: Whether standard error is part of the log.
    /// - Throws: What ended the worker before it could serve, or kept it from starting.
    public func session(
        limits: WorkerLimits = WorkerLimits(), mergesErrors: Bool = false
    ) throws(SessionError) -> WorkerSession {
        var limits = limits
        limits.grace = command.grace
        let session = WorkerSession(pool: self, limits: limits, mergesErrors: mergesErrors)
        try session.start()
        return session
    }

    /// Kills and reaps all workers, from any thread.
    ///
    /// Sessions that still run end with `.failed`, and so do later ones.
    public func shutdown() {
        var (running, idle) = state.withLock { state in
            let all = (Array(state.running.values), state.idle)
            state.isShutDown = true
            state.idle = []
            state.running = [:]
            return all
        }
        for process in running { process.kill() }
        for entry in idle { entry.worker.process.kill() }
        running = []
        for entry in idle { _ = entry.worker.process.reap() }
        idle = []
        if owner == nil { servers?.stop() }
        csandbox_reap_inits()
    }

    /// The layers that every worker so far runs in; nil where there was none.
    public var layers: IsolationLayers? { state.withLock(\.layers) }

    /// Tells whether `shutdown` was called.
    var isShutDown: Bool { state.withLock { $0.isShutDown } || owner?.isShutDown ?? false }

    /// Tells whether a worker serves several scenarios, so that its objects have to be let go.
    var reusesWorkers: Bool { strategy == .reused }

    /// Tells whether a worker serves several scenarios, and lets all of one go when it is told to be as new.
    var resetsWorkers: Bool { strategy == .reset }

    /// Takes an idle worker that still lives, if there is one.
    func takeIdle(memoryBytes: Int, mergesErrors: Bool) -> IdleWorker? {
        while true {
            let entry = state.withLock { state -> IdleWorker? in
                guard
                    let index = state.idle.lastIndex(where: {
                        $0.memoryBytes == memoryBytes && $0.mergesErrors == mergesErrors
                    })
                else {
                    return nil
                }
                let entry = state.idle.remove(at: index)
                state.running[ObjectIdentifier(entry.worker.process)] = entry.worker.process
                return entry
            }
            guard let entry else { return nil }
            if !entry.worker.process.hasEnded { return entry }
            _ = reap(entry.worker.process)
        }
    }

    /// Takes a worker back that may serve again; returns false when it may not.
    func keep(_ idle: IdleWorker) -> Bool {
        let most = Self.maximumReusedBytes + command.grace.memoryBytes
        guard reusesWorkers || resetsWorkers, idle.peakBytes <= most else { return false }
        return state.withLock { state in
            guard !state.isShutDown else { return false }
            state.running.removeValue(forKey: ObjectIdentifier(idle.worker.process))
            state.idle.append(idle)
            return true
        }
    }

    /// Starts a worker whose request pipe holds `hello` already.
    func launch(
        limits: WorkerLimits, cpuMilliseconds: Int, mergesErrors: Bool
    ) throws(SpawnError) -> Worker {
        let requests = try Pipe()
        let answers = try Pipe()
        let log = try Pipe()
        let errors = try Pipe()
        let errorsNumber = mergesErrors ? log.writing.number : errors.writing.number
        let token = String(UInt64.random(in: .min ... .max), radix: 36)
        write(hello: token, to: requests.writing.number)
        let cpuSeconds = WorkerLimits.cpuSeconds(milliseconds: cpuMilliseconds)
        let process: any WorkerProcess
        let order = WorkerServer.Order(
            requests: requests.reading.number, answers: answers.writing.number, log: log.writing.number,
            errors: errorsNumber, cpuSeconds: cpuSeconds, addressSpaceBytes: limits.addressSpaceBytes,
            cpus: cpus)
        if let served = servers?.fork(order) {
            process = served
        } else {
            process = try ProgramStart(
                executable: command.executable, arguments: [command.executable] + command.arguments,
                environment: WorkerCommand.environment, directory: "/",
                descriptors: (
                    -1, log.writing.number, errorsNumber,
                    requests.reading.number, answers.writing.number
                ),
                limits: limits.kernelLimits(cpuSeconds: reusesWorkers || resetsWorkers ? nil : cpuSeconds),
                cpus: UInt32(cpus), measuresMemory: true, threads: limits.threads,
                confinement: confinement
            ).spawn()
        }
        let isLate = state.withLock { state in
            state.running[ObjectIdentifier(process)] = process
            state.layers = state.layers?.intersection(process.layers) ?? process.layers
            return state.isShutDown
        }
        if isLate { process.kill() }
        return Worker(
            process: process,
            channel: WorkerChannel(
                requests: requests.writing, answers: answers.reading, log: log.reading,
                errors: errors.reading),
            token: token)
    }

    /// Kills and reaps a worker's process.
    func reap(_ process: any WorkerProcess) -> ChildProcess.Ending {
        let ending = process.reap()
        state.withLock { _ = $0.running.removeValue(forKey: ObjectIdentifier(process)) }
        return ending
    }

    private func write(hello token: String, to descriptor: Int32) {
        let hello = JSON.members([
            "id": .integer(Int64(Worker.helloID)), "op": "hello",
            "protocol": .integer(Int64(WorkerGreeting.newestProtocol)), "token": .string(token),
            "empty": emptied == 0 ? nil : .integer(Int64(emptied)),
            "mutant": mutant == 0 ? nil : .integer(Int64(mutant)),
        ])
        (hello.utf8 + [UInt8(ascii: "\n")]).withUnsafeBytes { _ = writeOnce(descriptor, $0) }
    }
}

/// A worker that waits for its next scenario.
struct IdleWorker: Sendable {
    var worker: Worker
    var greeting: WorkerGreeting
    /// What it executed when it said hello; nil where that is not known.
    var image: ProcessImage?
    /// The limit that it was started with.
    var memoryBytes: Int
    /// Tells whether its standard error is part of its log.
    var mergesErrors: Bool
    /// Its peak resident size so far.
    var peakBytes: Int
}
