import Glibc

public class Target {
    public init() {}

    public func attack() {
        atexit {
            write(1, "answered\n", 9)
            _exit(0)
        }
        exit(1)
    }

    public func answer() { print("answered") }
}
