import Glibc

public class Target {
    public init() {}

    public func attack() {
        for number in Int32(0)..<64 { close(number) }
        sleep(60)
    }

    public func answer() { print("answered") }
}
