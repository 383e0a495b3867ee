#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Returns the CPU time that this thread spends: a busy machine makes work take longer, but not more of it.
public func cpuTime(_ body: () throws -> Void) rethrows -> Duration {
    let start = spent()
    try body()
    return spent() - start
}

private func spent() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
