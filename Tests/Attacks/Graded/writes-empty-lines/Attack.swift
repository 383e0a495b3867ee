import Glibc

public class Target {
    public init() {}

    public func attack() {
        // As many lines as the limit of output allows, a byte each.
        let lines = [UInt8](repeating: 0x0A, count: 200 << 10)
        write(1, lines, lines.count)
    }

    public func answer() { print("answered") }
}
