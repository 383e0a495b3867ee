import Glibc

public class Target {
    public init() {}

    public func attack() {
        let names: [(String, Int)] = [
            ("io_uring", 425), ("bpf", 321), ("userfaultfd", 323), ("keyctl", 250), ("memfd", 319),
            ("perf", 298), ("unshare", 272),
            ("ptrace", 101), ("pidfd", 434), ("shmget", 29), ("inotify", 294), ("personality", 135),
            ("clone3", 435),
        ]
        #if arch(x86_64)
        let call = unsafeBitCast(
            dlsym(nil, "syscall"), to: (@convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int).self)
        for (name, number) in names where call(number, 0, 0, 0, 0, 0, 0) >= 0 { print("called", name) }
        #endif
    }

    public func answer() { print("answered") }
}
