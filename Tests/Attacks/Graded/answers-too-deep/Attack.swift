import Glibc

func say(_ text: String) { _ = text.withCString { write(4, $0, strlen($0)) } }

public class Target {
    public init() {}

    public func attack() {
        say(String(repeating: "[", count: 1_000_000) + "\n")
    }

    public func answer() { print("answered") }
}
