/// Writes a diagram in the language of PlantUML.
public struct PlantUMLDrawing {
    /// Makes a drawing.
    public init() {}

    /// Returns a document from `@startuml` to `@enduml`.
    public func text(_ diagram: Diagram) -> String {
        var result = "@startuml\nhide empty members\n"
        let names = diagram.shortNames
        for box in diagram.boxes { result += lines(of: box, named: names[box.id] ?? "n") }
        for line in diagram.lines {
            guard let from = names[line.from], let to = names[line.to] else { continue }
            let label = line.label.isEmpty ? "" : " : \(line.label.escapedForPlantUML)"
            result += "\(from) \(arrow(line.relation)) \(to)\(label)\n"
        }
        return result + "@enduml\n"
    }

    private func lines(of box: Diagram.Box, named name: String) -> String {
        let keyword = box.isObject ? "object" : Self.keyword(box.stereotype)
        let extra = box.stereotype.map { Self.keyword($0) == "class" ? " <<\($0)>>" : "" } ?? ""
        var result = "\(keyword) \"\(box.title.escapedForPlantUML)\" as \(name)\(extra) {\n"
        for row in box.compartments.flatMap(\.self) { result += "  \(row.escapedForPlantUML)\n" }
        result += "}\n"
        return result
    }

    private static func keyword(_ stereotype: String?) -> String {
        switch stereotype {
        case "protocol": "interface"
        case "enum": "enum"
        default: "class"
        }
    }

    private func arrow(_ relation: Relation) -> String {
        switch relation {
        case .generalization: "-up-|>"
        case .realization: ".up.|>"
        case .composition: "*-->"
        case .aggregation: "o-->"
        case .association, .link: "-->"
        case .dependency: "..>"
        }
    }
}

extension String {
    /// Text in which nothing is a command: quotes, braces and leading signs become character codes.
    var escapedForPlantUML: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "{", "}", "\"", "<", ">", "\\", "~", "&", "#", "+", "-", "@", "!", "'", "*", "_", "|", "%":
                result += "&#\(scalar.value);"
            case "\n", "\r", "\t": result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
