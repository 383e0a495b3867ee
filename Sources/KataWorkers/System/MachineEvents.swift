/// What the machine did to processes of any user.
public enum MachineEvents {
    /// How many processes were killed since the machine was started because it, or their control group, lacked memory.
    ///
    /// Source: `oom_kill` of /proc/vmstat (Linux 4.13); 0 where it cannot be read.
    public static var killsForMemory: Int {
        readBytes("/proc/vmstat").flatMap { number(of: "oom_kill", in: $0) } ?? 0
    }

    /// Returns the number in the line that begins with a name.
    static func number(of name: StaticString, in lines: [UInt8]) -> Int? {
        let count = name.utf8CodeUnitCount
        var start = 0
        // Each worker asks, and the lines are many: no text is made of them.
        while start + count < lines.count {
            let rest = lines[start...]
            if rest[start + count] == UInt8(ascii: " "), rest.starts(with: name.withUTF8Buffer(Array.init)) {
                return leadingNumber(rest[(start + count + 1)...])
            }
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
        }
        return nil
    }
}
