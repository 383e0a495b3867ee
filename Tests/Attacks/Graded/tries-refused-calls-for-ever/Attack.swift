import Glibc

public class Target {
    public init() {}

    public func attack() {
        // Each refused call is told to the grader, which has other things to do.
        while true { _ = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) }
    }

    public func answer() { print("answered") }
}
