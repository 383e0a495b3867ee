import Glibc

public class Target {
    public init() {}

    public func attack() { close(3) }

    public func answer() { print("answered") }
}
