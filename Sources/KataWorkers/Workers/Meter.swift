internal import KataTranscript

/// What a meter looks at of a worker, in nanoseconds; nil where it cannot be known.
struct WorkerClocks {
    /// The CPU time that it used.
    var cpu: () -> Int?
    /// How long it could have run and had no CPU.
    var delay: () -> Int? = { nil }
}

/// Counts what a scenario uses of its limits: CPU time, waiting time, output.
///
/// Times are nanoseconds of the monotonic clock, but for CPU time.
public struct Meter {
    private static let millisecond = 1_000_000
    /// Without progress for this long, kata begins to watch whether CPU is used.
    private static let patience = 100 * millisecond
    /// Idle for this long is given up.
    private static let idleLimit = 2000 * millisecond
    /// A worker that uses less CPU than this in the idle time is idle.
    private static let idleCPU = 20 * millisecond
    /// CPUs that a worker runs on: its CPU time grows at most this much faster than time.
    public static let cpus = 4

    let limits: WorkerLimits
    private let wallLimit: Int
    private let cpuLimit: Int
    /// CPU time of workers before this one, less what this one had used before the scenario.
    private var cpuBefore = 0
    private(set) var cpuUsed = 0
    private(set) var outputCount = 0
    private var lineCount = 0
    /// How long the worker was waited for, less what was forgiven, which may be more.
    private var waitedSoFar = 0
    /// For how long the workers before this one were forgiven, and all together.
    private var forgiven = (before: 0, all: 0)
    private var waitStart = 0
    private var lastProgress = 0
    private var idleStart: (time: Int, work: Int)?
    private var nextCPUCheck = 0
    /// When kata has to be awake again after it looked at the clock last; later than this it was stopped.
    private var wakeTime = Int.max
    /// kata is late by this much on a busy machine; what is beyond, it was stopped for, or the machine suspended.
    private static let lateness = 1000 * millisecond
    /// A worker without a CPU is forgiven this many times its limit of waiting, and no more.
    private static let forgivenLimits = 4
    /// The longest time without a look at the clock.
    private static let longestSleep = 250 * millisecond

    /// Starts to count.
    init(limits: WorkerLimits) {
        self.limits = limits
        self.wallLimit = limits.wallMilliseconds * Self.millisecond
        self.cpuLimit = limits.cpuMilliseconds * Self.millisecond
    }

    /// Starts to count for the worker's farewell, which may take 100 ms.
    init(farewellAfter meter: Meter) {
        self.limits = meter.limits
        self.wallLimit = 100 * Self.millisecond
        self.cpuLimit = .max / 2
        self.outputCount = meter.outputCount
    }

    /// Bytes that may still be written.
    var outputLeft: Int { max(0, limits.outputBytes - outputCount) }

    /// CPU time that may still be used.
    var cpuLeft: Int { max(0, cpuLimit - cpuUsed) }

    /// Says that another worker serves the scenario from now on, which has used `cpu` already.
    mutating func changeWorker(cpu: Int) {
        cpuBefore = cpuUsed - cpu
        forgiven.before = forgiven.all
        nextCPUCheck = 0
    }

    /// Begins to wait for the worker; `unbilled` nanoseconds of it are no fault of the worker.
    mutating func beginWait(at now: Int, unbilled: Int = 0) {
        waitStart = now + unbilled
        lastProgress = now + unbilled
        idleStart = nil
        wakeTime = now + unbilled
        if nextCPUCheck == 0 { nextCPUCheck = now + cpuLeft / Self.cpus }
    }

    /// Ends the wait.
    mutating func endWait(at now: Int) {
        forgive(at: now)
        waitedSoFar += max(0, now - waitStart)
        wakeTime = .max
    }

    /// Takes out of the wait the time for which kata was stopped: it could read no answer then.
    private mutating func forgive(at now: Int) {
        let late = now - Self.lateness
        guard wakeTime < late else { return }
        let stopped = now - wakeTime
        waitStart += stopped
        lastProgress += stopped
        idleStart?.time += stopped
        nextCPUCheck = min(nextCPUCheck, now)
        wakeTime = now
    }

