import KataDiagnostics
import KataDiagrams
import KataText
import KataTranscript

/// The steps of a scenario: each command with what it changed.
struct PageSteps {
    let transcript: Transcript
    let recording: RunRecording?
    let script: PageScript
    let file: SourceFile

    var json: JSON {
        let hasCalls = recording?.hasCalls ?? false
        let calls =
            hasCalls ? recording.map { CallSequence($0, commands: transcript.commands).diagrams() } ?? [] : []
        return .array(
            transcript.commands.indices.map { step($0, index(calls, $0).flatMap(\.json)) })
    }

    private func index(_ diagrams: [SequenceDiagram], _ index: Int) -> SequenceDiagram? {
        diagrams.indices.contains(index) ? diagrams[index] : nil
    }

    private func step(_ index: Int, _ calls: JSON?) -> JSON {
        let command = transcript.commands[index]
        let recorded = recording.flatMap { index < $0.steps.count ? $0.steps[index] : nil }
        let source = file.text(in: command.range).split(separator: "\n").first.map { String($0).visible }
        return .members([
            "at": script.place(of: command.range), "source": source.map(JSON.string),
            "turns": command.turns.isEmpty ? nil : .array(command.turns.map { .integer(Int64($0)) }),
            "result": command.result.map { .string($0.sourceText.visible) },
            "names": recorded.flatMap(\.pageNames), "objects": recorded.flatMap(\.pageObjects),
            "calls": calls,
            "queue": recorded?.queue.map(\.json), "inverse": (recorded?.inverse).map { .string($0.visible) },
        ])
    }
}

extension SequenceDiagram {
    /// What the page draws: participants, and calls as lists of caller, called, text, depth, whether it creates, answer.
    fileprivate var json: JSON? {
        guard !messages.isEmpty else { return nil }
        let list = messages.map { message in
            JSON.array(
                [
                    .integer(Int64(message.from)), .integer(Int64(message.to)), .string(message.text),
                    .integer(Int64(message.depth)), message.creates ? 1 : 0,
                ] + (message.answer.map { [.string($0.visible)] } ?? []))
        }
        return .members([
            "who": .array(participants.map(JSON.string)), "list": .array(list),
            "more": omittedCount > 0 ? .integer(Int64(omittedCount)) : nil,
        ])
    }
}

extension RunRecording.Step {
    fileprivate var pageNames: JSON? {
        names.isEmpty ? nil : .object(names.map { JSON.Member($0.name, $0.content.map(\.json) ?? .null) })
    }

    fileprivate var pageObjects: JSON? {
        let gone = goneObjects.map { JSON.Member(String($0), .null) }
        let present = objects.map { JSON.Member(String($0.id), $0.json) }
        return gone.isEmpty && present.isEmpty ? nil : .object(gone + present)
    }
}

extension RunRecording.QueueChange {
    fileprivate var json: JSON {
        switch self {
        case .did: "do"
        case .undid(let count): .members(["undo": .integer(Int64(count))])
        case .redid(let count): .members(["redo": .integer(Int64(count))])
        }
    }
}

extension ObjectGraph.Node {
    fileprivate var json: JSON {
        .members([
            "type": .string(type.visible), "fields": .array(fields.map(\.json)),
            "more": omittedFields > 0 ? .integer(Int64(omittedFields)) : nil,
        ])
    }
}

extension ObjectGraph.Field {
    fileprivate var json: JSON { .array([.string(name.visible), content.json]) }
}

extension ObjectGraph.Content {
    fileprivate var json: JSON {
        switch self {
        case .text(let text): .string(text.visible)
        case .object(let id): .members(["object": .integer(Int64(id))])
        case .list(let elements, let omitted):
            .members(["list": .array(elements.map(\.json)), "more": Self.count(omitted)])
        case .map(let entries, let omitted):
            .members([
                "map": .array(entries.map { .array([$0.key.json, $0.content.json]) }),
                "more": Self.count(omitted),
            ])
        case .record(let type, let fields):
            .members(["type": .string(type.visible), "fields": .array(fields.map(\.json))])
        }
    }

    private static func count(_ omitted: Int) -> JSON? { omitted > 0 ? .integer(Int64(omitted)) : nil }
}
