import Glibc

public class Target {
    public init() {}

    public func attack() {
        #if arch(x86_64)
        typealias Call = @convention(c) (Int, Int) -> Int
        let call = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)
        // sync, and syncfs of the answers' own file system.
        if call(162, 0) == 0 { print("synced") }
        if call(306, 4) == 0 { print("synced a file system") }
        #endif
    }

    public func answer() { print("answered") }
}
