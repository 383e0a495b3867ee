internal import CSandbox
internal import KataTranscript

extension Program {
    /// Runs the program to its end, kills what it left behind, and returns what it wrote.
    ///
    /// - Parameter cancellation: A switch that kills the program from another thread.
    /// - Throws: What kept the program from starting.
    public func run(cancelledBy cancellation: Cancellation? = nil) throws(SpawnError) -> ProgramResult {
        let path = try resolvedExecutable()
        let output = try Pipe()
        let errors = try Pipe()
        let start = ProgramStart(
            executable: path, arguments: [executable] + arguments,
            environment: environment.map { "\($0)=\($1)" }, directory: directory,
            descriptors: (
                -1, output.writing.number, mergesErrors ? output.writing.number : errors.writing.number, -1,
                -1
            ),
            limits: kernelLimits,
            confinement: confinement.map { KernelConfinement($0, program: path, directory: directory) })
        let child = try start.spawn()
        cancellation?.add(child)
        defer { cancellation?.remove(child) }
        var run = ProgramRun(
            child: child, limits: limits, output: consume output, errors: consume errors)
        let didTimeOut = run.waitForEnd()
        let ending = child.reap()
        csandbox_reap_inits()
        return ProgramResult(
            termination: ending.termination, output: run.output.bytes, errors: run.errors.bytes,
            isTruncated: run.output.isTruncated || run.errors.isTruncated, usage: ending.usage,
            limit: limit(after: ending, didTimeOut: didTimeOut),
            isCancelled: cancellation?.isCancelled ?? false)
    }

    /// Returns the limit that the program met.
    ///
    /// The measured CPU time decides, or the signal: on a busy machine the kernel, which counts ticks, may strike early.
    /// A compiler handles that signal, and leaves by itself after it has told of its crash.
    private func limit(after ending: ChildProcess.Ending, didTimeOut: Bool) -> Limit? {
        if let cpu = limits.cpuMilliseconds, ending.termination != .exited(0),
            ending.usage.cpuMicroseconds >= cpu * 990 || ending.termination == .signalled("SIGXCPU")
        {
            return .cpu(milliseconds: cpu)
        }
        if didTimeOut, let wall = limits.wallMilliseconds { return .wall(milliseconds: wall) }
        if let file = limits.fileBytes, ending.termination == .signalled("SIGXFSZ") {
            return .file(bytes: file)
        }
        if let memory = limits.memoryBytes, ending.termination != .exited(0),
            ending.usage.peakBytes >= memory / 4 * 3
        {
            return .memory(bytes: memory)
        }
        return nil
    }
}

/// A program that runs, with what it wrote so far.
private struct ProgramRun: ~Copyable {
    private let child: ChildProcess
    private let wallMilliseconds: Int?
    private var buffer = ReadBuffer(count: 64 << 10)
    var output: CappedStream
    var errors: CappedStream

    init(child: ChildProcess, limits: Program.Limits, output: consuming Pipe, errors: consuming Pipe) {
        self.child = child
        self.wallMilliseconds = limits.wallMilliseconds
        self.output = CappedStream(output.reading, limit: limits.outputBytes)
        self.errors = CappedStream(errors.reading, limit: limits.outputBytes)
    }

    /// Reads both streams until the program has ended; kills it when its time is over, and returns whether it was.
    mutating func waitForEnd() -> Bool {
        var deadline = wallMilliseconds.map { monotonicTime() + $0 * 1_000_000 }
        var wakeTime = Int.max
        var didTimeOut = false
        while !isOver() {
            // Of the time that kata was stopped for, nothing counts.
            let late = monotonicTime() - wakeTime
            if late > 1_000_000_000 { deadline? += late }
            if let deadline, !didTimeOut, monotonicTime() >= deadline {
                didTimeOut = true
                child.kill()
            }
            let left = deadline.map { didTimeOut ? 100 : ($0 - monotonicTime()) / 1_000_000 + 1 } ?? 1000
            let timeout = child.pidfd < 0 ? min(left, 2) : min(left, 1000)
            wakeTime = monotonicTime() + max(timeout, 0) * 1_000_000
            let ready = csandbox_poll(
                output.openDescriptor, errors.openDescriptor, child.pidfd, -1, child.refusals?.number ?? -1,
                -1,
                Int32(max(timeout, 0)))
            if ready & CSANDBOX_READY_THIRD.rawValue != 0 { child.refusals?.answer() }
            if ready & CSANDBOX_READY_FIRST.rawValue != 0 { output.readOnce(into: buffer.bytes) }
            if ready & CSANDBOX_READY_SECOND.rawValue != 0 { errors.readOnce(into: buffer.bytes) }
        }
        child.kill()
        drain()
        return didTimeOut
    }

    private func isOver() -> Bool { child.hasEnded }

    /// Reads what is left in the pipes, for at most 100 ms; others may still hold them open.
    private mutating func drain() {
        let deadline = monotonicTime() + 100_000_000
        while output.readOnce(into: buffer.bytes), monotonicTime() < deadline {}
        while errors.readOnce(into: buffer.bytes), monotonicTime() < deadline {}
    }
}

/// The first bytes of a stream, up to a limit.
private struct CappedStream: ~Copyable {
    private let descriptor: Descriptor
    private let limit: Int
    private var isOpen = true
    private(set) var bytes: [UInt8] = []
    private(set) var isTruncated = false

    init(_ descriptor: consuming Descriptor, limit: Int) {
        descriptor.setNonblocking()
        self.descriptor = descriptor
        self.limit = limit
    }

    /// The descriptor to wait for; -1 at the end of the stream.
    var openDescriptor: Int32 { isOpen ? descriptor.number : -1 }

    /// Reads once; returns whether there may be more.
    @discardableResult
    mutating func readOnce(into buffer: UnsafeMutableRawBufferPointer) -> Bool {
        guard isOpen else { return false }
        switch KataWorkers.readOnce(descriptor.number, into: buffer) {
        case .bytes(let count):
            let kept = min(count, limit - bytes.count)
            bytes.append(contentsOf: buffer[..<kept])
            if kept < count { isTruncated = true }
            return true
        case .wouldBlock: return false
        case .end:
            isOpen = false
            return false
        }
    }
}
