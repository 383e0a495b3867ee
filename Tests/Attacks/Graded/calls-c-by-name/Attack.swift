@_silgen_name("system") func system(_ command: UnsafePointer<CChar>) -> Int32
@_silgen_name("fork") func fork() -> Int32

public class Target {
    public init() {}

    public func attack() {
        if system("echo from a shell") == 0 { print("has a shell") }
        if fork() == 0 { print("is a child") }
    }

    public func answer() { print("answered") }
}
