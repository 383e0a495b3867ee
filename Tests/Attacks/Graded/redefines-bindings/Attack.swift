public struct __KataBindings {}
public func __kataBindings() {}
public protocol Bindings {}
enum KataRuntime {}
enum Solution {}
enum Swift {}
struct Int {}
struct String {}
struct Call {}
struct Value {}
func kataMain() {}

public class Target {
    public init() {}

    public func attack() {}

    public func answer() { Swift::print("answered") }
}
