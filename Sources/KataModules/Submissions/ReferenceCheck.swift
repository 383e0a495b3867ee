import Synchronization

/// What shows that the machine builds: a build that succeeded, and began after the one that failed.
///
/// Builds are numbered as they begin, so nothing of it depends on a clock.
final class ReferenceCheck: Sendable {
    private struct State {
        var begun = 0
        var latestSuccess = 0
    }

    private let state = Mutex(State())
    /// Held while a reference is built, so that one build of it answers all who wait.
    private let turn = Mutex(())

    /// Returns the number of a build that begins now.
    func begin() -> Int {
        state.withLock { state in
            state.begun += 1
            return state.begun
        }
    }

    /// Remembers that a build succeeded.
    func note(success number: Int) {
        state.withLock { $0.latestSuccess = max($0.latestSuccess, number) }
    }

    /// Returns when a build that began after `number` has succeeded; where none has, `build` has to.
    func require(
        after number: Int, build: () throws(BuildError) -> Void
    ) throws(BuildError) {
        let result: Result<Void, BuildError> = turn.withLock { _ in
            if state.withLock({ $0.latestSuccess > number }) { return .success(()) }
            let own = begin()
            do throws(BuildError) {
                try build()
            } catch {
                return .failure(error)
            }
            note(success: own)
            return .success(())
        }
        try result.get()
    }
}
