import Foundation
import KataTranscript
import KataWorkers

/// Waits until something holds; false where it never does, which takes minutes to find out.
///
/// Nothing is measured: on a busy machine the wait is longer, and the answer the same.
func eventually(_ holds: () -> Bool) -> Bool {
    for _ in 0..<12_000 {
        if holds() { return true }
        Thread.sleep(forTimeInterval: 0.01)
    }
    return false
}

/// Tells whether a process waits for something.
func isWaiting(_ pid: Int32) -> Bool {
    ((try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? "").contains(") S")
}

/// Tells whether a process waits in a read, as a worker does for its next request.
func isReading(_ pid: Int32) -> Bool {
    #if arch(x86_64)
    let read = "0 "
    #else
    let read = "63 "
    #endif
    return ((try? String(contentsOfFile: "/proc/\(pid)/syscall", encoding: .utf8)) ?? "").hasPrefix(read)
}

extension WorkerSession {
    /// The worker's process.
    func pid() throws -> Int32 {
        guard case .integer(let pid)? = try call("pid").value else { return 0 }
        return Int32(pid)
    }
}
