import Glibc

public class Target {
    public init() {}

    public func attack() {
        // In a namespace of its own it has a parent without a number, and is not the first.
        let parent = getppid() == 0 ? 1 : getppid()
        if kill(parent, 0) == 0 { print("signalled the parent") }
        if kill(-1, 0) == 0 { print("signalled all") }
        if kill(1, 0) == 0 { print("signalled init") }
        if setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(parent), 1) == 0 {
            print("slowed the parent")
        }
        typealias Limit = @convention(c) (pid_t, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Int32
        let prlimit = unsafeBitCast(dlsym(nil, "prlimit"), to: Limit.self)
        var limit = rlimit()
        if prlimit(parent, 7, nil, &limit) == 0 { print("read the limits of the parent") }
        if setsid() > 0 { print("left its session") }
        let open = ["/proc/\(parent)/mem", "/proc/\(parent)/environ", "/proc/\(parent)/maps"]
        for path in open where fopen(path, "r") != nil { print("opened", path) }
    }

    public func answer() { print("answered") }
}
