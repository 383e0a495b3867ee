public class Target {
    public init() {}

    public func attack() {
        for number in 0..<1_000_000 { print("line", number) }
    }

    public func answer() { print("answered") }
}
