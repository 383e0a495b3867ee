/// What the machine did to processes of any user.
public enum MachineEvents {
    /// How many processes were killed since the machine was started because it, or their control group, lacked memory.
    ///
    /// Source: `oom_kill` of /proc/vmstat (Linux 4.13); 0 where it cannot be read.
    public static var killsForMemory: Int {
        let lines = readText("/proc/vmstat")?.split(separator: "\n") ?? []
        let line = lines.first { $0.hasPrefix("oom_kill ") }
        return line.flatMap { Int($0.dropFirst("oom_kill ".count)) } ?? 0
    }
}
