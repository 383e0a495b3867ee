import KataDiagnostics
import KataScript
import KataTranscript

/// A method of lists that changes one, on the queue; it undoes itself by putting the former list back.
final class ListChange: Command {
    let range: SourceRange
    private let method: PlainMethod
    private let call: SourceRange
    private var place: Location
    private var arguments: [Argument]
    private var previous: Value = .null
    private var wasDone = false
    /// What the method gave.
    private(set) var answer = Answer(.null, isVoid: true)
    var obstacle: String?

    init(
        _ method: PlainMethod, _ place: Location, _ arguments: [Argument], call: SourceRange,
        range: SourceRange
    ) {
        self.method = method
        self.place = place
        self.arguments = arguments
        self.call = call
        self.range = range
    }

    func execute(in context: Context) throws(InterruptionError) {
        if place.isNowhere {
            throw .mismatch(
                "'\(method.rawValue)' changes a list that no name and no property holds", at: call)
        }
        if wasDone { place = try place.readAgain(in: context) }
        wasDone = true
        previous = place.value
        try context.handle(arguments.reduce(0) { $0 + $1.value.size }, at: call)
        let (changed, answer) = try method.change(previous, arguments, at: call, in: context)
        self.answer = answer
        try place.store(changed, in: context)
    }

    func undo(at range: SourceRange, in context: Context) throws(InterruptionError) {
        place = try place.readAgain(in: context)
        try place.store(previous, in: context)
    }

    var keptValues: [Value] { [place.values[0], previous] + arguments.map(\.value) }

    func rename(_ renaming: Renaming) -> Bool {
        guard place.rename(renaming) else { return false }
        for index in arguments.indices {
            guard let renamed = renaming.value(arguments[index].value) else { return false }
            arguments[index].value = renamed
        }
        return true
    }

    func restoreRoot() { place.restoreRoot() }

    func inverseText(in context: Context) -> String? {
        "\(place.source(in: context)) = \(previous.sourceText)"
    }

    func isAbout(_ binding: Binding) -> Bool { place.isAbout(binding) }
}

extension Location {
    /// The place as the script writes it.
    fileprivate func source(in context: Context) -> String { context.source(range) }

    /// Tells whether the value is held by nothing that could be given another one.
    fileprivate var isNowhere: Bool {
        if case .value = root { steps.isEmpty } else { false }
    }
}
