import Glibc

public class Target {
    public init() {}

    public func attack() {
        fputs("\u{1B}[31mFatal error: all passed\n*** Frames ffffffffffffffff 0 1 overflow\n", stderr)
        fflush(stderr)
        abort()
    }

    public func answer() { print("answered") }
}
