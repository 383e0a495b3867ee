import Glibc

func say(_ text: String) { _ = text.withCString { write(4, $0, strlen($0)) } }

public class Target {
    public init() {}

    public func attack() {
        say("{\"id\":5,\"ok\":\"bye\"}\n")
    }

    public func answer() { print("answered") }
}
