#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// This machine and this process, as the names of shared files tell them apart.
public enum Host {
    /// The machine's name, made fit for a file's name.
    public static let name: String = {
        var buffer = [CChar](repeating: 0, count: 256)
        guard gethostname(&buffer, buffer.count - 1) == 0 else { return "host" }
        let bytes = buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
        let name = String(decoding: bytes, as: UTF8.self).map { character in
            character.isASCII && (character.isLetter || character.isNumber) ? character : "-"
        }
        return name.isEmpty ? "host" : String(name)
    }()

    /// Where process numbers mean the same: this machine since it was started, and in it this namespace of processes.
    public static let place: String = {
        let boot = Files.contents("/proc/sys/kernel/random/boot_id") ?? []
        let start = String(decoding: boot.prefix(8), as: UTF8.self)
        var buffer = [CChar](repeating: 0, count: 64)
        let count = readlink("/proc/self/ns/pid", &buffer, buffer.count)
        let namespace = buffer.prefix(max(0, count)).map(UInt8.init(bitPattern:))
            .filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return [name, start, String(decoding: namespace, as: UTF8.self)].filter { !$0.isEmpty }
            .joined(separator: "-")
    }()

    /// The number of its processors.
    public static let processorCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

    /// The number of this process.
    public static var process: Int32 { getpid() }

    /// Tells whether a process of this machine runs.
    public static func isAlive(_ process: Int32) -> Bool {
        kill(process, 0) == 0 || errno == EPERM
    }
}
