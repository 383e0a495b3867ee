import Glibc

public class Target {
    public init() {}

    public func attack() {
        signal(SIGXCPU) { _ in }
        var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
        setrlimit(__rlimit_resource_t(0), &limit)
        while true {}
    }

    public func answer() { print("answered") }
}
