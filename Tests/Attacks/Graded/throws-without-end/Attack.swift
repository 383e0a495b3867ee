struct Endless: Error, CustomStringConvertible {
    var description: String { while true {} }
}

public class Target {
    public init() {}
    public func attack() throws { throw Endless() }
    public func answer() { print("answered") }
}
