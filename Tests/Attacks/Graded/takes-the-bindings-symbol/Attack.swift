@_cdecl("kata_solution_bindings")
public func bindings() {}

public class Target {
    public init() {}

    public func attack() {}

    public func answer() { print("answered") }
}
