import Glibc

/// Asks for more than it was given, and then takes it.
public class Target {
    public init() {}

    public func attack() {
        for kind in 0..<16 as Range<Int32> {
            var limit = rlimit(rlim_cur: .max, rlim_max: .max)
            setrlimit(__rlimit_resource_t(UInt32(kind)), &limit)
        }
        var kept: [[UInt8]] = []
        for _ in 0..<64 { kept.append([UInt8](repeating: 1, count: 16 << 20)) }
        print(kept.count)
    }

    public func answer() { print("answered") }
}
