import Glibc

public class Target {
    public init() {}

    public func attack() {
        for id in 1..<9 {
            let line = "{\"id\":\(id),\"ok\":null,\"void\":true}\n"
            line.withCString { _ = write(4, $0, strlen($0)) }
        }
    }

    public func answer() { print("answered") }
}
