/// What is asked of an attacker: it may attack, and then it should answer.
public class Target {
    public init() {}
    public func attack() {}
    public func answer() { print("answered") }
}
