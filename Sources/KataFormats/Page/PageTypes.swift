import KataDiagrams
import KataResults
import KataStructure
import KataText
import KataTranscript

/// What the page tells of a solution's types beside their diagram: roles, what is to be said of them, and relations.
struct PageTypes {
    private let kata: KataResult

    /// Takes a kata's result.
    init(_ kata: KataResult) { self.kata = kata }

    /// Who plays which role, and what is to be said of that; nil where nothing was judged.
    var structure: JSON? { kata.structure.map(json) }

    /// The relations of the class diagram, each with how it was told from the others; nil where there are none.
    var relations: JSON? {
        let relations = kata.types?.lines.map(\.json) ?? []
        return relations.isEmpty ? nil : .array(relations)
    }

    private func json(_ structure: StructureResult) -> JSON {
        let roles = structure.verdict.roles.map { part in
            JSON.array([.string(part.role.visible), .array(part.names.map { .string($0.visible) })])
        }
        return .members([
            "roles": roles.isEmpty ? nil : .array(roles),
            "tone": structure.isFailure ? "bad" : structure.isAdvice ? "faint" : "good",
            "words": words(structure),
        ])
    }

    private func words(_ structure: StructureResult) -> JSON? {
        switch structure.verdict.level {
        case .found:
            return .both("The roles of the pattern are all played.", "模式的角色都有人扮演。")
        case .notApplicable:
            return .both(
                "Nothing can be said of the structure" + (structure.verdict.reason.map { ": \($0)" } ?? "."),
                "无法判断结构" + (structure.verdict.reason.map { "：\($0)" } ?? "。"))
        case .notFound, .refuted:
            let english = structure.description(in: .english)
            let chinese = structure.description(in: .chinese)
            return .both(english.sentence.visible, chinese.sentence.visible)
        }
    }
}

extension Diagram.Line {
    fileprivate var json: JSON {
        .array([
            .string(from.visible), .string(relation.rawValue), .string(to.visible),
            .both(reason.english.visible, reason.chinese.visible),
        ])
    }
}

extension Diagram {
    /// The diagram with the roles that its types play, where their names are others.
    func withRoles(of structure: StructureResult?) -> Diagram {
        var diagram = self
        for part in structure?.verdict.roles ?? [] {
            for index in diagram.boxes.indices
            where part.names.contains(diagram.boxes[index].id) && part.role != diagram.boxes[index].id {
                let known = diagram.boxes[index].stereotype.map { $0 + ", " } ?? ""
                diagram.boxes[index].stereotype = known + part.role
            }
        }
        return diagram
    }
}
