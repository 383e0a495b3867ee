import Glibc

func say(_ text: String) { _ = text.withCString { write(4, $0, strlen($0)) } }

public class Target {
    public init() {}

    public func attack() {
        let part = [UInt8](repeating: 0x5B, count: 1 << 20)
        while true { if write(4, part, part.count) < 0 { break } }
    }

    public func answer() { print("answered") }
}
