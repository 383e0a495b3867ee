internal import CSandbox
import Synchronization

/// Answers the system calls of one worker that its filter asks about: refused ones, which it notes, and new threads.
///
/// The worker's session answers while it waits for the worker; nothing else has to.
final class RefusalListener: Sendable {
    /// So many refused calls are noted.
    ///
    /// After them the listener is closed, unless threads have to be counted: the kernel then answers by itself that it
    /// does not know the call.
    private static let maximum = 1000
    /// The errno of a thread that cannot be had now.
    private static let tryAgain = noResources

    private struct State: ~Copyable, Sendable {
        var descriptor: Descriptor?
        var numbers: Set<Int32> = []
        var count = 0
    }

    private let process: Int32
    private let threads: Int?
    private let state: Mutex<State>

    /// Takes over the descriptor that tells of calls.
    ///
    /// - Parameter threads: How many threads the process may have; nil where they are not counted.
    init(_ descriptor: consuming Descriptor, of process: Int32, threads: Int?) {
        self.process = process
        self.threads = threads
        state = Mutex(State(descriptor: descriptor))
    }

    /// The descriptor to wait for; -1 when the listener is closed.
    var number: Int32 { state.withLock { $0.descriptor?.number ?? -1 } }

    /// The names of the refused calls, sorted.
    var names: [String] {
        state.withLock { state in
            state.numbers.map { number in
                csandbox_call_name(number).map { String(cString: $0) } ?? "call \(number)"
            }.sorted()
        }
    }

    /// Answers one call that waits.
    func answer() {
        state.withLock { state in
            guard let descriptor = state.descriptor?.number else { return }
            var call = csandbox_call()
            guard csandbox_receive_call(descriptor, &call) != 0 else { return }
            if call.is_thread != 0 {
                return csandbox_answer_call(descriptor, &call, mayStartThread ? 0 : Self.tryAgain)
            }
            csandbox_answer_call(descriptor, &call, notPermitted)
            state.count += 1
            if state.count <= Self.maximum { state.numbers.insert(call.number) }
            if state.count >= Self.maximum, threads == nil { state.descriptor = nil }
        }
    }

    /// Tells whether the process may have one more thread.
    ///
    /// No thread makes two at once, so that it has at most twice as many as it may have, and mostly exactly as many.
    private var mayStartThread: Bool {
        guard let threads else { return true }
        return Int(csandbox_thread_count(process)) < threads
    }
}
