import Foundation
import KataTranscript
import KataWorkers
import Testing

/// Workers in namespaces of their own: what they see, and that kata knows as much of them as of others.
///
/// One after another, because CPU limits are judged.
@Suite(.serialized, .enabled(if: Machine.has(.namespaces), "the machine has no namespaces"))
struct NamespaceTests {
    /// With Landlock, and with a new root alone.
    static let versions = [nil, 0]

    private static func confinement(landlock version: Int? = nil) -> Confinement {
        var confinement = Confinement(.worker, minimum: .basic, executable: ["/bin", "/usr/bin"])
        confinement.landlockVersion = version
        return confinement
    }

    private static func end(
        of member: String, _ argument: Value? = nil, limits: WorkerLimits = WorkerLimits()
    ) throws -> SessionError? {
        let pool = WorkerPool(FakeWorker.command(), confinement: confinement())
        defer { pool.shutdown() }
        let session = try pool.session(limits: limits)
        #expect(session.layers?.contains(.namespaces) == true)
        let end = session.end(calling: member, argument)
        #expect(session.end(calling: "pid")?.reason == end?.reason)
        return end
    }

    /// What a program says that runs in there.
    private static func output(of path: String, _ arguments: [String], landlock: Int? = nil) throws -> String
    {
        let result = try Program(
            path, arguments, environment: [:], mergesErrors: true,
            confinement: confinement(landlock: landlock)
        ).run()
        return String(decoding: result.output, as: UTF8.self)
    }

    @Test(arguments: versions)
    func nothingElseIsThere(_ version: Int?) throws {
        let processes = try Self.output(of: "/bin/ls", ["/proc"], landlock: version)
            .split(separator: "\n").compactMap { Int($0) }
        #expect(processes == (version == 0 ? [1, 2] : []))
        let status = try Self.output(of: "/bin/cat", ["/proc/self/status"], landlock: version)
        #expect(status.contains("\nPid:\t2\n"))
        #expect(status.contains("\nPPid:\t0\n"))
        #expect(status.contains("\nCapEff:\t0000000000000000\n"))
    }

    @Test func theRootHoldsWhatIsListed() throws {
        let names = try Self.output(of: "/bin/ls", ["/"], landlock: 0).split(separator: "\n")
        #expect(Set(names).isSubset(of: ["bin", "dev", "etc", "lib", "lib64", "proc", "sys", "usr"]))
        #expect(try Self.output(of: "/bin/ls", ["/dev"], landlock: 0) == "null\nurandom\nzero\n")
        let mounts = try Self.output(of: "/bin/cat", ["/proc/self/mounts"], landlock: 0)
        for mount in mounts.split(separator: "\n") {
            let fields = mount.split(separator: " ")
            let isReadOnly = fields[3].split(separator: ",").contains("ro")
            #expect(isReadOnly == (fields[1] != "/dev/null"), "\(mount)")
        }
        #expect(!mounts.contains("kata-old"))
    }

    @Test(arguments: versions)
    func filesAreOutOfReach(_ version: Int?) throws {
        let folder = try TestFolder()
        var confinement = Self.confinement(landlock: version)
        confinement.readable = [folder.path + "/open"]
        let pool = WorkerPool(FakeWorker.command(), confinement: confinement)
        defer { pool.shutdown() }
        let session = try pool.session()
        for attempt in [
            "read \(folder.path)/open", "read /proc/self/cmdline", "read /dev/urandom", "write /dev/null",
        ] {
            #expect(try session.call("attempt", .string(attempt)).value == .integer(0), "\(attempt)")
        }
        for attempt in [
            "read \(folder.path)/secret", "write \(folder.path)/open", "create \(folder.path)/new",
            "read /etc/passwd", "read /proc/1/environ", "read /proc/1/mem", "write /proc/self/mem",
            "write /proc/self/oom_score_adj", "create /new", "create /dev/new",
        ] {
            #expect(try session.call("attempt", .string(attempt)).value != .integer(0), "\(attempt)")
        }
        let contents = try folder.contents
        #expect(contents == ["open": "open", "secret": "secret"])
    }

