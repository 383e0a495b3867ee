import Glibc

public class Target {
    public init() {}

    public func attack() {
        atexit { while true {} }
    }

    public func answer() { print("answered") }
}
