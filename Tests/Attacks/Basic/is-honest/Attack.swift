/// No attack.
public class Target {
    public init() {}

    public func attack() {}

    public func answer() { print("answered") }
}
