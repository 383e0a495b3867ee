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
    var obstacle: String?

    init(_ place: Place, _ value: Value, range: SourceRange) {
        self.place = place
        self.value = value
        self.range = range
    }

    func execute(in context: Context) throws(InterruptionError) {
        if wasDone { place.parent = try place.parent.readAgain(in: context) }
        wasDone = true
        if context.queue.keepsHistory, !context.scenario.undo.isReplay {
            previous = try place.parent.readValue(of: place.step, at: range, in: context)
        }
        try place.parent.write(value, through: place.step, in: context)
    }

    func undo(at range: SourceRange, in context: Context) throws(InterruptionError) {
        place.parent = try place.parent.readAgain(in: context)
        try place.parent.write(previous ?? .null, through: place.step, in: context)
    }

    var keptValues: [Value] { [place.parent.values[0], value, previous ?? .null] }

    func rename(_ renaming: Renaming) -> Bool {
        guard place.parent.rename(renaming), let renamed = renaming.value(value) else { return false }
        value = renamed
        return true
    }

    func restoreRoot() { place.parent.restoreRoot() }

    func inverseText(in context: Context) -> String? {
        let assigned = context.source(range).prefix { $0 != "=" }
        return assigned + "= " + (previous ?? .null).sourceText
    }

    func isAbout(_ binding: Binding) -> Bool { place.parent.isAbout(binding) }
}

extension Location {
    /// Gives the name at the root the value that it had when the place was read.
    ///
    /// Lists, maps and cases live in names; what lives in the worker is restored there.
    func restoreRoot() {
        if case .binding(let binding) = root { binding.value = values[0] }
    }

    /// Replaces the object at the root by what it has become in a fresh worker; tells whether it still is.
    ///
    /// The values on the way are read again before they are used.
    mutating func rename(_ renaming: Renaming) -> Bool {
        guard let renamed = renaming.value(values[0]) else { return false }
        values[0] = renamed
        return true
    }

    /// Tells whether the way begins at the name, or at the object that it stands for.
    func isAbout(_ binding: Binding) -> Bool {
        if case .binding(let own) = root, own === binding { return true }
        guard case .object(let reference) = values[0], case .object(let bound) = binding.value else {
            return false
        }
        return reference.id == bound.id
    }
}
