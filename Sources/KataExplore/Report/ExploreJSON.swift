import KataScript
import KataText
import KataTranscript

/// What came of exploring, for programs.
public enum ExploreJSON {
    /// Returns the document that docs/json.md describes.
    public static func text(of exploration: Exploration, by explorer: Explorer) -> String {
        document(exploration, explorer).indented + "\n"
    }

    static func document(_ exploration: Exploration, _ explorer: Explorer) -> JSON {
        .members([
            "format": "kata.explore", "version": 1, "kata": .string(explorer.world.kata.id),
            "seed": .string(String(explorer.options.seed)),
            "sequences": .integer(Int64(exploration.sequences)),
            "discarded": .integer(Int64(exploration.discarded)),
            "culprit": exploration.culprit.map { .string($0) },
            "cutShort": .bool(exploration.isCutShort),
            "difference": exploration.found.map { difference($0, explorer) },
        ])
    }

    private static func difference(_ found: FoundDifference, _ explorer: Explorer) -> JSON {
        let written = WrittenSequence(found, in: explorer.world)
        let words = DifferenceWords(found: found, names: written.names, phrases: Phrases(locale: "en"))
        func list(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }
        return .members([
            "sequence": .integer(Int64(found.sequence)), "kind": .string(found.difference.name),
            "commands": list(written.commands), "reference": list(words.reference),
            "solution": list(words.solution), "script": list(written.script),
        ])
    }
}

extension Comparison.Difference {
    /// The word for it in a document.
    var name: String {
        switch self {
        case .log: "log"
        case .result: "result"
        case .identity: "identity"
        case .thrown: "thrown"
        case .message: "message"
        case .ending: "ending"
        }
    }
}
