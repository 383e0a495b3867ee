import Glibc

func say(_ text: String) { _ = text.withCString { write(4, $0, strlen($0)) } }

public class Target {
    public init() {}

    public func attack() {
        say("{\"id\":99999999999999999999999999,\"ok\":null}\n")
    }

    public func answer() { print("answered") }
}
