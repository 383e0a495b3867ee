import Glibc

typealias Call = @convention(c) (Int, Int) -> Int

public class Target {
    public init() {}

    /// Ends the thread that answers; another one keeps the process, and its descriptors, alive.
    public func attack() {
        var thread = pthread_t()
        pthread_create(&thread, nil, { _ in while true { usleep(1000) } }, nil)
        #if arch(x86_64)
        let exit = 60
        #else
        let exit = 93
        #endif
        _ = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)(exit, 0)
    }

    public func answer() { print("answered") }
}
