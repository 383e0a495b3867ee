import Glibc

public class Target {
    public init() {}

    public func attack() {
        signal(SIGILL) { _ in
            write(1, "answered\n", 9)
            _exit(0)
        }
        let none: [Int] = []
        print(none[none.count])
    }

    public func answer() { print("answered") }
}
