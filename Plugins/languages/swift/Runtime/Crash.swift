#if canImport(Glibc)
@preconcurrency import Glibc

/// Writes where a crash came from: the addresses of the calls, which kata turns into lines of the solution.
///
/// A handler of signals may neither allocate nor lock. It reads the chain of frames, writes one line to standard error,
/// and lets the signal do what it does by itself.
enum Crash {
    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
    /// More calls than these say nothing new.
    fileprivate static let maximumFrames = 64
    private static let stackSize = 64 << 10

    /// Listens for crashes; `top` is an address in the outermost frame that is worth telling.
    static func listen(below top: UInt) {
        // The kernel tells where the program's headers are, which stand at the beginning of its first page.
        programStart = auxiliaryValue(programHeaders) & ~0xFFF
        stackTop = top
        // A stack that has overflowed has no room for the handler.
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
        stack.ss_size = stackSize
        sigaltstack(&stack, nil)
        var action = sigaction()
        action.__sigaction_handler.sa_sigaction = noteCrash
        action.sa_flags = SA_SIGINFO | Int32(SA_ONSTACK)
        for signal in signals { sigaction(signal, &action, nil) }
    }
}

/// Swift's import of the C library leaves it out.
@_silgen_name("getauxval") private func auxiliaryValue(_ kind: UInt) -> UInt
/// `AT_PHDR`.
private let programHeaders: UInt = 3

// Set before any code of the solution runs, and read by the handler alone, which can take no lock.
nonisolated(unsafe) private var programStart: UInt = 0
nonisolated(unsafe) private var stackTop: UInt = 0
nonisolated(unsafe) private let line = UnsafeMutablePointer<UInt8>.allocate(capacity: 4096)

private func noteCrash(
    _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
) {
    if let context = context?.assumingMemoryBound(to: ucontext_t.self) {
        let registers = Registers(context)
        var text = CrashLine(line)
        text.add("\n*** Frames")
        let fault = UInt(bitPattern: info?.pointee._sifields._sigfault.si_addr)
        let distance = fault > registers.stack ? fault - registers.stack : registers.stack - fault
        if number == SIGSEGV, distance < 1 << 20, registers.stack < stackTop { text.add(" overflow") }
        text.add(frame: registers.instruction &- programStart)
        var frame = registers.frame
        var count = 0
        // Each frame begins with the address of its caller's, and behind it stands where to go on there.
        while frame >= registers.stack, frame < stackTop, frame % 8 == 0, count < Crash.maximumFrames,
            let place = UnsafePointer<UInt>(bitPattern: frame)
        {
            text.add(frame: place[1] &- 1 &- programStart)
            // The highest bits mark frames of asynchronous functions.
            let next = place[0] & ~(0xF << 60)
            guard next > frame else { break }
            frame = next
            count += 1
        }
        text.add("\n")
        text.write()
    }
    // nil is SIG_DFL, whose own name needs code of the library that wraps C's.
    signal(number, nil)
    // Blocked until the handler has returned.
    raise(number)
}

/// The registers that tell where a thread was.
private struct Registers {
    let instruction: UInt
    let frame: UInt
    let stack: UInt

    init(_ context: UnsafeMutablePointer<ucontext_t>) {
        #if arch(x86_64)
        let registers = context.pointee.uc_mcontext.gregs
        instruction = UInt(bitPattern: Int(registers.16))
        frame = UInt(bitPattern: Int(registers.10))
        stack = UInt(bitPattern: Int(registers.15))
        #elseif arch(arm64)
        instruction = UInt(context.pointee.uc_mcontext.pc)
        frame = UInt(context.pointee.uc_mcontext.regs.29)
        stack = UInt(context.pointee.uc_mcontext.sp)
        #else
        (instruction, frame, stack) = (0, 0, 0)
        #endif
    }
}

/// A line of text in memory that was there before.
private struct CrashLine {
    private let bytes: UnsafeMutablePointer<UInt8>
    private var count = 0

    init(_ bytes: UnsafeMutablePointer<UInt8>) { self.bytes = bytes }

    mutating func add(_ text: StaticString) {
        for index in 0..<text.utf8CodeUnitCount { add(text.utf8Start[index]) }
    }

    mutating func add(frame address: UInt) {
        add(" ")
        var shift: UInt = 60
        var hasBegun = false
        while true {
            let digit = UInt8(truncatingIfNeeded: address >> shift & 0xF)
            hasBegun = hasBegun || digit != 0 || shift == 0
            if hasBegun { add(digit < 10 ? 0x30 + digit : 0x57 + digit) }
            if shift == 0 { return }
            shift -= 4
        }
    }

    private mutating func add(_ byte: UInt8) {
        guard count < 4096 else { return }
        bytes[count] = byte
        count += 1
    }

    func write() { _ = Glibc.write(2, bytes, count) }
}
#else
/// Other systems tell nothing of a crash but its signal.
enum Crash {
    static func listen(below top: UInt) {}
}
#endif
