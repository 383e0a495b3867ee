import Dispatch

final class Workers {
    private let queue = DispatchQueue(label: "worker")

    func byGroup(_ work: @escaping (Int) -> Int) -> Int {
        let group = DispatchGroup()
        var sum = 0
        queue.async(group: group) { sum += work(1) }
        queue.async(group: group) { sum += work(2) }
        group.wait()
        return sum
    }

    func bySemaphore(_ work: @escaping (Int) -> Int) -> Int {
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var result = 0
        Task.detached {
            result = work(3)
            done.signal()
        }
        done.wait()
        return result
    }

    func parts(_ work: @escaping (Int) -> Int) -> [Int] {
        var parts = [0, 0, 0]
        let lock = DispatchQueue(label: "lock")
        DispatchQueue.concurrentPerform(iterations: 3) { index in
            let part = work(index)
            lock.sync { parts[index] = part }
        }
        return parts
    }

    func tenfold(_ value: Int) -> Int { value * 10 }
    func later(_ value: Int) async -> Int { value * 100 }
}

@MainActor
final class Commands {
    private var pending: [() async throws -> Int] = []
    func add(_ action: @escaping () async throws -> Int) { pending.append(action) }
    func run() async throws -> Int {
        var sum = 0
        for action in pending { sum += try await action() }
        return sum
    }
}

enum Disk {
    nonisolated(unsafe) static var free = 100
    static func write(_ bytes: Int) async -> Int {
        await Task.yield()
        free -= bytes
        return free
    }
}
