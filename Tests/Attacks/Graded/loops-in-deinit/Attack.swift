import Glibc

final class Loop {
    deinit { while true {} }
}

public class Target {
    public init() {}

    public func attack() {
        _ = Loop()
    }

    public func answer() { print("answered") }
}
