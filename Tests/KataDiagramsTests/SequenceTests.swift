import Foundation
import KataTranscript
import Testing

@testable import KataDiagrams

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Sequence diagrams of recorded calls")
struct SequenceTests {
    /// A house that hands a guest to a man, who is visited; then a value that asks itself.
    private static let recording: RunRecording = {
        var first = RunRecording.Step()
        first.names = [("house", .object(1)), ("joy", .object(2))]
        first.objects = [
            .init(id: 1, type: "House"), .init(id: 2, type: "Joy"), .init(id: 3, type: "Man"),
            .init(id: 4, type: "Man"),
        ]
        first.calls = [
            RecordedCall(object: 1, type: "House", member: "accept(_:)", arguments: [.object(2)]),
            RecordedCall(
                parent: 0, object: 3, type: "Man", member: "accept(_:by:)",
                arguments: [.object(2), .text("1")]),
            RecordedCall(parent: 1, object: 2, type: "Joy", member: "visit(_:)", arguments: [.object(3)]),
            RecordedCall(
                parent: 0, object: 4, type: "Man", member: "init(name:)", role: .initializer,
                arguments: [.text("\"x\"")]),
        ]
        var second = RunRecording.Step()
        second.calls = [
            RecordedCall(type: "Noon", member: "hour", role: .getter),
            RecordedCall(type: "Work", member: "shared", role: .type),
        ]
        var recording = RunRecording(steps: [first, second])
        recording.hasCalls = true
        return recording
    }()

    private static func diagram(_ command: Int? = nil) -> SequenceDiagram {
        CallSequence(recording, commands: []).diagram(ofCommand: command)
    }

    @Test("Lifelines are called by the script's names, by type, and by number where several have no name")
    func participants() {
        #expect(
            Self.diagram().participants == [
                "script", "house: House", ": Man 1", "joy: Joy", ": Man 2", ": Noon", "Work",
            ])
        #expect(Self.diagram(2).participants == ["script", ": Noon", "Work"])
    }

    @Test("Each command has a diagram of its own, with the names that are known by then")
    func commands() {
        let diagrams = CallSequence(Self.recording, commands: []).diagrams()
        #expect(
            diagrams.map(\.participants) == [
                Self.diagram(1).participants, Self.diagram(2).participants,
            ])
        #expect(diagrams.map(\.messages.count) == [4, 2])
    }

    @Test("Text draws heads, calls and lifelines")
    func text() {
        #expect(
            SequenceText().text(Self.diagram(1)) == """
                ┌────────┐  ┌──────────────┐         ┌─────────┐    ┌──────────┐  ┌─────────┐
                │ script │  │ house: House │         │ : Man 1 │    │ joy: Joy │  │ : Man 2 │
                └────┬───┘  └───────┬──────┘         └────┬────┘    └─────┬────┘  └────┬────┘
                     │ accept(joy)  │                     │               │            │
                     ├─────────────▶│                     │               │            │
                     │              │ accept(joy, by: 1)  │               │            │
                     │              ├────────────────────▶│               │            │
                     │              │                     │ visit(: Man)  │            │
                     │              │                     ├──────────────▶│            │
                     │              │ «create» (name: "x")│               │            │
                     │              ├╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌▶│
                     │              │                     │               │            │

                """)
    }

    @Test("Scripts for other tools open and close what is active")
    func scripts() {
        #expect(
            SequenceScripts().mermaid(Self.diagram(2)) == """
                sequenceDiagram
                  participant p0 as script
                  participant p1 as #58; Noon
                  participant p2 as Work
                  p0->>p1: hour
                  activate p1
                  deactivate p1
                  p0->>p2: shared
                  activate p2
                  deactivate p2

                """)
        #expect(
            SequenceScripts().plantUML(Self.diagram(2)).hasPrefix(
                "@startuml\nhide footbox\nparticipant \"script\" as p0\n"))
    }

    @Test("SVG is well-formed, and no text of a solution is markup")
    func svg() throws {
        var diagram = Self.diagram()
        diagram.messages[0].text = "</text><script>\u{1}"
        diagram.messages[0].answer = "<&>"
        let svg = SequenceSVG().text(diagram, title: "a & b")
        let parser = XMLParser(data: Data(svg.utf8))
        #expect(parser.parse(), "\(parser.parserError.map(String.init(describing:)) ?? "")")
        #expect(!svg.contains("<script"))
    }

    @Test("Only so many calls are drawn, and the rest is told")
    func bounds() {
        var recording = Self.recording
        recording.steps[0].calls = Array(repeating: recording.steps[0].calls[0], count: 200)
        let diagram = CallSequence(recording, commands: []).diagram(ofCommand: 1)
        #expect(diagram.messages.count == 80)
        #expect(SequenceText().text(diagram).hasSuffix("… 120 more calls, not drawn\n"))
    }

    @Test("What was active ends in the order of nesting")
    func events() {
        let messages = [0, 1, 2, 1].map { SequenceDiagram.Message(from: 0, to: 1, text: "", depth: $0) }
        let diagram = SequenceDiagram(participants: ["a", "b"], messages: messages)
        #expect(
            diagram.events == [.call(0), .call(1), .call(2), .end(2), .end(1), .call(3), .end(3), .end(0)])
    }
}
