public class Target {
    public init() {}
    public func attack() {}
    public func answer() { print("answered") }
}

#error("[2J]0;owned")
