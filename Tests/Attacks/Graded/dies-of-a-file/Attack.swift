import Glibc

public class Target {
    public init() {}

    public func attack() {
        // No file can be written, so it only claims that one grew too large.
        raise(SIGXFSZ)
    }

    public func answer() { print("answered") }
}
