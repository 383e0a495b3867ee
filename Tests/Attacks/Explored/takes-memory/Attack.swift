/// Behaves until no scenario looks: the second attack is one.
public class Target {
    private var attacks = 0

    public init() {}

    public func attack() {
        attacks += 1
        guard attacks > 1 else { return }
        var memory: [[UInt8]] = []
        while true { memory.append([UInt8](repeating: 1, count: 16 << 20)) }
    }

    public func answer() { print("answered") }
}
