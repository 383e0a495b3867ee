import Glibc

public class Target {
    public init() {}

    public func attack() {
        let parent = getppid() == 0 ? 1 : getppid()
        for name in ["mem", "environ", "maps", "fd", "fd/0", "fd/1", "cwd", "root", "exe", "task", "fdinfo/3", "syscall", "stack", "auxv", "map_files", "pagemap", "io", "clear_refs", "ns/net"] {
            let file = open("/proc/\(parent)/\(name)", O_RDONLY)
            // The list of threads tells numbers only.
            if file >= 0, name != "task" { print("opened", name) }
        }
        var path = [CChar](repeating: 0, count: 4096)
        for name in ["cwd", "root", "exe", "fd/0", "fd/1", "fd/2"] {
            if readlink("/proc/\(parent)/\(name)", &path, 4095) > 0 { print("followed", name) }
        }
        for name in ["oom_score_adj", "oom_adj", "comm", "coredump_filter", "autogroup", "sched", "timens_offsets"] {
            for number in [parent, getpid()] where open("/proc/\(number)/\(name)", O_WRONLY) >= 0 { print("may write", name) }
        }
    }

    public func answer() { print("answered") }
}
