public class Target {
    public init() {}
    public func attack() { print("e" + String(repeating: "\u{301}", count: 120_000)) }
    public func answer() { print("answered") }
}
