import Glibc

public class Target {
    public init() {}

    public func attack() {
        for number in 1..<Int32(32) { signal(number, SIG_IGN) }
        while true {}
    }

    public func answer() { print("answered") }
}
