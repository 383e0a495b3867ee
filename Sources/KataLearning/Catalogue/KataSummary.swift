import KataDiagnostics
public import KataScript
import KataTranscript

/// What a list says of a kata.
public struct KataSummary: Sendable {
    /// The id: the file's name without `.yaml`.
    public let id: String
    /// The file's path.
    public internal(set) var path: String
    /// The title.
    public let title: LocalizedText
    /// The pattern, where it is one of the catalogue.
    public let pattern: String?
    /// The difficulty from 1 to 5.
    public let difficulty: Int?
    /// The tags.
    let tags: [String]
    /// The points of all scenarios.
    let points: Int
    /// How many scenarios there are.
    let scenarioCount: Int
    /// The module's id.
    let module: String

    /// Sums up a kata.
    init(_ kata: Kata) {
        id = kata.id
        path = kata.file.path
        title = kata.title
        pattern = kata.pattern
        difficulty = kata.difficulty
        tags = kata.tags
        points = kata.points
        scenarioCount = kata.scenarios.count
        module = kata.module.text
    }

    /// Reads what ``json`` wrote; nil where something is missing.
    init?(json: JSON) {
        guard let id = json["id"]?.string, let path = json["path"]?.string,
            let title = json["title"]?.array, let points = json["points"]?.integer,
            let scenarios = json["scenarios"]?.integer, let module = json["module"]?.string
        else { return nil }
        self.id = id
        self.path = path
        self.title = LocalizedText(
            variants: title.map { ($0["locale"]?.string ?? "", $0["text"]?.string ?? "") })
        pattern = json["pattern"]?.string
        difficulty = json["difficulty"]?.integer.map { Int($0) }
        tags = json["tags"]?.array?.compactMap(\.string) ?? []
        self.points = Int(points)
        scenarioCount = Int(scenarios)
        self.module = module
    }

    /// All of it, for the index.
    var json: JSON {
        JSON.members([
            "id": .string(id), "path": .string(path),
            "title": .array(
                title.variants.map { JSON.members(["locale": .string($0.locale), "text": .string($0.text)]) }),
            "pattern": pattern.map(JSON.string), "difficulty": difficulty.map { .integer(Int64($0)) },
            "tags": .array(tags.map(JSON.string)), "points": .integer(Int64(points)),
            "scenarios": .integer(Int64(scenarioCount)), "module": .string(module),
        ])
    }
}
