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
        }
    }

    /// Notes what a value that crossed brought.
    mutating func note(_ value: Value) {
        switch value {
        case .object(let reference): held.insert(reference.id)
        case .list(let elements): for element in elements { note(element) }
        case .map(let entries):
            for entry in entries {
                note(entry.key)
                note(entry.value)
            }
        case .enumCase(let enumCase): for argument in enumCase.arguments { note(argument.value) }
        case .null, .bool, .integer, .float, .string, .closure: break
        }
    }
}
