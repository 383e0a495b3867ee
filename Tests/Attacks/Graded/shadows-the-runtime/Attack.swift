import Glibc

public class Worker {}
public class Session {}
public struct Call {}
public enum Value {}
public struct RefusalError: Error {}
public protocol Bindings {}
public class KataRuntime { public class Call {} }
public enum KataBindings {}
public enum Solution {}
public func == (left: Any, right: Any) -> Bool { true }
public func === (left: AnyObject?, right: AnyObject?) -> Bool { true }
public func type(of value: Any) -> Any.Type { Int.self }
extension Int: @retroactive Error {}
extension String { public var utf8: [UInt8] { [] } }

public class Target {
    public init() {}

    public func attack() {
    }

    public func answer() { print("answered") }
}
