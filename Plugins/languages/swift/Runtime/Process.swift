#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The compiler's import hides `fork`; here the process has one thread and the child goes on as a worker.
@_silgen_name("fork")
private func systemFork() -> Int32

#if os(Linux)
/// `prctl` takes a variable list of arguments, which Swift does not import.
@_silgen_name("prctl")
private func systemControl(_ option: Int32, _ a: UInt, _ b: UInt, _ c: UInt, _ d: UInt) -> Int32
#endif

/// What the worker server does with processes.
enum Process {
    /// How a child ended and what it used.
    struct End {
        let status: Int
        let microseconds: Int
        let kibibytes: Int
    }

    /// This process.
    static var identifier: Int32 { getpid() }

    /// The system's words for the last failure.
    static var lastError: String { String(cString: strerror(Platform.failure)) }

    /// Makes a child; gives 0 in the child, its number in the parent, and less on failure.
    static func fork() -> Int32 { systemFork() }

    /// Asks for SIGKILL when the server dies; gives false if it has died already.
    static func endsWith(parent: Int32) -> Bool {
        #if os(Linux)
        let setParentDeathSignal: Int32 = 1
        _ = systemControl(setParentDeathSignal, UInt(SIGKILL), 0, 0, 0)
        #endif
        return getppid() == parent
    }

    /// Keeps other processes, the own children among them, from looking into this one's memory.
    static func hideMemory() {
        #if os(Linux)
        let setDumpable: Int32 = 4
        _ = systemControl(setDumpable, 0, 0, 0, 0)
        #endif
    }

    /// Puts a worker's descriptors at their places and closes all others.
    static func take(requests: Int32, answers: Int32, log: Int32, errors: Int32) -> Bool {
        let sources = [requests, answers, log, errors]
        let places: [Int32] = [3, 4, 1, 2]
        // Copies above all places first: a source may lie where another is to go.
        let copies: [Int32] = [32, 33, 34, 35]
        for index in copies.indices where dup2(sources[index], copies[index]) < 0 { return false }
        for index in copies.indices where dup2(copies[index], places[index]) < 0 { return false }
        closeAll(from: 5)
        return true
    }

    private typealias CloseRange = @Sendable @convention(c) (UInt32, UInt32, Int32) -> Int32

    /// The call that closes a range is newer than some systems, so it is looked up.
    private static let closeRange = Platform.symbol("close_range").map {
        unsafeBitCast($0, to: CloseRange.self)
    }

    /// Finds the system's functions that a child calls first, so that no child looks for them.
    static func find() {
        _ = closeRange
        // The others are looked for when they are called, here without effect.
        _ = getppid()
        _ = dup2(-1, -1)
        keepLimit()
    }

    /// Sets a limit to what it is.
    private static func keepLimit() {
        var limit = rlimit()
        getrlimit(number(of: RLIMIT_CPU), &limit)
        _ = set(RLIMIT_CPU, limit.rlim_cur, hard: limit.rlim_max)
    }

    private static func closeAll(from first: Int32) {
        if let closeRange, closeRange(UInt32(first), .max, 0) == 0 { return }
        let limit = Int32(truncatingIfNeeded: min(sysconf(Int32(_SC_OPEN_MAX)), 4096))
        for descriptor in first..<max(limit, first) { close(descriptor) }
    }

    /// Gives up the system calls that a filter refuses (seccomp); where the filter wants the own number, it is put in.
    static func confine(_ filter: [UInt8]) -> Bool {
        #if os(Linux)
        let ownNumber: UInt32 = 0x7FFF_FFFF
        let setFilter: (option: Int32, mode: UInt) = (22, 2)
        var filter = filter
        return filter.withUnsafeMutableBytes { filter in
            for place in stride(from: 4, to: filter.count, by: 8)
            where filter.loadUnaligned(fromByteOffset: place, as: UInt32.self) == ownNumber {
                filter.storeBytes(of: UInt32(identifier), toByteOffset: place, as: UInt32.self)
            }
            var program = FilterProgram(
                count: UInt16(filter.count / 8), instructions: UnsafeRawPointer(filter.baseAddress))
            return withUnsafePointer(to: &program) { program in
                systemControl(setFilter.option, setFilter.mode, UInt(bitPattern: program), 0, 0) == 0
            }
        }
        #else
        return false
        #endif
    }

    /// The kernel's `struct sock_fprog`.
    private struct FilterProgram {
        let count: UInt16
        let instructions: UnsafeRawPointer?
    }

    /// Limits processor time in seconds (the hard limit is one more) and address space in bytes.
    static func limit(cpu: Int?, memory: Int?) -> Bool {
        var isDone = true
        if let cpu { isDone = set(RLIMIT_CPU, rlim_t(clamping: cpu), hard: rlim_t(clamping: cpu + 1)) }
        if let memory {
            isDone = set(RLIMIT_AS, rlim_t(clamping: memory), hard: rlim_t(clamping: memory)) && isDone
        }
        return isDone
    }

    #if canImport(Glibc)
    private typealias Resource = __rlimit_resource
    private static func number(of resource: Resource) -> __rlimit_resource_t {
        __rlimit_resource_t(resource.rawValue)
    }
    #else
    private typealias Resource = Int32
    private static func number(of resource: Resource) -> Int32 { resource }
    #endif

    private static func set(_ resource: Resource, _ soft: rlim_t, hard: rlim_t) -> Bool {
        var limit = rlimit(rlim_cur: soft, rlim_max: hard)
        return setrlimit(number(of: resource), &limit) == 0
    }

    /// Waits for a child that has ended or is being killed.
    static func reap(_ child: Int32) -> End? {
        var status: Int32 = 0
        var usage = rusage()
        var ended = wait4(child, &status, 0, &usage)
        while ended < 0, Platform.failure == EINTR { ended = wait4(child, &status, 0, &usage) }
        guard ended == child else { return nil }
        let seconds = Int(usage.ru_utime.tv_sec) + Int(usage.ru_stime.tv_sec)
        let microseconds = Int(usage.ru_utime.tv_usec) + Int(usage.ru_stime.tv_usec)
        return End(
            status: Int(status), microseconds: seconds * 1_000_000 + microseconds,
            kibibytes: Int(usage.ru_maxrss))
    }
}
