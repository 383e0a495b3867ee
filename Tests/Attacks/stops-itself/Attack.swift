import Glibc

public class Target {
    public init() {}

    public func attack() {
        raise(SIGSTOP)
    }

    public func answer() { print("answered") }
}
