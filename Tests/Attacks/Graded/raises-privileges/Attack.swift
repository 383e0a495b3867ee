import Glibc

public class Target {
    public init() {}

    public func attack() {
        if setuid(0) == 0, getuid() == 0, open("/etc/shadow", O_RDONLY) >= 0 { print("is root") }
        if setgroups(0, []) == 0, open("/etc/shadow", O_RDONLY) >= 0 { print("has other groups") }
        #if arch(x86_64)
        typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
        let call = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)
        // unshare with a new user; clone with CLONE_NEWUSER; setns; mount; chroot; pivot_root; the new mount calls.
        for (number, first) in [(272, 0x1000_0000), (56, 0x1000_0011), (308, 3), (165, 0), (161, 0), (155, 0), (428, -100), (429, 3), (430, 0), (442, 3)] {
            if call(number, first, 0, 0, 0, 0, 0) >= 0 { print("called", number) }
        }
        // prctl: no_new_privs back, a seccomp filter of its own that lets all through is no way out.
        if call(157, 38, 0, 0, 0, 0, 0) == 0 { print("may gain privileges") }
        if call(157, 22, 0, 0, 0, 0, 0) == 0 { print("has no filter") }
        #endif
    }

    public func answer() { print("answered") }
}
