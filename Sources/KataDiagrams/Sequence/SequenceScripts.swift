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
        for message in diagram.messages {
            result += "  p\(message.from)->>p\(message.to): \(message.text.escapedForMermaid)\n"
            for line in message.log {
                result += "  Note right of p\(message.to): \(line.escapedForMermaid)\n"
            }
            if let answer = message.answer {
                result += "  p\(message.to)-->>p\(message.from): \(answer.escapedForMermaid)\n"
            }
        }
        return result
    }

    /// Returns a document of PlantUML.
    public func plantUML(_ diagram: SequenceDiagram) -> String {
        var result = "@startuml\n"
        for (index, title) in diagram.participants.enumerated() {
            result += "participant \"\(title.escapedForPlantUML)\" as p\(index)\n"
        }
        for message in diagram.messages {
            result += "p\(message.from) -> p\(message.to) : \(message.text.escapedForPlantUML)\n"
            for line in message.log {
                result += "note right of p\(message.to) : \(line.escapedForPlantUML)\n"
            }
            if let answer = message.answer {
                result += "p\(message.to) --> p\(message.from) : \(answer.escapedForPlantUML)\n"
            }
        }
        return result + "@enduml\n"
    }
}
