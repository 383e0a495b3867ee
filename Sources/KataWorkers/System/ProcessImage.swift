/// What a process executes, as far as it tells that it executed another program since, or its own anew.
///
/// The kernel puts code and stack of every program elsewhere (proc_pid_stat(5), `startcode` and `startstack`).
struct ProcessImage: Equatable {
    private let code: Int
    private let stack: Int

    /// Looks at a process; nil where the kernel does not show it to us.
    init?(of process: Int32) {
        guard let bytes = readBytes("/proc/\(process)/stat") else { return nil }
        self.init(stat: bytes)
    }

    /// Reads the fields of /proc/PID/stat.
    init?(stat bytes: [UInt8]) {
        // The name may hold anything; behind it stands the third field.
        guard let nameEnd = bytes.lastIndex(of: UInt8(ascii: ")")) else { return nil }
        var field = 2
        var numbers: [Int: Int] = [:]
        for index in bytes.indices[nameEnd...] where bytes[index] == UInt8(ascii: " ") {
            field += 1
            if field == 26 || field == 28 { numbers[field] = leadingNumber(bytes[(index + 1)...]) }
        }
        guard let code = numbers[26], let stack = numbers[28], stack != 0 else { return nil }
        self.code = code
        self.stack = stack
    }
}
