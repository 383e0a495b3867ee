/// The system calls of this module.
internal import CSandbox

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What a read brought.
enum ReadResult {
    /// This many bytes, at least one.
    case bytes(Int)
    /// Nothing now; a later read may bring more.
    case wouldBlock
    /// End of file, or a descriptor that cannot be read any more.
    case end
}

/// What a write did.
enum WriteResult {
    /// It wrote this many bytes.
    case bytes(Int)
    /// Nothing now: the pipe is full.
    case wouldBlock
    /// The other end is closed.
    case closed
}

/// Reads once into a buffer.
func readOnce(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> ReadResult {
    while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count > 0 { return .bytes(count) }
        if count == 0 { return .end }
        if errno == EAGAIN || errno == EWOULDBLOCK { return .wouldBlock }
        if errno != EINTR { return .end }
    }
}

/// Writes once from a buffer.
func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> WriteResult {
    while true {
        let count = write(descriptor, bytes.baseAddress, bytes.count)
        if count >= 0 { return .bytes(count) }
        if errno == EAGAIN || errno == EWOULDBLOCK { return .wouldBlock }
        if errno != EINTR { return .closed }
    }
}

/// Closes a descriptor.
func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

/// Kills a process that is ours and was not reaped yet.
func killProcess(_ pid: Int32) { _ = kill(pid, SIGKILL) }

/// Lets another thread run that waits for this CPU.
func yieldCPU() { sched_yield() }

/// Returns a path that means the same in every working directory.
func absolutePath(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
}

/// Returns a path without symbolic links; nil where nothing is there.
func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
}

/// The errno of a file that is not there.
let noSuchFile: Int32 = ENOENT

/// The peak resident size of this process, in bytes.
var peakMemoryOfKata: Int {
    var usage = rusage()
    // RUSAGE_SELF, whose type is not the same everywhere.
    getrusage(0, &usage)
    #if canImport(Darwin)
    return usage.ru_maxrss
    #else
    return usage.ru_maxrss << 10
    #endif
}

/// Tells whether we run as root.
var isRoot: Bool { geteuid() == 0 }

/// Tells whether a file or folder may be read.
func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

/// Returns `count` bytes of a file from an offset on; nil where they are not all there.
func readFile(_ path: String, at offset: Int, count: Int) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
        used = max(0, pread(file, buffer.baseAddress, count, off_t(offset)))
    }
    return bytes.count == count ? bytes : nil
}

/// Tells whether an error number says that the kernel does not know a call.
func isUnknownCall(_ error: Int32) -> Bool { error == ENOSYS || error == EINVAL }

/// The errno of a call that is not allowed.
let notPermitted: Int32 = EPERM

/// The errno of a resource that cannot be had now.
let noResources: Int32 = EAGAIN

/// Tells whether an error number says that a file may not be used.
func isRefusal(_ error: Int32) -> Bool { error == EACCES }

/// Tells whether an error number says that something is not allowed.
func isDenial(_ error: Int32) -> Bool { error == EPERM || error == EACCES || error == ENOSPC }

/// Returns a copy of a string as C expects it, to be freed.
func copyOfString(_ string: String) -> UnsafeMutablePointer<CChar>? { strdup(string) }

/// Frees such a copy.
func freeString(_ string: UnsafePointer<CChar>?) { free(UnsafeMutablePointer(mutating: string)) }

/// Tells whether a file may be executed.
func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

/// The words of the system for an errno.
func errorText(_ number: Int32) -> String { String(cString: strerror(number)) }

/// The monotonic clock, in nanoseconds.
func monotonicTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Calls `body` with a copy of the strings as C expects them, ended by nil.
func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
    var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(&pointers)
}

extension Termination {
    /// Reads a raw wait status.
    init(waitStatus: Int32) {
        let signal = waitStatus & 0x7F
        self = signal == 0 ? .exited(Int((waitStatus >> 8) & 0xFF)) : .signalled(signalName(signal))
    }
}

/// Returns the name of a signal, such as `SIGILL`.
private func signalName(_ number: Int32) -> String {
    switch number {
    case SIGHUP: "SIGHUP"
    case SIGINT: "SIGINT"
    case SIGQUIT: "SIGQUIT"
    case SIGILL: "SIGILL"
    case SIGTRAP: "SIGTRAP"
    case SIGABRT: "SIGABRT"
    case SIGBUS: "SIGBUS"
    case SIGFPE: "SIGFPE"
    case SIGKILL: "SIGKILL"
    case SIGUSR1: "SIGUSR1"
    case SIGSEGV: "SIGSEGV"
    case SIGUSR2: "SIGUSR2"
    case SIGPIPE: "SIGPIPE"
    case SIGALRM: "SIGALRM"
    case SIGTERM: "SIGTERM"
    case SIGXCPU: "SIGXCPU"
    case SIGXFSZ: "SIGXFSZ"
    case SIGSYS: "SIGSYS"
    default: "signal \(number)"
    }
}
