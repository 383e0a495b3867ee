@_cdecl("main")
public func other(_ count: Int32, _ words: UnsafeRawPointer) -> Int32 { 0 }

public class Target {
    public init() {}

    public func attack() {

    }

    public func answer() { print("answered") }
}
