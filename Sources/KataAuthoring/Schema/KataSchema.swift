import KataScript
import KataTranscript
import KataYAML

/// The JSON Schema (draft-07) of the kata file, made from the tables that the reader follows.
///
/// Forms of a value are told apart by `if` and `then`, not by `oneOf`: a validator then names the misspelt key instead
/// of saying that nothing fits.
public enum KataSchema {
    /// The schema as text, for editors.
    public static var text: String { document.indented + "\n" }

    /// The schema.
    static var document: JSON {
        var writer = SchemaWriter()
        var kata = writer.schema(of: KataTables.kata)
        kata.append(contentsOf: eitherOneOrSeveralScenarios)
        let head: [JSON.Member] = [
            JSON.Member("$schema", "http://json-schema.org/draft-07/schema#"),
            JSON.Member("title", "Kata"),
        ]
        let definitions = writer.definitions.map { JSON.Member($0.name, $0.schema) }
        return .object(head + kata + [JSON.Member("definitions", .object(definitions))])
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
