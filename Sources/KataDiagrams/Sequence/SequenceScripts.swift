/// Writes sequence diagrams in languages that other tools draw.
public struct SequenceScripts {
    /// Makes a writer.
    public init() {}

    /// Returns a `sequenceDiagram` of Mermaid.
    public func mermaid(_ diagram: SequenceDiagram) -> String {
        let language = Language(
            start: "sequenceDiagram\n", end: "", margin: "  ", call: "->>", creation: "-->>", answer: "-->>",
            separator: ":", escaped: \.escapedForMermaid,
            participant: { "participant \($0) as \($1.escapedForMermaid)" })
        return language.text(diagram)
    }

    /// Returns a document of PlantUML.
    public func plantUML(_ diagram: SequenceDiagram) -> String {
        let language = Language(
            start: "@startuml\nhide footbox\n", end: "@enduml\n", margin: "", call: " -> ", creation: " --> ",
            answer: " --> ", separator: " :", escaped: \.escapedForPlantUML,
            participant: { "participant \"\($1.escapedForPlantUML)\" as \($0)" })
        return language.text(diagram)
    }
}

/// What tells the languages apart: signs, and how a text is written so that nothing in it is a sign.
private struct Language {
    let start: String
    let end: String
    let margin: String
    let call: String
    let creation: String
    let answer: String
    let separator: String
    let escaped: (String) -> String
    let participant: (_ name: String, _ title: String) -> String

    func text(_ diagram: SequenceDiagram) -> String {
        var lines = diagram.participants.enumerated().map { participant("p\($0)", $1) }
        for event in diagram.events { lines += self.lines(for: event, in: diagram.messages) }
        if let note = diagram.note { lines.append("note over p0\(separator) \(escaped(note))") }
        return start + lines.map { margin + $0 + "\n" }.joined() + end
    }

    private func lines(
        for event: SequenceDiagram.Event, in messages: [SequenceDiagram.Message]
    ) -> [String] {
        switch event {
        case .call(let index):
            let message = messages[index]
            let arrow = message.creates ? creation : call
            return [arrowLine(message.from, arrow, message.to, message.text), "activate p\(message.to)"]
        case .answer(let index):
            let message = messages[index]
            let arrow = arrowLine(message.to, answer, message.from, message.answer ?? "")
            return [arrow, "deactivate p\(message.to)"]
        case .end(let index): return ["deactivate p\(messages[index].to)"]
        }
    }

    private func arrowLine(_ from: Int, _ arrow: String, _ to: Int, _ text: String) -> String {
        "p\(from)\(arrow)p\(to)\(separator) \(escaped(text))"
    }
}

extension SequenceDiagram {
    /// What is left out, in words; nil where nothing is.
    var note: String? {
        omittedCount > 0 ? "… \(omittedCount) more call\(omittedCount == 1 ? "" : "s"), not drawn" : nil
    }
}
