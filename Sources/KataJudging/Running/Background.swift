import KataSystem

/// Work beside the command that runs.
public enum Background {
    /// Runs `body` on a thread of its own, which is not waited for.
    public static func run(_ body: @escaping @Sendable () -> Void) { detachThread(body) }
}
