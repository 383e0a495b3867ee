import Glibc

func say(_ text: String) { _ = text.withCString { write(4, $0, strlen($0)) } }

public class Target {
    public init() {}

    public func attack() {
        let list = String(repeating: "0,", count: 3_000_000)
        say("{\"id\":3,\"ok\":[" + list + "0]}\n")
    }

    public func answer() { print("answered") }
}
