import Glibc

public class Target {
    public init() {}

    public func attack() {
        let part = [UInt8](repeating: 0x78, count: 1 << 16)
        for _ in 0..<1000 { write(1, part, part.count) }
    }

    public func answer() { print("answered") }
}
