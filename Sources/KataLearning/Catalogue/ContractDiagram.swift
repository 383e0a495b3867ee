public import KataDiagrams
public import KataModules

extension Contract {
    /// The class diagram of what the module promises: what it keeps, takes and gives, and nothing of how it does so.
    public var diagram: Diagram {
        Diagram(boxes: types.map(\.box), lines: types.flatMap(lines))
    }

    private func lines(of type: PromisedType) -> [Diagram.Line] {
        var lines: [Diagram.Line] = []
        for (name, written) in type.properties {
            for other in others(in: written, than: type) {
                if let index = lines.firstIndex(where: { $0.to == other }) {
                    lines[index].label += ", " + name
                } else {
                    lines.append(Diagram.Line(type.name, .association, other, label: name))
                }
            }
        }
        for signature in type.constructors + type.methods {
            for other in others(in: signature, than: type) where !lines.contains(where: { $0.to == other }) {
                lines.append(Diagram.Line(type.name, .dependency, other))
            }
        }
        return lines
    }

    /// The other classes of the contract that a type or a signature names; enumerations stand in the rows already.
    private func others(in text: String, than type: PromisedType) -> [String] {
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        let wanted = types.filter { $0.name != type.name && $0.cases.isEmpty }.map(\.name)
        return wanted.filter(words.contains)
    }
}

extension Contract.PromisedType {
    fileprivate var box: Diagram.Box {
        Diagram.Box(
            id: name, stereotype: cases.isEmpty ? nil : "enum", title: name,
            compartments: [cases + properties.map { "\($0.name): \($0.type)" }, constructors + methods])
    }
}
