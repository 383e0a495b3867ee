import KataTranscript

/// Validates by the keywords of JSON Schema draft-07 that the kata's schema uses; any other one is reported.
struct SchemaValidator {
    let root: JSON

    /// Returns what is wrong with a document, each with its path: `/scenarios/0: 'nmae' is not allowed`.
    func problems(_ document: JSON) -> [String] { problems(document, root, "") }

    private func problems(_ value: JSON, _ schema: JSON, _ path: String) -> [String] {
        guard case .object(let keywords) = schema else {
            return schema.bool == false ? ["\(path.isEmpty ? "/" : path): is not allowed here"] : []
        }
        return keywords.flatMap { keyword in
            problems(value, keyword.name, keyword.value, schema, path)
        }
    }

    private func problems(
        _ value: JSON, _ keyword: String, _ wanted: JSON, _ schema: JSON, _ path: String
    ) -> [String] {
        func problem(_ text: String) -> [String] { ["\(path.isEmpty ? "/" : path): \(text)"] }
        switch keyword {
        case "$schema", "title", "description", "definitions", "then", "else": return []
        case "type":
            let types = wanted.array?.compactMap(\.string) ?? [wanted.string ?? ""]
            let isOne = types.contains(value.schemaType)
            let isWhole = value.schemaType == "integer" && types.contains("number")
            return isOne || isWhole
                ? [] : problem("is \(value.schemaType), not \(types.joined(separator: " or "))")
        case "enum":
            let isThere = (wanted.array ?? []).contains { $0.text == value.text }
            return isThere ? [] : problem("\(value.text) is none of the words")
        case "minimum": return (value.integer ?? .max) < (wanted.integer ?? 0) ? problem("is too small") : []
        case "maximum": return (value.integer ?? .min) > (wanted.integer ?? 0) ? problem("is too large") : []
        case "pattern":
            guard let text = value.string, let pattern = try? Regex(wanted.string ?? "") else { return [] }
            return text.contains(pattern) ? [] : problem("'\(text)' does not fit \(wanted.string ?? "")")
        case "required":
            let names = (wanted.array ?? []).compactMap(\.string)
            return value.members.isEmpty && value.schemaType != "object"
                ? [] : names.filter { value[$0] == nil }.flatMap { problem("'\($0)' is missing") }
        case "properties":
            return value.members.flatMap { member in
                wanted[member.name].map { problems(member.value, $0, "\(path)/\(member.name)") } ?? []
            }
        case "additionalProperties":
            return value.members.filter { schema["properties"]?[$0.name] == nil }.flatMap { member in
                wanted.bool == false
                    ? problem("'\(member.name)' is not allowed")
                    : problems(member.value, wanted, "\(path)/\(member.name)")
            }
        case "minProperties":
            return value.schemaType == "object" && value.members.count < wanted.integer ?? 0
                ? problem("has too few keys") : []
        case "maxProperties":
            return value.members.count > wanted.integer ?? 0 ? problem("has too many keys") : []
        case "items":
            return (value.array ?? []).enumerated().flatMap { problems($1, wanted, "\(path)/\($0)") }
        case "allOf": return (wanted.array ?? []).flatMap { problems(value, $0, path) }
        case "anyOf":
            return (wanted.array ?? []).contains { problems(value, $0, path).isEmpty }
                ? [] : problem("fits none of the forms")
        case "if":
            let branch = problems(value, wanted, path).isEmpty ? schema["then"] : schema["else"]
            return branch.map { problems(value, $0, path) } ?? []
        case "$ref":
            let name = wanted.string?.split(separator: "/").last.map { String($0) } ?? ""
            return root["definitions"]?[name].map { problems(value, $0, path) }
                ?? problem("\(name) is not defined")
        default: return problem("the keyword \(keyword) is not known to the test")
        }
    }
}

extension JSON {
    /// The members of an object; none of anything else.
    var members: [Member] { if case .object(let members) = self { members } else { [] } }

    /// The type that a schema knows the value by.
    var schemaType: String {
        switch self {
        case .null: "null"
        case .bool: "boolean"
        case .integer: "integer"
        case .float: "number"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }
}