    /// Notes that the worker wrote something.
    mutating func noteProgress(at now: Int) {
        lastProgress = now
        idleStart = nil
    }

    /// Counts bytes of output; returns the limit when they are too many.
    mutating func addOutput(_ count: Int) -> Limit? {
        outputCount += count
        return outputCount > limits.outputBytes ? .output(bytes: limits.outputBytes) : nil
    }

    /// Counts the lines of output; returns where those begin that are too many, nil where there are none.
    mutating func addLines(_ bytes: ArraySlice<UInt8>) -> Int? {
        bytes.withUnsafeBytes { part in
            for (offset, byte) in part.enumerated() where byte == UInt8(ascii: "\n") {
                lineCount += 1
                if lineCount > WorkerLimits.maximumLines { return bytes.startIndex + offset }
            }
            return nil
        }
    }

    /// Returns how long to wait before the next check, in milliseconds.
    mutating func timeout(at now: Int) -> Int {
        var next = min(nextCPUCheck, waitStart + wallLimit - waitedSoFar, now + Self.longestSleep)
        if limits.wall == .interactive {
            next = min(next, idleStart.map { $0.time + Self.idleLimit } ?? lastProgress + Self.patience)
        }
        let milliseconds = max(0, next - now) / Self.millisecond + 1
        wakeTime = now + milliseconds * Self.millisecond
        return milliseconds
    }

    /// How long the worker was waited for.
    var waited: Int { max(0, waitedSoFar) }

    /// Takes out of the wait the time for which the machine had no CPU for the worker: others took it.
    ///
    /// A worker that keeps itself from the CPUs by threads of its own meets its limit of CPU time.
    private mutating func forgive(delay: Int) {
        let all = min(forgiven.before + delay, Self.forgivenLimits * wallLimit)
        guard all > forgiven.all else { return }
        waitedSoFar -= all - forgiven.all
        forgiven.all = all
    }

    /// Checks CPU and waiting time.
    mutating func check(at now: Int, _ clocks: WorkerClocks) -> Limit? {
        forgive(at: now)
        if now >= nextCPUCheck, let cpu = clocks.cpu() {
            if let limit = noteCPU(cpu) {
                if let delay = clocks.delay() { forgive(delay: delay) }
                return limit
            }
            nextCPUCheck = now + max(cpuLeft / Self.cpus, Self.millisecond)
        }
        if now - waitStart + waitedSoFar > wallLimit, let delay = clocks.delay() { forgive(delay: delay) }
        if now - waitStart + waitedSoFar > wallLimit { return .wall(milliseconds: limits.wallMilliseconds) }
        guard limits.wall == .interactive, now - lastProgress >= Self.patience else { return nil }
        return checkIdle(at: now, clocks)
    }

    /// A worker that waits for a CPU is not idle.
    private mutating func checkIdle(at now: Int, _ clocks: WorkerClocks) -> Limit? {
        func work() -> Int? { clocks.cpu().map { $0 + (clocks.delay() ?? 0) } }
        guard let idleStart else {
            if let work = work() { self.idleStart = (now, work) }
            return nil
        }
        guard now - idleStart.time >= Self.idleLimit, let work = work() else { return nil }
        if work - idleStart.work < Self.idleCPU {
            return .wall(milliseconds: Self.idleLimit / Self.millisecond)
        }
        self.idleStart = (now, work)
        return nil
    }

    /// Notes the worker's CPU clock; returns the limit when it is over.
    mutating func noteCPU(_ cpu: Int) -> Limit? {
        cpuUsed = max(cpuUsed, cpuBefore + cpu)
        return cpuUsed >= cpuLimit ? .cpu(milliseconds: limits.cpuMilliseconds) : nil
    }
}
