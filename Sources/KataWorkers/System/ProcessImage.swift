/// What a process executes, as far as it tells that it executed another program since, or its own anew.
///
/// The kernel puts code and stack of every program elsewhere (proc_pid_stat(5), `startcode` and `startstack`).
struct ProcessImage: Equatable {
    private let code: String
    private let stack: String

    /// Looks at a process; nil where the kernel does not show it to us.
    init?(of process: Int32) {
        guard let text = readText("/proc/\(process)/stat"),
            let nameEnd = text.utf8.lastIndex(of: UInt8(ascii: ")"))
        else { return nil }
        // Behind the name stands the third field.
        let fields = text[nameEnd...].split(separator: " ").dropFirst().map(String.init)
        guard fields.count > 28 - 3, fields[28 - 3] != "0" else { return nil }
        code = fields[26 - 3]
        stack = fields[28 - 3]
    }
}
