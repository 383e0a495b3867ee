import Foundation
import KataTranscript
import KataWorkers

/// The worker of these tests: `Tests/Support/FakeWorker`, built beside the test bundle.
enum FakeWorker {
    /// The program's path.
    static let path: String = {
        let test = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: test).deletingLastPathComponent().appendingPathComponent("FakeWorker")
            .path
    }()

    /// The command of a worker that behaves in a mode.
    static func command(_ mode: String = "") -> WorkerCommand {
        WorkerCommand(path, mode.isEmpty ? [] : [mode])
    }

    /// Makes a pool of fakes.
    static func pool(_ mode: String = "", strategy: WorkerStrategy = .fresh) -> WorkerPool {
        WorkerPool(command(mode), strategy: strategy)
    }

    /// The strategies that a session must behave alike under.
    static let strategies: [WorkerStrategy] = [.fresh, served, .reused]

    /// The fake as a server of itself.
    static let served = WorkerStrategy.served(by: WorkerCommand(path, ["serve"]))
}

extension WorkerSession {
    /// Calls a member of the fake.
    @discardableResult
    func call(_ member: String, _ argument: Value? = nil) throws -> Reply {
        let arguments = argument.map { [Argument(value: $0)] } ?? []
        return try perform(.call(on: .type("Fake"), member: member, arguments: arguments))
    }

    /// Calls a member that ends the session; returns the end, or nil when it answered.
    func end(calling member: String, _ argument: Value? = nil) -> SessionError? {
        do {
            try call(member, argument)
            return nil
        } catch {
            return error as? SessionError
        }
    }
}

extension Reply {
    /// The output as text.
    var text: String { String(decoding: output, as: UTF8.self) }

    /// The answer's value, if it is one.
    var value: Value? { try? result.get().value }
}

extension SessionError {
    /// The output as text.
    var text: String { String(decoding: output, as: UTF8.self) }
}

extension FakeWorker {
    /// Lets a worker do something by itself.
    static func rest(milliseconds: Int) throws { Thread.sleep(forTimeInterval: Double(milliseconds) / 1000) }
}

/// Tells whether a process has ended, reaped or not.
func isGone(_ pid: Int32) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8) else { return true }
    return status.contains(") Z") || status.contains(") X")
}
