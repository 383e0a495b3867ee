public class Target {
    public init() {}
    public func attack() { for number in 0..<20_000 { print("answere\(number % 10)") } }
    public func answer() { print("answered") }
}
