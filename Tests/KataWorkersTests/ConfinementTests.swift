import Foundation
import KataTranscript
import KataWorkers
import Testing

/// What a confined worker may not do, each attempt with the error that it gets; and what it may.
///
/// Layers that this machine lacks are left out with the reason.
@Suite struct ConfinementTests {
    private static let hasSystemCalls = Machine.has(.systemCalls)
    private static let hasFiles = Machine.has(.files)

    /// Versions of Landlock that this machine can play: with its own, and the oldest.
    private static let versions = [nil, 1, 2, 3, 4, 5, 6].filter { $0 ?? 1 <= Machine.landlockVersion }

    private func worker(
        _ strategy: WorkerStrategy = .fresh, landlock version: Int? = nil, readable: [String] = [],
        _ body: (WorkerSession) throws -> Void
    ) throws {
        var confinement = Confinement(.worker, readable: readable)
        confinement.landlockVersion = version
        let pool = WorkerPool(FakeWorker.command(), strategy: strategy, confinement: confinement)
        defer { pool.shutdown() }
        try body(try pool.session())
    }

    /// Expects an attempt to end with this errno; 0 stands for success.
    private func expect(
        _ attempt: String, _ error: Int32, _ session: WorkerSession,
        at location: SourceLocation = #_sourceLocation
    ) throws {
        let seen = try session.call("attempt", .string(attempt)).value
        #expect(seen == .integer(Int64(error)), "\(attempt)", sourceLocation: location)
    }

    @Test(
        .enabled(if: hasSystemCalls, "the kernel has no seccomp filters"), arguments: FakeWorker.strategies)
    func otherProcessesAreOutOfReach(_ strategy: WorkerStrategy) throws {
        try worker(strategy) { session in
            for attempt in [
                "fork", "vfork", "kill", "killAll", "tkill", "pidfd", "ptrace", "limits", "affinity", "nice",
                "session", "outlive",
            ] {
                try expect(attempt, EPERM, session)
            }
            try expect("clone3", ENOSYS, session)
            for attempt in ["killSelf", "tgkillSelf", "ownLimits"] { try expect(attempt, 0, session) }
        }
    }

    @Test(
        .enabled(if: hasSystemCalls, "the kernel has no seccomp filters"), arguments: FakeWorker.strategies)
    func theKernelsFarCornersAreClosed(_ strategy: WorkerStrategy) throws {
        try worker(strategy) { session in
            for attempt in ["socket", "unixSocket", "uring", "memfd", "keyctl", "namespace", "type"] {
                try expect(attempt, EPERM, session)
            }
            try expect("openat2", ENOSYS, session)
            try expect("setuid", EPERM, session)
        }
    }

    @Test(
        .enabled(if: hasSystemCalls, "the kernel has no seccomp filters"), arguments: FakeWorker.strategies)
    func whatTheMachineHasOnceIsNotTaken(_ strategy: WorkerStrategy) throws {
        try worker(strategy) { session in
            for attempt in [
                "asyncRequests", "asyncSubmit", "timer", "handle", "queue", "sharedMemory", "semaphores",
                "watch",
                "faults", "counters", "lease", "pipeSize",
            ] {
                try expect(attempt, EPERM, session)
            }
        }
    }

    @Test(
        .enabled(if: hasSystemCalls, "the kernel has no seccomp filters"), arguments: FakeWorker.strategies)
    func whatOthersReadAndWaitForIsNotTold(_ strategy: WorkerStrategy) throws {
        try worker(strategy) { session in
            for attempt in [
                "advise", "ahead", "resident", "readIfResident", "cacheFacts", "pageOut", "wakeShared",
                "wakeSharedByClock", "hint", "seeLocks",
            ] {
                try expect(attempt, EPERM, session)
            }
            try expect("wakeNewly", ENOSYS, session)
            for attempt in ["adviseOwn", "wakeOwn"] { try expect(attempt, 0, session) }
        }
    }

    @Test(.enabled(if: hasFiles, "the kernel has no Landlock"), arguments: versions)
    func onlyListedFilesAreThere(_ version: Int?) throws {
        let folder = try TestFolder()
        try worker(landlock: version, readable: [folder.path + "/open"]) { session in
            let secret = folder.path + "/secret"
            let open = folder.path + "/open"
            try expect("read \(open)", 0, session)
            try expect("read /dev/urandom", 0, session)
            try expect("read /proc/self/cmdline", 0, session)
            try expect("write /dev/null", 0, session)
            for path in [secret, "/etc/passwd", "/proc/1/environ", "/bin/sh"] {
                try expect("read \(path)", EACCES, session)
            }
            try expect("create \(folder.path)/new", EACCES, session)
            try expect("unlink \(secret)", EACCES, session)
            try expect("write \(open)", EACCES, session)
            try expect("write /proc/self/mem", EACCES, session)
            try expect("exec", EACCES, session)
        }
        #expect(try folder.contents == ["open": "open", "secret": "secret"])
    }

    @Test(.enabled(if: hasFiles && hasSystemCalls, "a layer is missing"), arguments: versions)
    func nothingIsEmptiedOrChanged(_ version: Int?) throws {
        let folder = try TestFolder()
        try worker(landlock: version, readable: [folder.path + "/open"]) { session in
            for attempt in ["truncate", "emptyReadable", "emptyNameless", "chmod", "touch", "attribute"] {
                try expect("\(attempt) \(folder.path)/open", EPERM, session)
                try expect("\(attempt) \(folder.path)/secret", EPERM, session)
            }
            try expect("lock", EPERM, session)
        }
        #expect(try folder.contents == ["open": "open", "secret": "secret"])
    }

    @Test func aLevelThatTheMachineLacksIsRefused() throws {
        for absent in [IsolationLayers.files, .systemCalls] {
            var confinement = Confinement(.worker, minimum: .standard)
            confinement.absent = absent
            let program = Program("/bin/true", environment: [:], confinement: confinement)
            #expect(throws: SpawnError(step: .level, path: "/bin/true", errorNumber: ENOTSUP)) {
                try program.run()
            }
        }
    }

    @Test(arguments: [IsolationLevel.basic, .standard])
    func theLevelIsThatOfTheLayers(_ level: IsolationLevel) throws {
        var confinement = Confinement(.worker)
        confinement.absent = level == .basic ? [.files, .user] : .user
        let machine = try MachineIsolation(of: confinement)
        #expect(machine.level == level)
        let pool = WorkerPool(FakeWorker.command(), confinement: confinement)
        defer { pool.shutdown() }
        #expect(try pool.session().layers == machine.layers)
    }

    @Test(.enabled(if: Machine.has(.user), "kata does not run as root"))
    func rootBecomesNobody() throws {
        let status = Program(
            "/bin/cat", ["/proc/self/status"], environment: [:], confinement: Confinement(.worker))
        let text = String(decoding: try status.run().output, as: UTF8.self)
        #expect(text.contains("Uid:\t65531\t65531\t65531\t65531"))
        #expect(text.contains("CapEff:\t0000000000000000"))
        #expect(text.contains("NoNewPrivs:\t1"))
    }
}
