import KataDiagnostics
import KataScript
import KataTranscript

/// Names that statements bind, assign and let go.
extension Statement {
    func bind(
        _ name: Name, _ value: Expression, _ origin: Binding.Origin, in context: Context
    ) throws(InterruptionError) {
        let start = context.trace.count
        let made = try value.evaluateOrReferForKeeping(in: context)
        context.transcript.note(result: made)
        let held = name.isWeak ? try context.weakReference(to: made, at: range) : made
        context.bind(
            name.text, to: held, origin: origin,
            request: context.trace.index(answering: held, to: value, since: start),
            source: name.type.map { .type($0) } ?? .value(value)
        ).isWeak = name.isWeak
    }

    func drop(_ name: Name, in context: Context) throws(InterruptionError) {
        let binding = try context.binding(of: name.text, at: name.range)
        binding.isDropped = true
        context.queue.forget(binding, holds: &context.holds)
        context.holds.letGo(binding.value)
    }

    /// Gives a name of the script another value, which is no command: nothing of the module changes.
    func assign(_ binding: Binding, _ value: Expression, in context: Context)
        throws(InterruptionError)
    {
        let start = context.trace.count
        var made = try value.evaluateOrReferForKeeping(in: context)
        if case .float = binding.value { made = made.asFloat }
        if case .type(let type)? = binding.source { made = made.number(of: type) }
        if binding.isWeak { made = try context.weakReference(to: made, at: range) }
        context.rebind(binding, to: made)
        binding.request = context.trace.index(answering: made, to: value, since: start)
    }
}
