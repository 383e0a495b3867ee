internal import CSandbox
import KataSystem
import Synchronization

/// How a process ended.
public enum Termination: Sendable, Equatable {
    /// It left with this exit code.
    case exited(Int)
    /// A signal of this name (`SIGILL`) ended it.
    case signalled(String)
}

/// What a process used until it ended.
public struct ResourceUsage: Sendable, Equatable {
    /// CPU time, user and system, in microseconds.
    public var cpuMicroseconds: Int
    /// Peak resident size in bytes; 0 where it cannot be told from what kata itself held when it forked.
    public var peakBytes: Int
}

/// A child of kata: leader of a session, killed with its whole group, reaped exactly once.
final class ChildProcess: Sendable {
    /// How a child ended, and what it used.
    struct Ending: Sendable {
        var termination: Termination
        var usage: ResourceUsage
        /// Whether it is unknown how it ended, because the server that had to reap it is gone.
        var isLost = false
    }

    let pid: Int32
    /// What isolates it.
    let layers: IsolationLayers
    /// The first process of its namespaces; 0 where there are none.
    private let initPID: Int32
    private let watcher: Descriptor
    /// The control group that it alone runs in.
    private let group: ControlGroup?
    /// Tells of refused system calls; nil where nothing does.
    let refusals: RefusalListener?
    private let ending = Mutex<Ending?>(nil)

    fileprivate init(_ child: csandbox_child, group: ControlGroup?, threads: Int?) {
        pid = child.pid
        layers = IsolationLayers(rawValue: child.layers)
        initPID = child.`init`
        watcher = Descriptor(owning: child.pidfd)
        refusals =
            child.refusals < 0
            ? nil : RefusalListener(Descriptor(owning: child.refusals), of: child.pid, threads: threads)
        self.group = group
    }

    deinit { reap() }

    /// A descriptor that is readable when the child has ended; -1 where the kernel has none.
    var pidfd: Int32 { watcher.number }

    /// Tells whether the child has ended.
    var hasEnded: Bool { ending.withLock { $0 != nil || csandbox_has_ended(pid) != 0 } }

    /// Kills the child and all of its group; nothing happens when it was reaped.
    func kill() {
        ending.withLock { if $0 == nil { csandbox_kill_group(pid) } }
    }

    /// Kills what is left of the child and its group, and reaps it; a second call returns the same.
    @discardableResult
    func reap() -> Ending {
        ending.withLock { ending in
            if let ending { return ending }
            let livePeak = csandbox_has_ended(pid) == 0 ? processPeakMemory(pid) : nil
            csandbox_kill_group(pid)
            var usage = csandbox_usage()
            let error = csandbox_wait(pid, 1, &usage)
            csandbox_reap_group(pid)
            csandbox_end_init(initPID)
            group?.remove()
            RunningProcesses.remove(pid)
            let status: Int32 = error == 0 ? usage.status : 9
            let result = Ending(
                termination: Termination(waitStatus: status),
                usage: ResourceUsage(
                    cpuMicroseconds: Int(usage.cpu_microseconds),
                    // A process that executed a program anew is young: the kernel remembers what it was before.
                    peakBytes: max(livePeak ?? 0, ownPeak(Int(usage.peak_bytes)))))
            ending = result
            return result
        }
    }
}

/// Returns a peak that the kernel tells of an ended child, if it is the child's own.
///
/// What a process was before it executed its program counts as well, and that was a copy of kata.
private func ownPeak(_ bytes: Int) -> Int { bytes > peakMemoryOfKata ? bytes : 0 }

/// Waits until a pidfd is readable, or asks `hasEnded` now and then where there is none.
func waitUntilEnded(milliseconds: Int, _ pidfd: Int32, _ hasEnded: () -> Bool) -> Bool {
    let deadline = monotonicTime() + milliseconds * 1_000_000
    while !hasEnded() {
        let left = (deadline - monotonicTime()) / 1_000_000
        if left <= 0 { return false }
        _ = csandbox_poll(-1, -1, pidfd, -1, -1, -1, Int32(pidfd < 0 ? min(left, 2) : left))
    }
    return true
}

