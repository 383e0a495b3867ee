public import KataTranscript

/// Makes the object diagram of a run after one of its steps.
public struct ObjectDiagram {
    private var names: [(name: String, content: ObjectGraph.Content)] = []
    private var objects: [ObjectGraph.Node] = []

    /// Makes it from a recording, after the step of that index.
    public init(_ recording: RunRecording, after step: Int) {
        for one in recording.steps.prefix(step + 1) { add(one) }
    }

    private mutating func add(_ step: RunRecording.Step) {
        for (name, content) in step.names {
            names.removeAll { $0.name == name }
            if let content { names.append((name, content)) }
        }
        objects.removeAll { step.goneObjects.contains($0.id) }
        for node in step.objects {
            if let index = objects.firstIndex(where: { $0.id == node.id }) {
                objects[index] = node
            } else {
                objects.append(node)
            }
        }
    }

    /// The diagram, objects in the order in which they were made; what else names stand for is the script's own.
    public var diagram: Diagram {
        let shown = Set(objects.map(\.id))
        let values = names.filter { name in
            if case .object(let id) = name.content { !shown.contains(id) } else { true }
        }
        guard !values.isEmpty else { return Diagram(boxes: objects.map(box), lines: objects.flatMap(lines)) }
        let script = Diagram.Box(
            id: Self.script, title: Self.script,
            compartments: [values.map { "\($0.name) = \($0.content.text)" }])
        let references = values.flatMap { name, content in
            content.objects.filter(shown.contains).map {
                Diagram.Line(Self.script, .link, String($0), label: name)
            }
        }
        return Diagram(boxes: [script] + objects.map(box), lines: references + objects.flatMap(lines))
    }

    /// The box of values that names of the script stand for.
    private static let script = "script"

    private func box(_ object: ObjectGraph.Node) -> Diagram.Box {
        let own = names.filter { $0.content == .object(object.id) }.map(\.name)
        let fields = object.fields.filter { $0.content.objects.isEmpty }.map { field in
            "\(field.name) = \(field.content.text)"
        }
        let rest = object.omittedFields > 0 ? ["… \(object.omittedFields) more"] : []
        return Diagram.Box(
            id: String(object.id), title: own.joined(separator: ", ") + ": " + object.type, isObject: true,
            compartments: [fields + rest])
    }

    private func lines(_ object: ObjectGraph.Node) -> [Diagram.Line] {
        let shown = Set(objects.map(\.id))
        return object.fields.flatMap { field in
            field.content.objects.filter { shown.contains($0) }.map { target in
                Diagram.Line(
                    String(object.id), .link, String(target), label: field.name)
            }
        }
    }
}

extension ObjectGraph.Content {
    /// The numbers of the objects in it.
    var objects: [Int] {
        switch self {
        case .text: []
        case .object(let id): [id]
        case .list(let elements, _): elements.flatMap(\.objects)
        case .map(let entries, _): entries.flatMap { $0.key.objects + $0.content.objects }
        case .record(_, let fields): fields.flatMap(\.content.objects)
        }
    }

    /// The content as a script would write it; objects are points.
    var text: String {
        switch self {
        case .text(let text): text
        case .object: "●"
        case .list(let elements, let omitted): "[" + Self.joined(elements.map(\.text), omitted) + "]"
        case .map(let entries, let omitted):
            entries.isEmpty
                ? "[:]"
                : "[" + Self.joined(entries.map { "\($0.key.text): \($0.content.text)" }, omitted) + "]"
        case .record(let type, let fields):
            type + "("
                + fields.map { ($0.name.isEmpty ? "" : $0.name + ": ") + $0.content.text }
                .joined(separator: ", ") + ")"
        }
    }

    private static func joined(_ parts: [String], _ omitted: Int) -> String {
        (parts + (omitted > 0 ? ["… \(omitted) more"] : [])).joined(separator: ", ")
    }
}
