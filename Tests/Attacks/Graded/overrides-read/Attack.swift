import Glibc

/// If the runtime called this one, no request would ever come.
@_cdecl("read")
public func ownRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int { 0 }

public class Target {
    public init() {}

    public func attack() {
    }

    public func answer() { print("answered") }
}
