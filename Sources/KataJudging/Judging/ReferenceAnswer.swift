public import KataModules
import Synchronization

/// What a module's reference shows of a kata's scenarios: by what they do not notice of it, no solution can be blamed.
public struct ReferenceAnswer {
    private let module: () -> ModuleStore.Ready?
    private let memory: ReferenceMemory
    private let kata: String

    /// Takes what gives the reference, nil where there is none.
    ///
    /// - Parameters:
    ///   - memory: where the answer is kept for further solutions.
    ///   - kata: what the answer is kept under: it is another for other scenarios, or another reference.
    public init(
        in memory: ReferenceMemory = ReferenceMemory(), of kata: String = "",
        _ module: @escaping () -> ModuleStore.Ready?
    ) {
        self.module = module
        self.memory = memory
        self.kata = kata
    }

    /// Returns the sentences that the scenarios do not prove for the reference, which is asked the first time.
    func unnoticed(_ find: (ModuleStore.Ready) -> Set<String>) -> Set<String> {
        memory.answer(kata) { module().map(find) } ?? []
    }
}

/// The answers of references, each asked for once however many solutions are held to it.
public final class ReferenceMemory: Sendable {
    private let known = Mutex<[String: Set<String>]>([:])

    /// Makes a memory of no answers.
    public init() {}

    /// Returns what is known, or finds it out while others wait; what was not found out is asked for again.
    func answer(_ kata: String, _ find: () -> Set<String>?) -> Set<String>? {
        known.withLock { known in
            if let answer = known[kata] { return answer }
            let answer = find()
            known[kata] = answer
            return answer
        }
    }
}
