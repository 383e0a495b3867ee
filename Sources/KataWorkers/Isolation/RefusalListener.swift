internal import CSandbox
import Synchronization

/// Answers the system calls of one worker that its filter refuses, and notes which they were.
///
/// The worker's session answers while it waits for the worker; nobody else does, and nobody has to.
final class RefusalListener: Sendable {
    /// After this many nobody listens any more: the kernel then answers by itself that it does not know the call.
    private static let maximum = 1000

    private struct State: ~Copyable, Sendable {
        var descriptor: Descriptor?
        var numbers: Set<Int32> = []
        var count = 0
    }

    private let state: Mutex<State>

    /// Takes over the descriptor that tells of refused calls.
    init(_ descriptor: consuming Descriptor) {
        state = Mutex(State(descriptor: descriptor))
    }

    /// The descriptor to wait for; -1 when nobody listens any more.
    var number: Int32 { state.withLock { $0.descriptor?.number ?? -1 } }

    /// The names of the refused calls, sorted.
    var names: [String] {
        state.withLock { state in
            state.numbers.map { number in
                csandbox_call_name(number).map { String(cString: $0) } ?? "call \(number)"
            }.sorted()
        }
    }

    /// Answers one call that was refused.
    func answer() {
        state.withLock { state in
            guard let descriptor = state.descriptor?.number else { return }
            let number = csandbox_answer_refusal(descriptor)
            if number >= 0 { state.numbers.insert(number) }
            state.count += 1
            if state.count >= Self.maximum { state.descriptor = nil }
        }
    }
}
