public import KataModules
import KataScript
import KataTranscript
import KataYAML

/// The JSON Schemas (draft-07) of the files that authors write, made from the tables that the reader follows.
///
/// Forms of a value are told apart by `if` and `then`, not by `oneOf`: a validator then names the misspelt key instead
/// of saying that nothing fits.
public enum KataSchema {
    /// The schema of the kata file as text, for editors.
    public static var text: String { document.indented + "\n" }

    /// The schema of `mutants.yaml` or `cheats.yaml` as text, for editors.
    public static func text(of kind: WrongKind) -> String {
        document(kind.folder, of: MutantTables.file(of: kind)).indented + "\n"
    }

    /// The schema of `equivalents.yaml` as text, for editors.
    public static var equivalentsText: String {
        document("Equivalents", of: MutantTables.equivalents).indented + "\n"
    }

    /// The schema of the kata file.
    static var document: JSON {
        document("Kata", of: KataTables.kata, adding: eitherOneOrSeveralScenarios)
    }

    private static func document(_ title: String, of table: MapTable, adding more: [JSON.Member] = []) -> JSON
    {
        var writer = SchemaWriter()
        let members = writer.schema(of: table) + more
        let head: [JSON.Member] = [
            JSON.Member("$schema", "http://json-schema.org/draft-07/schema#"),
            JSON.Member("title", .string(title)),
        ]
        let definitions = writer.definitions.map { JSON.Member($0.name, $0.schema) }
        return .object(head + members + [JSON.Member("definitions", .object(definitions))])
    }

    /// With `scenarios` a kata has no commands of its own, without it needs them.
    private static var eitherOneOrSeveralScenarios: [JSON.Member] {
        let own = ["commands", "expect", "params"]
        return [
            JSON.Member("if", .members(["required": .array(["scenarios"])])),
            JSON.Member(
                "then", .members(["properties": .object(own.map { JSON.Member($0, false) })])),
            JSON.Member("else", .members(["required": .array(["commands"])])),
        ]
    }
}
