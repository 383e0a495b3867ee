/// Writes sequence diagrams in languages that other tools draw.
public struct SequenceScripts {
    /// Makes a writer.
    public init() {}

    /// Returns a `sequenceDiagram` of Mermaid.
    public func mermaid(_ diagram: SequenceDiagram) -> String {
        var result = "sequenceDiagram\n"
        for (index, title) in diagram.participants.enumerated() {
            result += "  participant p\(index) as \(title.escapedForMermaid)\n"
        }
        for event in diagram.events {
            switch event {
            case .call(let index):
                let message = diagram.messages[index]
                let arrow = message.creates ? "-->>" : "->>"
                result += "  p\(message.from)\(arrow)p\(message.to): \(message.text.escapedForMermaid)\n"
                result += "  activate p\(message.to)\n"
            case .answer(let index):
                let message = diagram.messages[index]
                result +=
                    "  p\(message.to)-->>p\(message.from): \(message.answer?.escapedForMermaid ?? "")\n"
                result += "  deactivate p\(message.to)\n"
            case .end(let index): result += "  deactivate p\(diagram.messages[index].to)\n"
            }
        }
        if let note = diagram.note {
            result += "  Note over p0: \(note.escapedForMermaid)\n"
        }
        return result
    }

    /// Returns a document of PlantUML.
    public func plantUML(_ diagram: SequenceDiagram) -> String {
        var result = "@startuml\nhide footbox\n"
        for (index, title) in diagram.participants.enumerated() {
            result += "participant \"\(title.escapedForPlantUML)\" as p\(index)\n"
        }
        for event in diagram.events {
            switch event {
            case .call(let index):
                let message = diagram.messages[index]
                let arrow = message.creates ? "-->" : "->"
                result += "p\(message.from) \(arrow) p\(message.to) : \(message.text.escapedForPlantUML)\n"
                result += "activate p\(message.to)\n"
            case .answer(let index):
                let message = diagram.messages[index]
                result +=
                    "p\(message.to) --> p\(message.from) : \(message.answer?.escapedForPlantUML ?? "")\n"
                result += "deactivate p\(message.to)\n"
            case .end(let index): result += "deactivate p\(diagram.messages[index].to)\n"
            }
        }
        if let note = diagram.note { result += "note over p0 : \(note.escapedForPlantUML)\n" }
        return result + "@enduml\n"
    }
}

extension SequenceDiagram {
    /// What is left out, in words; nil where nothing is.
    var note: String? {
        omittedCount > 0 ? "… \(omittedCount) more call\(omittedCount == 1 ? "" : "s"), not drawn" : nil
    }
}