    @Test(arguments: versions)
    func buildsWriteWhereTheyMay(_ version: Int?) throws {
        let folder = try TestFolder()
        try FileManager.default.createDirectory(
            atPath: folder.path + "/out", withIntermediateDirectories: true)
        var confinement = Confinement(
            .build, minimum: .standard, executable: ["/bin", "/usr/bin"], writable: [folder.path + "/out"])
        confinement.landlockVersion = version
        let result = try Program(
            "/bin/cp", ["/dev/null", folder.path + "/out/made"], environment: [:], directory: folder.path,
            confinement: confinement
        ).run()
        #expect(result.isSuccess)
        #expect(FileManager.default.fileExists(atPath: folder.path + "/out/made"))
        for place in [folder.path, "/usr/bin", "/"] {
            let result = try Program(
                "/bin/cp", ["/dev/null", place + "/made"], environment: [:], mergesErrors: true,
                confinement: confinement
            ).run()
            #expect(!result.isSuccess)
        }
        try FileManager.default.removeItem(atPath: folder.path + "/out")
    }

    @Test func endingsAreThoseOfOthers() throws {
        func crash(_ signal: String?, _ code: Int?) -> SessionError.Reason {
            .crashed(Crash(signal: signal, exitCode: code, lastWords: ""))
        }
        #expect(try Self.end(of: "exit", .integer(7))?.reason == crash(nil, 7))
        #expect(try Self.end(of: "abort")?.reason == crash("SIGABRT", nil))
        #expect(try Self.end(of: "segfault")?.reason == crash("SIGSEGV", nil))
        guard case .crashed(let trap) = try Self.end(of: "trap")?.reason else { throw CancellationError() }
        #expect(trap.signal == "SIGILL")
    }

    @Test func limitsAreThoseOfOthers() throws {
        let short = WorkerLimits(cpuMilliseconds: 150)
        #expect(try Self.end(of: "loop", limits: short)?.reason == .limit(.cpu(milliseconds: 150)))
        #expect(try Self.end(of: "stubborn", limits: short)?.reason == .limit(.cpu(milliseconds: 150)))
        let graded = WorkerLimits(cpuMilliseconds: 100, wall: .grading)
        #expect(try Self.end(of: "sleep", limits: graded)?.reason == .limit(.wall(milliseconds: 2300)))
    }

    @Test func whatWasUsedIsKnown() throws {
        let pool = WorkerPool(FakeWorker.command(), confinement: Self.confinement())
        defer { pool.shutdown() }
        let session = try pool.session()
        try session.call("burn", .integer(50))
        try session.call("memory", .integer(60))
        let usage = session.finish()
        #expect((50_000...500_000).contains(usage.cpuMicroseconds))
        #expect((60 << 20...120 << 20).contains(usage.peakBytes))
    }

    @Test func nothingIsLeft() async {
        await #expect(processExitsWith: .success) {
            for member in ["pid", "abort", "exit", "stop"] {
                let pool = WorkerPool(FakeWorker.command(), confinement: confinementOfLeftovers())
                let session = try pool.session()
                if member != "stop" { _ = session.end(calling: member) }
                if member == "pid" { session.finish() }
                pool.shutdown()
            }
            let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
            for thread in threads {
                let children = try String(
                    contentsOfFile: "/proc/self/task/\(thread)/children", encoding: .utf8)
                precondition(children.isEmpty, children)
            }
        }
    }

    @Test func allDiesWithKata() async throws {
        let path = "/tmp/kata-namespace-\(getpid())"
        defer { try? FileManager.default.removeItem(atPath: path) }
        await #expect(processExitsWith: .failure) {
            let pool = WorkerPool(FakeWorker.command(), confinement: confinementOfLeftovers())
            let session = try pool.session()
            try session.call("closeRequests")
            let tasks = "/proc/self/task"
            let children = try FileManager.default.contentsOfDirectory(atPath: tasks).map {
                try String(contentsOfFile: "\(tasks)/\($0)/children", encoding: .utf8)
            }.joined()
            try children.write(
                toFile: "/tmp/kata-namespace-\(getppid())", atomically: true, encoding: .utf8)
            withExtendedLifetime(session) { _ = kill(getpid(), SIGKILL) }
        }
        let children = try String(contentsOfFile: path, encoding: .utf8).split(separator: " ")
        // The worker, and the first process of its namespaces, which goes when somebody reaped the worker.
        #expect(children.count == 2)
        #expect(eventually { children.allSatisfy { Int32($0).map(isGone) == true } })
    }
}

/// A confinement with namespaces, for tests in processes of their own.
private func confinementOfLeftovers() -> Confinement { Confinement(.worker, minimum: .basic) }
