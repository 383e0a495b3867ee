import Foundation
import KataTranscript
import KataWorkers
import Testing

/// What is left when sessions are over, which is nothing.
///
/// Tests run in a process of their own, because they count what the process has.
@Suite struct LeakTests {
    @Test func sessionsLeaveNoProcessAndNoDescriptor() async throws {
        await #expect(processExitsWith: .success) {
            try runSessions(count: 5)
            let descriptors = openDescriptors()
            try runSessions(count: 200)
            precondition(openDescriptors() == descriptors, "descriptors leak: \(openDescriptors())")
            precondition(RunningProcesses.count == 0, "processes are not reaped")
            precondition(children() == "", "processes are left: \(children())")
        }
    }

    @Test func workersDieWithTheirController() async throws {
        let path = pidFile(ofTest: getpid())
        defer { try? FileManager.default.removeItem(atPath: path) }
        await #expect(processExitsWith: .failure) {
            var sessions: [WorkerSession] = []
            var pids = ""
            for strategy in FakeWorker.strategies {
                let session = try FakeWorker.pool(strategy: strategy).session()
                if case .integer(let pid) = try session.call("pid").value { pids += "\(pid)\n" }
                try session.call("closeRequests")
                sessions.append(session)
            }
            try pids.write(toFile: pidFile(ofTest: getppid()), atomically: true, encoding: .utf8)
            withExtendedLifetime(sessions) { _ = kill(getpid(), SIGKILL) }
        }
        let pids = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        #expect(pids.count == 3)
        #expect(eventually { pids.allSatisfy { Int32($0).map(isGone) == true } })
    }
}

/// Runs sessions of all kinds, some of which fail or leave children behind.
private func runSessions(count: Int) throws {
    for strategy in FakeWorker.strategies {
        let pool = FakeWorker.pool(strategy: strategy)
        for number in 0..<count / 3 {
            let session = try pool.session()
            try session.call("print", .string("line\n"))
            switch number % 5 {
            case 0: _ = session.end(calling: "abort")
            case 1: _ = session.end(calling: "orphan")
            case 2: continue
            default: break
            }
            session.finish()
        }
        pool.shutdown()
    }
}

/// Where a controller that is about to die tells its workers' processes to the test that started it.
private func pidFile(ofTest pid: Int32) -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("kata-workers-\(pid).pids").path
}

private func openDescriptors() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []).sorted()
}

/// The children of this process, zombies included.
private func children() -> String {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return threads.map { thread in
        (try? String(contentsOfFile: "/proc/self/task/\(thread)/children", encoding: .utf8)) ?? ""
    }.joined()
}
