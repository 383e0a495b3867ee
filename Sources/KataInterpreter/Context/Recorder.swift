import KataTranscript

/// Keeps what a run looks like after each command, as far as its bound allows: the names, the objects and the queue.
///
/// A command's step is taken when the next one begins, so that a loop's head does not show what its turns did.
final class Recorder {
    /// How many fields and names all steps together may hold; some ten megabytes of a page.
    private static let bound = 400_000

    private var recording: RunRecording
    private var step = RunRecording.Step()
    private var names: [String: ObjectGraph.Content] = [:]
    private var objects: [Int: ObjectGraph.Node] = [:]
    private var weight = 0
    private var isOver = false

    init(_ undoing: RunRecording.Undoing, _ parts: RecordedParts) {
        recording = RunRecording(hasObjects: parts.contains(.objects), undoing: undoing)
        recording.hasCalls = parts.contains(.calls)
    }

    /// Lets an instrumented module forget the calls of a scenario before this one.
    func begin(in context: Context) { _ = calls(again: true, in: context) }

    /// Notes what the present command did to the queue, and what would take it back.
    func note(_ change: RunRecording.QueueChange, inverse: String? = nil) {
        step.queue = change
        step.inverse = inverse
    }

    /// Ends the step of the present command.
    func endCommand(in context: Context) {
        defer { step = RunRecording.Step() }
        guard weight < Self.bound else { return recording.isCut = true }
        if let list = calls(again: false, in: context) {
            step.calls = list.calls.collapsed
            step.hasMoreCalls = list.isCut
            weight += step.calls.reduce(0) { $0 + $1.arguments.reduce(1) { $0 + $1.weight } }
        }
        let graph = graph(in: context)
        if let graph { compare(graph) }
        compare(context.scope, graph ?? ObjectGraph(objects: Array(objects.values)))
        weight += 1
        recording.steps.append(step)
    }

    /// Returns the steps, that of the last command included.
    func finish(in context: Context) -> RunRecording {
        if context.transcript.commandCount > recording.steps.count { endCommand(in: context) }
        return recording
    }

    /// Asks the worker for its objects; nil where it is gone or does not show them.
    private func graph(in context: Context) -> ObjectGraph? {
        guard recording.hasObjects, let answer = ask(.objects, in: context) else { return nil }
        if answer.objects == nil { recording.hasObjects = false }
        return answer.objects
    }

    /// Asks the worker for the calls since the last time; nil where it is gone or does not tell.
    private func calls(again: Bool, in context: Context) -> CallList? {
        guard recording.hasCalls, let answer = ask(.calls(again: again), in: context) else { return nil }
        if answer.calls == nil { recording.hasCalls = false }
        return answer.calls
    }

    /// Asks the worker; nil where it is gone, and an empty answer where it refuses.
    private func ask(_ request: Request, in context: Context) -> Answer? {
        guard !isOver else { return nil }
        do throws(SessionError) {
            let reply = try context.session.perform(request)
            context.transcript.append(reply.written)
            return (try? reply.result.get()) ?? Answer(.null)
        } catch {
            context.transcript.append(error.written)
            isOver = true
            return nil
        }
    }

    private func compare(_ graph: ObjectGraph) {
        var present: [Int: ObjectGraph.Node] = [:]
        for node in graph.objects {
            present[node.id] = node
            guard objects[node.id] != node else { continue }
            step.objects.append(node)
            weight += node.fields.reduce(1) { $0 + $1.content.weight }
        }
        step.goneObjects = objects.keys.filter { present[$0] == nil }.sorted()
        objects = present
    }

    private func compare(_ scope: Scope, _ graph: ObjectGraph) {
        let ids = Dictionary(
            graph.objects.compactMap { node in node.reference.map { ($0, node.id) } },
            uniquingKeysWith: { first, _ in first })
        var present: [String: ObjectGraph.Content] = [:]
        for binding in scope.outermostFirst where !binding.isDropped && binding.name != Binding.hidden {
            let content = ObjectGraph.Content(binding.value, ids: ids)
            present[binding.name] = content
            guard names[binding.name] != content else { continue }
            step.names.append((binding.name, content))
            weight += 1
        }
        for name in names.keys.sorted() where present[name] == nil { step.names.append((name, nil)) }
        names = present
    }
}

extension Scope {
    /// The bindings here and further out, so that an inner name comes after the one that it hides.
    fileprivate var outermostFirst: [Binding] { (parent?.outermostFirst ?? []) + own }
}

extension ObjectGraph.Content {
    /// Makes the content of a script's name, whose objects have other numbers in the graph.
    fileprivate init(_ value: Value, ids: [Int: Int]) {
        switch value {
        case .object(let reference):
            self = ids[reference.id].map { .object($0) } ?? .text(reference.type)
        case .list(let elements):
            let shown = elements.prefix(60).map { Self($0, ids: ids) }
            self = .list(shown, omitted: elements.count - shown.count)
        case .map(let entries):
            let shown = entries.prefix(60).map {
                ObjectGraph.Entry(key: Self($0.key, ids: ids), content: Self($0.value, ids: ids))
            }
            self = .map(shown, omitted: entries.count - shown.count)
        case .enumCase(let enumCase) where !enumCase.arguments.isEmpty:
            let fields = enumCase.arguments.map {
                ObjectGraph.Field($0.label ?? "", Self($0.value, ids: ids))
            }
            self = .record(type: "." + enumCase.name, fields: fields)
        default: self = .text(value.sourceText)
        }
    }
}

extension ObjectGraph.Content {
    /// About how much memory it takes, in fields of a few words.
    fileprivate var weight: Int {
        switch self {
        case .object: 1
        case .text(let text): 1 + text.utf8.count / 64
        case .list(let elements, _): elements.reduce(1) { $0 + $1.weight }
        case .map(let entries, _): entries.reduce(1) { $0 + $1.key.weight + $1.content.weight }
        case .record(_, let fields): fields.reduce(1) { $0 + $1.content.weight }
        }
    }
}
