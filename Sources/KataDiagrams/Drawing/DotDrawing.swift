/// Writes a diagram in the language of Graphviz' `dot`.
public struct DotDrawing {
    /// Makes a drawing.
    public init() {}

    /// Returns a `digraph`.
    public func text(_ diagram: Diagram, title: String) -> String {
        var result = "digraph \(quoted(title)) {\n"
        result +=
            "  node [shape=plain, fontname=\"monospace\"];\n  edge [fontname=\"monospace\", fontsize=10];\n"
        let names = diagram.shortNames
        for box in diagram.boxes {
            result += "  \(names[box.id] ?? "n") [label=<\(label(box))>];\n"
        }
        for line in diagram.lines {
            guard let from = names[line.from], let to = names[line.to] else { continue }
            result += "  " + edge(line, from, to)
        }
        return result + "}\n"
    }

    /// A subtype points up at its supertype, so its line is laid backwards, from above.
    private func edge(_ line: Diagram.Line, _ from: String, _ to: String) -> String {
        let label = line.label.isEmpty ? "" : ", label=\(quoted(line.label))"
        return switch line.relation {
        case .generalization: "\(to) -> \(from) [dir=back, arrowtail=empty\(label)];\n"
        case .realization: "\(to) -> \(from) [dir=back, arrowtail=empty, style=dashed\(label)];\n"
        case .composition: "\(from) -> \(to) [dir=both, arrowtail=diamond, arrowhead=vee\(label)];\n"
        case .aggregation: "\(from) -> \(to) [dir=both, arrowtail=odiamond, arrowhead=vee\(label)];\n"
        case .association, .link: "\(from) -> \(to) [arrowhead=vee\(label)];\n"
        case .dependency: "\(from) -> \(to) [arrowhead=vee, style=dashed\(label)];\n"
        }
    }

    private func label(_ box: Diagram.Box) -> String {
        let title = (box.isObject ? "<u>\(box.title.escapedForXML)</u>" : "<b>\(box.title.escapedForXML)</b>")
        let head = (box.stereotype.map { "«\($0.escapedForXML)»<br/>" } ?? "") + title
        var rows = "<tr><td>\(head)</td></tr>"
        for compartment in box.compartments where !compartment.isEmpty {
            let lines = compartment.map { $0.escapedForXML + "<br align=\"left\"/>" }.joined()
            rows += "<tr><td align=\"left\" balign=\"left\">\(lines)</td></tr>"
        }
        return "<table border=\"0\" cellborder=\"1\" cellspacing=\"0\" cellpadding=\"4\">\(rows)</table>"
    }

    private func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(escaped.replacing("\n", with: " "))\""
    }
}
