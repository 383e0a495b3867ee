import KataText
public import KataTranscript

/// Makes sequence diagrams of recorded runs.
public struct CallSequence {
    /// What one diagram shows at most.
    private enum Bound {
        static let messages = 80
        static let participants = 12
        static let argument = 24
    }

    /// Who takes part: an object, all values of a type, or a type itself.
    private enum Part: Hashable {
        case script
        case object(Int)
        case values(String)
        case type(String)
        /// Several objects of a type that no name tells apart, where there are too many for a lifeline each.
        case several(String)
    }

    private let recording: RunRecording
    private let answers: [String?]
    private var names: [Int: String] = [:]
    private var types: [Int: String] = [:]
    private var isCrowded = false
    private var places: [Part: Int] = [.script: 0]
    private var diagram = SequenceDiagram(participants: ["script"])

    /// Takes a recording with what the commands of its script gave.
    public init(_ recording: RunRecording, commands: [ExecutedCommand]) {
        self.recording = recording
        answers = commands.map { $0.result.map(\.sourceText) }
    }

    /// Returns the calls of one command, counted from 1, or of all.
    public func diagram(ofCommand command: Int?) -> SequenceDiagram {
        var sequence = self
        let steps = command.map { $0 - 1..<$0 } ?? 0..<recording.steps.count
        let range = steps.clamped(to: 0..<recording.steps.count)
        sequence.learnNames(until: range.upperBound)
        let calls = recording.steps[range].flatMap(\.calls)
        sequence.isCrowded = Set(calls.map { sequence.part(of: $0) }).count > Bound.participants
        for index in range { sequence.add(recording.steps[index], index) }
        return sequence.diagram
    }

    /// Returns the calls of each command, one diagram a command.
    public func diagrams() -> [SequenceDiagram] {
        var sequence = self
        return recording.steps.enumerated().map { index, step in
            sequence.learnNames(of: step)
            guard !step.calls.isEmpty else { return SequenceDiagram() }
            var one = sequence
            one.isCrowded = Set(step.calls.map { one.part(of: $0) }).count > Bound.participants
            one.add(step, index)
            return one.diagram
        }
    }

    private mutating func learnNames(until end: Int) {
        for step in recording.steps.prefix(end) { learnNames(of: step) }
    }

    private mutating func learnNames(of step: RunRecording.Step) {
        for node in step.objects { types[node.id] = node.type }
        for call in step.calls { if let object = call.object { types[object] = call.type } }
        for (name, content) in step.names {
            if case .object(let id)? = content, names[id] == nil { names[id] = name }
        }
    }

    private mutating func add(_ step: RunRecording.Step, _ index: Int) {
        // Where each call stands among the messages, and how deep.
        var kept: [Int: Int] = [:]
        let isWhole = step.calls.count { $0.parent == nil } == 1
        for (number, call) in step.calls.enumerated() {
            guard diagram.messages.count < Bound.messages else {
                diagram.omittedCount += step.calls.count - number
                return
            }
            let caller = call.parent.flatMap { kept[$0] }
            kept[number] = diagram.messages.count
            let from = caller.map { diagram.messages[$0].to } ?? 0
            let depth = caller.map { diagram.messages[$0].depth + 1 } ?? 0
            let answer = caller == nil && isWhole && index < answers.count ? answers[index] : nil
            diagram.messages.append(
                SequenceDiagram.Message(
                    from: from, to: place(of: call),
                    text: text(of: call),
                    answer: call.role == .initializer ? nil : answer?.shortened(to: Bound.argument),
                    depth: depth, creates: call.role == .initializer))
        }
    }

    private func part(of call: RecordedCall) -> Part {
        guard let object = call.object else {
            return call.role == .type ? .type(call.type) : .values(call.type)
        }
        return isCrowded && names[object] == nil ? .several(call.type) : .object(object)
    }

    private mutating func place(of call: RecordedCall) -> Int {
        let part = part(of: call)
        if let place = places[part] { return place }
        places[part] = diagram.participants.count
        diagram.participants.append(title(of: part))
        return diagram.participants.count - 1
    }

    private func title(of part: Part) -> String {
        switch part {
        case .script: "script"
        case .object(let id): title(ofObject: id)
        case .values(let type): ": \(type.visible)"
        case .type(let type): type.visible
        case .several(let type): ": \(type.visible) …"
        }
    }

    /// A name of the script, or a number among the objects of its type that have no name.
    private func title(ofObject id: Int) -> String {
        let type = types[id] ?? "?"
        if let name = names[id] { return "\(name): \(type.visible)" }
        let unnamed = types.keys.filter { types[$0] == type && names[$0] == nil }.sorted()
        guard unnamed.count > 1, let number = unnamed.firstIndex(of: id) else { return ": \(type.visible)" }
        return ": \(type.visible) \(number + 1)"
    }

    // MARK: Texts

    private func text(of call: RecordedCall) -> String {
        switch call.role {
        case .getter where call.name != "subscript": return call.name.visible
        case .setter, .observer: return "\(call.name.visible) = …"
        case .initializer: return "«create» (\(arguments(of: call)))"
        case .deinitializer: return "«destroy»"
        case .getter: return "[\(arguments(of: call))]"
        case .method, .type:
            guard call.member.contains("(") else { return call.name.visible }
            return "\(call.name.visible)(\(arguments(of: call)))"
        }
    }

    private func arguments(of call: RecordedCall) -> String {
        let labels = call.member.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
        return call.arguments.enumerated().map { index, content in
            let label = labels.indices.contains(index) && labels[index] != "_" ? "\(labels[index]): " : ""
            return label.visible + text(of: content).shortened(to: Bound.argument)
        }.joined(separator: ", ")
    }

    private func text(of content: ObjectGraph.Content) -> String {
        switch content {
        case .text(let text): text.visible
        case .object(let id): names[id] ?? types[id].map { ": \($0.visible)" } ?? "…"
        case .list(let elements, let omitted):
            "[\((elements.map(text) + (omitted > 0 ? ["…"] : [])).joined(separator: ", "))]"
        case .map(let entries, _):
            "[\(entries.map { "\(text(of: $0.key)): \(text(of: $0.content))" }.joined(separator: ", "))]"
        case .record(let type, _): type.visible
        }
    }
}

extension String {
    fileprivate func shortened(to count: Int) -> String {
        self.count > count ? prefix(count - 1) + "…" : self
    }
}
