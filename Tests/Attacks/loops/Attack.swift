public class Target {
    public init() {}

    public func attack() {
        while true {}
    }

    public func answer() { print("answered") }
}
