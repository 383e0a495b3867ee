import Glibc

public class Target {
    public init() {}

    public func attack() {
        for _ in 0..<100_000 where open("/dev/null", O_RDONLY) < 0 { break }
    }

    public func answer() { print("answered") }
}
