internal import CSandbox

/// kata's ends of a worker's pipes: requests, answers, log and standard error; bytes only.
struct WorkerChannel: ~Copyable {
    /// The longest answer, in bytes.
    static let maximumLine = 16 << 20

    private let requests: Descriptor
    private let answers: Descriptor
    private let log: Descriptor
    private let errors: Descriptor
    private var areAnswersOpen = true
    private var isLogOpen = true
    private var areErrorsOpen = true
    private let buffer = ReadBuffer(count: 64 << 10)
    /// Bytes of descriptor 4 that were not taken yet.
    private var received: [UInt8] = []
    /// Offset of the first line break in `received`.
    private var lineEnd: Int?

    /// Takes over kata's ends.
    init(
        requests: consuming Descriptor, answers: consuming Descriptor, log: consuming Descriptor,
        errors: consuming Descriptor
    ) {
        requests.setNonblocking()
        answers.setNonblocking()
        log.setNonblocking()
        errors.setNonblocking()
        self.requests = requests
        self.answers = answers
        self.log = log
        self.errors = errors
    }

    /// What became ready, and whether the worker has ended.
    struct Readiness {
        var canWrite: Bool
        var hasLog: Bool
        var hasAnswers: Bool
        var hasEnded: Bool
        var isNothing: Bool
    }

    /// Waits until something can be done, for at most `milliseconds`.
    func wait(process: any WorkerProcess, forWriting: Bool, milliseconds: Int) -> Readiness {
        let pidfd = process.pidfd
        let ready = csandbox_poll(
            isLogOpen ? log.number : -1, areAnswersOpen ? answers.number : -1, pidfd,
            forWriting ? requests.number : -1, process.refusals?.number ?? -1,
            areErrorsOpen ? errors.number : -1,
            Int32(pidfd < 0 ? min(milliseconds, 2) : milliseconds))
        if ready & CSANDBOX_READY_THIRD.rawValue != 0 { process.refusals?.answer() }
        return Readiness(
            canWrite: ready & CSANDBOX_READY_WRITE.rawValue != 0,
            hasLog: ready & (CSANDBOX_READY_FIRST.rawValue | CSANDBOX_READY_FOURTH.rawValue) != 0,
            hasAnswers: ready & CSANDBOX_READY_SECOND.rawValue != 0,
            hasEnded: pidfd < 0 ? process.hasEnded : ready & CSANDBOX_READY_ENDED.rawValue != 0,
            isNothing: ready == 0)
    }

    /// Writes as much of the bytes as fits; returns how many, or nil when the worker reads no more.
    func write(_ bytes: ArraySlice<UInt8>) -> Int? {
        bytes.withUnsafeBytes { bytes in
            switch writeOnce(requests.number, bytes) {
            case .bytes(let count): count
            case .wouldBlock: 0
            case .closed: nil
            }
        }
    }

    /// Reads what the log holds, up to `limit` bytes and one more, onto `output`; returns how many.
    mutating func readLog(into output: inout [UInt8], limit: Int) -> Int {
        WorkerChannel.read(log.number, buffer.bytes, &isLogOpen, into: &output, limit: limit)
    }

    /// Reads what standard error holds, up to `limit` bytes and one more, onto `output`; returns how many.
    mutating func readErrors(into output: inout [UInt8], limit: Int) -> Int {
        WorkerChannel.read(errors.number, buffer.bytes, &areErrorsOpen, into: &output, limit: limit)
    }

    /// Reads what a pipe holds; a read that does not fill the buffer has emptied it.
    private static func read(
        _ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer, _ isOpen: inout Bool,
        into output: inout [UInt8], limit: Int
    ) -> Int {
        var total = 0
        while isOpen, total <= limit {
            let wanted = min(buffer.count, limit + 1 - total)
            let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted])
            switch readOnce(descriptor, into: part) {
            case .bytes(let count):
                output.append(contentsOf: part[..<count])
                total += count
                if count < wanted { return total }
            case .wouldBlock: return total
            case .end: isOpen = false
            }
        }
        return total
    }

    /// Reads what descriptor 4 holds; returns false when it was closed.
    mutating func readAnswers() -> Bool {
        while areAnswersOpen, received.count <= Self.maximumLine {
            switch readOnce(answers.number, into: buffer.bytes) {
            case .bytes(let count):
                let part = buffer.bytes[..<count]
                if lineEnd == nil, let end = part.firstIndex(of: UInt8(ascii: "\n")) {
                    lineEnd = received.count + end
                }
                received.append(contentsOf: part)
                if count < buffer.bytes.count { return true }
            case .wouldBlock: return true
            case .end: areAnswersOpen = false
            }
        }
        return areAnswersOpen
    }

    /// Tells whether a whole line was received.
    var hasLine: Bool { lineEnd != nil }

    /// Whether anything was received that was not taken.
    var hasUntaken: Bool { !received.isEmpty }

    /// Tells whether more was received than one answer may have.
    var isOverfull: Bool { (lineEnd ?? received.count) > Self.maximumLine }

    /// Tells whether more than one line was received.
    var hasMoreThanLine: Bool { lineEnd.map { $0 + 1 < received.count } ?? false }

    /// Calls `body` with the received line, without its line break, and forgets it.
    mutating func takeLine<Result, Failure: Error>(
        _ body: (ArraySlice<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let result = try body(received[..<(lineEnd ?? received.count)])
        received.removeAll(keepingCapacity: received.capacity <= 1 << 20)
        lineEnd = nil
        return result
    }
}
