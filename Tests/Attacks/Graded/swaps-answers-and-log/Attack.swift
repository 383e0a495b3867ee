import Glibc

public class Target {
    public init() {}

    public func attack() {
        dup2(4, 100)
        dup2(1, 4)
        dup2(100, 1)
    }

    public func answer() { print("answered") }
}
