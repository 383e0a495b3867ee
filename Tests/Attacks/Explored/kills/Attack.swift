import Foundation

/// Behaves until no scenario looks: the second attack would kill all around it, which nothing lets it.
public class Target {
    private var attacks = 0

    public init() {}

    public func attack() {
        attacks += 1
        guard attacks > 1 else { return }
        kill(getppid(), SIGKILL)
        kill(0, SIGKILL)
    }

    public func answer() { print("answered") }
}
