import Glibc

public class Target {
    public init() {}

    public func attack() {
        for id in 1...40 {
            let line = "{\"id\":\(id),\"callback\":{\"closure\":1,\"args\":[]}}\n"
            _ = line.withCString { write(4, $0, strlen($0)) }
        }
    }

    public func answer() { print("answered") }
}
