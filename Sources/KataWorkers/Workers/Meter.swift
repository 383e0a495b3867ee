internal import KataTranscript

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
    private(set) var waited = 0
    private var waitStart = 0
    private var lastProgress = 0
    private var idleStart: (time: Int, cpu: Int)?
    private var nextCPUCheck = 0
    /// When kata has to be awake again after it looked at the clock last; later than this it was stopped.
    private var wakeTime = Int.max
    /// kata is late by this much on a busy machine; what is beyond, it was stopped for, or the machine suspended.
    private static let lateness = 1000 * millisecond
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
        waited += max(0, now - waitStart)
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

    /// Returns how long to wait before the next check, in milliseconds.
    mutating func timeout(at now: Int) -> Int {
        var next = min(nextCPUCheck, waitStart + wallLimit - waited, now + Self.longestSleep)
        if limits.wall == .interactive {
            next = min(next, idleStart.map { $0.time + Self.idleLimit } ?? lastProgress + Self.patience)
        }
        let milliseconds = max(0, next - now) / Self.millisecond + 1
        wakeTime = now + milliseconds * Self.millisecond
        return milliseconds
    }

    /// Checks CPU and waiting time; `cpuTime` reads the worker's CPU clock, nil where there is none.
    mutating func check(at now: Int, cpuTime: () -> Int?) -> Limit? {
        forgive(at: now)
        if now >= nextCPUCheck, let cpu = cpuTime() {
            if let limit = noteCPU(cpu) { return limit }
            nextCPUCheck = now + max(cpuLeft / Self.cpus, Self.millisecond)
        }
        if now - waitStart + waited > wallLimit { return .wall(milliseconds: limits.wallMilliseconds) }
        guard limits.wall == .interactive, now - lastProgress >= Self.patience else { return nil }
        return checkIdle(at: now, cpuTime)
    }

    private mutating func checkIdle(at now: Int, _ cpuTime: () -> Int?) -> Limit? {
        guard let idleStart else {
            if let cpu = cpuTime() { self.idleStart = (now, cpu) }
            return nil
        }
        guard now - idleStart.time >= Self.idleLimit, let cpu = cpuTime() else { return nil }
        if cpu - idleStart.cpu < Self.idleCPU {
            return .wall(milliseconds: Self.idleLimit / Self.millisecond)
        }
        self.idleStart = (now, cpu)
        return nil
    }

    /// Notes the worker's CPU clock; returns the limit when it is over.
    mutating func noteCPU(_ cpu: Int) -> Limit? {
        cpuUsed = max(cpuUsed, cpuBefore + cpu)
        return cpuUsed >= cpuLimit ? .cpu(milliseconds: limits.cpuMilliseconds) : nil
    }
}
