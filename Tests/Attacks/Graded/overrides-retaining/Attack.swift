import Glibc

/// What is let go, but was never held, is freed too early.
@_cdecl("swift_retain")
public func ownRetain(_ object: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? { object }

public class Target {
    public init() {}

    public func attack() {
    }

    public func answer() { print("answered") }
}
