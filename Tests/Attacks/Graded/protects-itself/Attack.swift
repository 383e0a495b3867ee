import Glibc

public class Target {
    public init() {}

    public func attack() {
        let wishes = [
            "oom_score_adj": "-1000", "clear_refs": "5", "coredump_filter": "0x7f", "autogroup": "-20",
            "timerslack_ns": "1", "comm": "kata", "setgroups": "deny", "uid_map": "0 0 1", "mem": "x",
        ]
        for (name, text) in wishes {
            let file = open("/proc/self/\(name)", O_WRONLY)
            if file >= 0, write(file, text, text.utf8.count) > 0 { print("wrote", name) }
        }
    }

    public func answer() { print("answered") }
}
