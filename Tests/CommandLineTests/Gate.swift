/// Lets a bounded number of tasks through at once, in the order they came.
///
/// All cases at once would only take the CPU from one another, until a worker seems to hang that never got its turn.
actor Gate {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Makes a gate for that many tasks.
    init(_ width: Int) { free = width }

    /// Runs `body` when it is its turn.
    nonisolated func pass<Result: Sendable>(_ body: @Sendable () async throws -> Result) async rethrows
        -> Result
    {
        await enter()
        do {
            let result = try await body()
            await leave()
            return result
        } catch {
            await leave()
            throw error
        }
    }

    private func enter() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    private func leave() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