/// A program with all that its process is given.
struct ProgramStart {
    var executable: String
    var arguments: [String]
    var environment: [String]
    var directory: String?
    /// What becomes descriptors 0 to 4; -1: 0 to 2 are /dev/null, 3 and 4 are closed.
    var descriptors: (Int32, Int32, Int32, Int32, Int32)
    var limits: csandbox_limits
    /// The program runs on at most this many CPUs; 0 for all.
    var cpus: UInt32 = 0
    /// Tells whether its peak of memory has to be its own: it starts later then.
    var measuresMemory = false
    /// How many threads it may have, where that can be counted; nil for no bound of its own.
    var threads: Int?
    /// What isolates the program beyond L0 and L1; nil for nothing.
    var confinement: KernelConfinement?

    /// Starts the program; returns when it was executed.
    func spawn() throws(SpawnError) -> ChildProcess {
        var child = csandbox_child()
        let group = confinement?.wantsGroup == true ? ControlGroup(limits, threads: threads) : nil
        let error = absolutePath(executable).withCString { path in
            withCStrings(arguments) { arguments in
                withCStrings(environment) { environment in
                    withOptionalCString(directory) { directory in
                        var program = csandbox_program(
                            executable: path, arguments: arguments, environment: environment,
                            directory: directory, descriptors: descriptors, limits: limits, cpus: cpus,
                            shares_memory: measuresMemory ? 0 : 1, group: group?.entrance ?? -1,
                            confinement: confinement?.pointer)
                        return csandbox_spawn(&program, &child)
                    }
                }
            }
        }
        guard error == 0 else {
            group?.remove()
            throw SpawnError(
                step: SpawnError.Step(child.failed_stage), path: executable, errorNumber: error)
        }
        let process = ChildProcess(child, group: group, threads: threads)
        RunningProcesses.add(process)
        return process
    }
}

extension csandbox_limits {
    /// Leaves all limits as they are.
    static var unlimited: csandbox_limits {
        let none = UInt64.max
        return csandbox_limits(
            address_space: none, cpu_seconds: none, file_size: none, open_files: none, stack: none,
            processes: none, locked_memory: none, message_queues: none)
    }
}

extension SpawnError.Step {
    /// Reads the kernel side's number of a step.
    init(_ stage: csandbox_stage) {
        self =
            switch stage {
            case CSANDBOX_STAGE_SESSION: .session
            case CSANDBOX_STAGE_PARENT_DEATH: .parentDeath
            case CSANDBOX_STAGE_CPUS: .cpus
            case CSANDBOX_STAGE_DIRECTORY: .directory
            case CSANDBOX_STAGE_DESCRIPTORS: .descriptors
            case CSANDBOX_STAGE_LIMITS: .limits
            case CSANDBOX_STAGE_PRIVILEGES: .privileges
            case CSANDBOX_STAGE_USER: .user
            case CSANDBOX_STAGE_FILES: .files
            case CSANDBOX_STAGE_SYSTEM_CALLS: .systemCalls
            case CSANDBOX_STAGE_LEVEL: .level
            case CSANDBOX_STAGE_EXEC: .execute
            default: .fork
            }
    }
}

private func withOptionalCString<Result>(
    _ string: String?, _ body: (UnsafePointer<CChar>?) -> Result
) -> Result {
    if let string { string.withCString(body) } else { body(nil) }
}

/// Returns the CPU time that a running process used, in nanoseconds; nil where it cannot be known.
func processCPUTime(_ pid: Int32) -> Int? {
    let time = csandbox_cpu_time(pid)
    return time < 0 ? nil : Int(time)
}

/// Returns how long the most delayed thread of a process could have run and had no CPU, in nanoseconds; nil where that is not known.
func processDelay(_ pid: Int32) -> Int? {
    // Documentation/scheduler/sched-stats.rst: time on a CPU, time waited for one, turns.
    Files.names(in: "/proc/\(pid)/task").compactMap { thread in
        let fields = readText("/proc/\(pid)/task/\(thread)/schedstat")?.split(separator: " ") ?? []
        return fields.count > 1 ? Int(fields[1]) : nil
    }.max()
}

/// Returns the peak resident size of a running process in bytes; nil where it cannot be known.
func processPeakMemory(_ pid: Int32) -> Int? {
    let bytes = csandbox_peak_memory(pid)
    return bytes < 0 ? nil : Int(bytes)
}
