/// Writes a diagram in the language of Mermaid's class diagrams, which GitHub and many editors draw.
public struct MermaidDrawing {
    /// Makes a drawing.
    public init() {}

    /// Returns a `classDiagram`.
    public func text(_ diagram: Diagram) -> String {
        var result = "classDiagram\n"
        // Mermaid takes no diagram without anything in it.
        if diagram.boxes.isEmpty { result += "  note \"nothing to draw\"\n" }
        let names = diagram.shortNames
        for box in diagram.boxes { result += lines(of: box, named: names[box.id] ?? "n") }
        for line in diagram.lines {
            guard let from = names[line.from], let to = names[line.to] else { continue }
            let label = line.label.isEmpty ? "" : " : \(line.label.escapedForMermaid)"
            result += "  \(from) \(arrow(line.relation)) \(to)\(label)\n"
        }
        return result
    }

    private func lines(of box: Diagram.Box, named name: String) -> String {
        var result = "  class \(name)[\"\(box.title.escapedForMermaid)\"]\n"
        if let stereotype = box.stereotype { result += "  <<\(stereotype)>> \(name)\n" }
        for row in box.compartments.flatMap(\.self) { result += "  \(name) : \(row.escapedForMermaid)\n" }
        return result
    }

    private func arrow(_ relation: Relation) -> String {
        switch relation {
        case .generalization: "--|>"
        case .realization: "..|>"
        case .composition: "*-->"
        case .aggregation: "o-->"
        case .association, .link: "-->"
        case .dependency: "..>"
        }
    }
}

extension String {
    /// Text without what has a meaning of its own in Mermaid; character codes stand in for it.
    var escapedForMermaid: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "#", ";", ":", "{", "}", "~", "`", "*", "$", "%", "&", "<", ">", "\"", "\\":
                result += "#\(scalar.value);"
            case "\n", "\r", "\t": result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
