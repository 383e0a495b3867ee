struct Huge { var bytes: InlineArray<8_000_000_000_000, UInt8> = .init(repeating: 0) }

public class Target {
    public init() {}

    public func attack() {
        print(MemoryLayout<Huge>.size)
    }

    public func answer() { print("answered") }
}
