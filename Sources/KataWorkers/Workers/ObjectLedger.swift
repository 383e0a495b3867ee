internal import KataTranscript

/// The objects that a worker keeps for a script, so that they can be let go together.
struct ObjectLedger {
    private var held: Set<Int> = []

    /// The references that are still held, in rising order.
    var references: [Int] { held.sorted() }

    /// Notes what a request let go and what its answer brought.
    mutating func note(_ request: Request, _ result: Result<Answer, ModuleError>) {
        if case .release(let references) = request { held.subtract(references) }
        if case .success(let answer) = result {
            note(answer.value)
            if let receiver = answer.receiver { note(receiver) }
            for change in answer.changes { note(change.value) }
        }
    }

    /// Notes what a value that crossed brought.
    mutating func note(_ value: Value) {
        value.forEachReference { held.insert($0.id) }
    }
}
