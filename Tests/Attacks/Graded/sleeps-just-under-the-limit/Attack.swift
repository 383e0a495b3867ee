import Glibc

public class Target {
    public init() {}

    public func attack() {
        // Waiting is no CPU time; there is a limit for it, and this is below.
        usleep(1_200_000)
    }

    public func answer() { print("answered") }
}
