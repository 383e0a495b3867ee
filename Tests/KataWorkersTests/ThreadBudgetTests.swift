import Foundation
import KataTranscript
import Testing

@testable import KataWorkers

/// No worker takes the threads of its neighbours, or of the machine.
@Suite struct ThreadBudgetTests {
    @Test(
        .enabled(if: Machine.has(.systemCalls), "the kernel has no seccomp filters"),
        arguments: [IsolationLevel.basic, .standard, .strong])
    func aWorkerHasAsManyThreadsAsItMay(_ level: IsolationLevel) throws {
        guard level <= (try MachineIsolation()).level else { return }
        try takeTooManyThreads(at: level)
    }

    @Test(.enabled(if: Machine.has([.systemCalls, .files]), "the machine isolates at 'basic'"))
    func aContainerCountsThreadsToo() async {
        await #expect(processExitsWith: .success) {
            Surroundings.loseCapabilities()
            Surroundings.forbidNamespaces()
            try takeTooManyThreads(at: .standard)
        }
    }

    @Test(.enabled(if: Machine.has([.systemCalls, .files]), "the machine isolates at 'basic'"))
    func aPlainUserCountsThreadsToo() async {
        await #expect(processExitsWith: .success) {
            Surroundings.becomePlainUser()
            Surroundings.forbidNamespaces()
            try takeTooManyThreads(at: .standard)
        }
    }

    @Test func theBudgetIsAShareOfWhatThereIs() {
        var machine = MachineResources.needed
        machine.tasks = 1000
        #expect(machine.threadsOfWorker(jobs: 1) == 256)
        #expect(machine.threadsOfWorker(jobs: 4) == 230)
        #expect(machine.threadsOfWorker(jobs: 10) == 82)
        machine.tasks = .max
        #expect(machine.threadsOfWorker(jobs: 64) == 256)
    }

    @Test func whatIsShortIsSaid() {
        #expect(MachineResources.needed.shortage(jobs: 1) == nil)
        var machine = MachineResources.needed
        machine.tasks = 100
        #expect(
            machine.shortage(jobs: 4)
                == "only 100 more processes and threads can be started, and 192 are needed"
                + " (ulimit -u, pids.max); '-j 2' would do")
        machine.tasks = 5
        #expect(
            machine.shortage(jobs: 1)
                == "only 5 more processes and threads can be started, and 48 are needed (ulimit -u, pids.max)"
        )
        machine = .needed
        machine.memoryBytes = 30 << 20
        #expect(
            machine.shortage(jobs: 1)
                == "memory of all processes is limited to 30 MiB, and 512 MiB are needed (memory.max)")
        machine = .needed
        machine.fileBytes = 1 << 20
        #expect(machine.shortage(jobs: 1)?.contains("ulimit -f") == true)
        machine = .needed
        machine.addressSpaceBytes = 1 << 30
        #expect(machine.shortage(jobs: 1)?.contains("ulimit -v") == true)
        machine = .needed
        machine.openFiles = 64
        #expect(machine.shortage(jobs: 1)?.contains("ulimit -n") == true)
        machine = .needed
        machine.cpuSeconds = 10
        #expect(machine.shortage(jobs: 1)?.contains("ulimit -t") == true)
    }

    @Test func thisMachineIsReadWithoutContradiction() {
        let machine = MachineResources()
        #expect(machine.tasks > 0)
        #expect(machine.memoryBytes > 64 << 20)
    }
}

/// Lets a worker take more threads than it may have, and its neighbour a few.
///
/// One that asks from several threads at once could get twice as many; this asks from one.
private func takeTooManyThreads(at level: IsolationLevel) throws {
    let pool = WorkerPool(FakeWorker.command(), confinement: Confinement(.worker, minimum: level))
    defer { pool.shutdown() }
    let limits = WorkerLimits(threads: 40)
    let greedy = try pool.session(limits: limits)
    let honest = try pool.session(limits: limits)
    let taken = try greedy.call("threads", .integer(200)).value
    precondition(taken == .integer(39), "\(String(describing: taken))")
    let left = try honest.call("threads", .integer(20)).value
    precondition(left == .integer(20), "\(String(describing: left))")
}
