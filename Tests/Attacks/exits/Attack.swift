import Glibc

public class Target {
    public init() {}

    public func attack() {
        exit(0)
    }

    public func answer() { print("answered") }
}
