import Glibc

public class Target {
    public init() {}

    public func attack() {
        sleep(60)
    }

    public func answer() { print("answered") }
}
