import Synchronization

/// A switch that ends running programs from another thread.
public final class Cancellation: Sendable {
    private struct State: ~Copyable, Sendable {
        var isCancelled = false
        var children: [ChildProcess] = []
    }

    private let state = Mutex(State())

    /// Makes a switch that is off.
    public init() {}

    /// Tells whether `cancel` was called.
    public var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Kills the programs that run under this switch; later ones are killed as they start.
    public func cancel() {
        let children = state.withLock { state in
            state.isCancelled = true
            return state.children
        }
        for child in children { child.kill() }
    }

    /// Binds a child to the switch.
    func add(_ child: ChildProcess) {
        let isLate = state.withLock { state in
            state.children.append(child)
            return state.isCancelled
        }
        if isLate { child.kill() }
    }

    /// Lets a child go that has ended.
    func remove(_ child: ChildProcess) {
        state.withLock { $0.children.removeAll { $0 === child } }
    }
}
