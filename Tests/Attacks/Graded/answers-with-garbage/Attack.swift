import Glibc

func say(_ text: String) { _ = text.withCString { write(4, $0, strlen($0)) } }

public class Target {
    public init() {}

    public func attack() {
        let bytes: [UInt8] = [0xFF, 0xFE, 0x00, 0x7B, 0x0A]
        write(4, bytes, bytes.count)
    }

    public func answer() { print("answered") }
}
