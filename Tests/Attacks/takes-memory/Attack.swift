public class Target {
    public init() {}

    public func attack() {
        var blocks: [[UInt8]] = []
        for _ in 0..<512 { blocks.append([UInt8](repeating: 1, count: 1 << 20)) }
        print(blocks.count)
    }

    public func answer() { print("answered") }
}
