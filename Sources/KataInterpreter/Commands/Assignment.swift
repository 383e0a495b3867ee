import KataDiagnostics
import KataScript
import KataTranscript

/// `place = value` on the queue; it undoes itself by assigning the value that it replaced.
final class Assignment: Command {
    /// A property or an element: what holds it, and the step from there.
    struct Place {
        var parent: Location
        var step: Location.Step
    }

    let range: SourceRange
    private var place: Place
    private var value: Value
    private var previous: Value?
    private var wasDone = false
    private var droppedName: String?

    init(_ place: Place, _ value: Value, range: SourceRange) {
        self.place = place
        self.value = value
        self.range = range
    }

    func execute(in context: Context) throws(Interruption) {
        if wasDone { place.parent = try place.parent.readAgain(in: context) }
        wasDone = true
        if context.queue.keepsHistory, !context.scenario.undo.isReplay {
            previous = try place.parent.readValue(of: place.step, at: range, in: context)
        }
        try place.parent.write(value, through: place.step, in: context)
    }

    func undo(at range: SourceRange, in context: Context) throws(Interruption) {
        try checkAlive(droppedName, at: range)
        place.parent = try place.parent.readAgain(in: context)
        try place.parent.write(previous ?? .null, through: place.step, in: context)
    }

    func hold(_ isHeld: Bool, in holds: inout ObjectHolds) {
        for value in [place.parent.values[0], value, previous ?? .null] {
            if isHeld { holds.hold(value) } else { holds.letGo(value) }
        }
    }

    func rename(_ transform: (Value) -> Value) {
        place.parent.values = place.parent.values.map(transform)
        value = transform(value)
    }

    func isAbout(_ binding: Binding) -> Bool { place.parent.isAbout(binding) }

    func forget(_ name: String) { droppedName = name }
}

extension Location {
    /// Tells whether the way begins at the name, or at the object that it stands for.
    func isAbout(_ binding: Binding) -> Bool {
        if case .binding(let own) = root, own === binding { return true }
        guard case .object(let reference) = values[0], case .object(let bound) = binding.value else {
            return false
        }
        return reference.id == bound.id
    }
}

/// Throws where the object that a command is about was dropped.
func checkAlive(_ droppedName: String?, at range: SourceRange) throws(Interruption) {
    guard let droppedName else { return }
    throw .invalid(
        Diagnostic(.droppedName, "this command cannot be undone: '\(droppedName)' was dropped", at: range))
}
