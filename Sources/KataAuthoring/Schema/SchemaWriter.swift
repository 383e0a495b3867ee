import KataTranscript
import KataYAML

/// Turns tables of keys into schemas; the table of a map inside another is written once, as a definition.
struct SchemaWriter {
    /// The schemas of maps, by the name that `$ref` uses.
    private(set) var definitions: [(name: String, schema: JSON)] = []

    /// What a scalar may be: whatever YAML takes it for, a text is meant.
    private static let scalarTypes: JSON = .array(["string", "number", "boolean"])

    /// The matchers whose items are lines of a log themselves; their table cannot hold itself.
    private static let nested: Set<String> = ["unordered", "of"]

    /// Returns the schema of a map with these keys.
    mutating func schema(of table: MapTable) -> [JSON.Member] {
        var properties: [JSON.Member] = []
        for key in table.keys { properties.append(JSON.Member(key.name, schema(of: key))) }
        let required = table.keys.filter(\.isRequired).map { JSON.string($0.name) }
        var members = [
            JSON.Member("type", "object"), JSON.Member("properties", .object(properties)),
            JSON.Member("additionalProperties", false),
        ]
        if !required.isEmpty { members.append(JSON.Member("required", .array(required))) }
        if table.isMatcher {
            members += [JSON.Member("minProperties", 1), JSON.Member("maxProperties", 1)]
        }
        return members
    }

    private mutating func schema(of key: MapKey) -> JSON {
        let description = JSON.Member("description", .string(key.documentation))
        if Self.nested.contains(key.name), let line = definitions.first(where: { $0.name == "line" }) {
            let item = reference(line.name)
            let members = key.name == "of" ? item : Self.list(of: item)
            return .object([description] + members)
        }
        return .object([description] + members(of: key.shape))
    }

    /// Returns what a value must fulfil.
    private mutating func members(of shape: ValueShape) -> [JSON.Member] {
        switch shape {
        case .text: return [JSON.Member("type", Self.scalarTypes)]
        case .localizedText: return either([.text, .entries(.text)])
        case .identifier:
            return [
                JSON.Member("type", .array(["string", "integer"])),
                JSON.Member("pattern", "^[a-z0-9][a-z0-9-]{0,99}$"),
            ]
        case .integer(let bounds):
            return [
                JSON.Member("type", "integer"), JSON.Member("minimum", .integer(Int64(bounds.lowerBound))),
                JSON.Member("maximum", .integer(Int64(bounds.upperBound))),
            ]
        case .truth: return [JSON.Member("type", "boolean")]
        case .choice(let words): return [JSON.Member("enum", .array(words.map(JSON.string)))]
        case .duration: return Self.quantity("ms|s|min")
        case .size: return Self.quantity("KiB|MiB|GiB")
        case .list(let item): return Self.list(of: members(of: item))
        case .map(let table): return reference(define(table))
        case .entries(let value):
            return [
                JSON.Member("type", "object"),
                JSON.Member("additionalProperties", .object(members(of: value))),
            ]
        case .either(let shapes): return isLine(shapes) ? reference(defineLine(shapes)) : either(shapes)
        case .anything: return []
        }
    }

    private static func list(of item: [JSON.Member]) -> [JSON.Member] {
        [JSON.Member("type", "array"), JSON.Member("items", .object(item))]
    }

    private static func quantity(_ units: String) -> [JSON.Member] {
        [JSON.Member("type", "string"), JSON.Member("pattern", .string("^[0-9]{1,12}(\(units))$"))]
    }

    // MARK: Forms

    /// Dispatches on the type of the value, so that what is wrong is told of the form that was meant.
    private mutating func either(_ shapes: [ValueShape]) -> [JSON.Member] {
        var branches: [JSON] = []
        var types: [JSON] = []
        for form in Form.allCases {
            let alternatives = shapes.filter { $0.form == form }
            guard !alternatives.isEmpty else { continue }
            types += form.types
            let then = JSON.object(form == .map ? oneOfMaps(alternatives) : anyOf(alternatives))
            branches.append(
                .members(["if": .members(["type": .array(form.types)]), "then": then]))
        }
        return [JSON.Member("type", .array(types)), JSON.Member("allOf", .array(branches))]
    }

    private mutating func anyOf(_ shapes: [ValueShape]) -> [JSON.Member] {
        var schemas: [[JSON.Member]] = []
        for shape in shapes { schemas.append(members(of: shape)) }
        return schemas.count == 1 ? schemas[0] : [JSON.Member("anyOf", .array(schemas.map { .object($0) }))]
    }

    /// Tells a map with keys of its own by any that it requires from one whose keys are free.
    private mutating func oneOfMaps(_ shapes: [ValueShape]) -> [JSON.Member] {
        guard shapes.count == 2, case .entries = shapes[0], case .map(let table) = shapes[1] else {
            return anyOf(shapes)
        }
        let keys = table.keys.filter(\.isRequired).map {
            JSON.members(["required": .array([.string($0.name)])])
        }
        return [
            JSON.Member("if", .members(["anyOf": .array(keys)])),
            JSON.Member("then", .object(members(of: shapes[1]))),
            JSON.Member("else", .object(members(of: shapes[0]))),
        ]
    }

    /// What a value looks like before its meaning is known.
    fileprivate enum Form: CaseIterable {
        case scalar, list, map

        /// The JSON types of the form.
        var types: [JSON] {
            switch self {
            case .scalar: ["string", "number", "boolean"]
            case .list: ["array"]
            case .map: ["object"]
            }
        }
    }

    // MARK: Definitions

    private func reference(_ name: String) -> [JSON.Member] {
        [JSON.Member("allOf", .array([.members(["$ref": .string("#/definitions/\(name)")])]))]
    }

    /// Defines the schema of a table and returns its name.
    private mutating func define(_ table: MapTable) -> String {
        let name = table.definitionName
        guard !definitions.contains(where: { $0.name == name }) else { return name }
        definitions.append((name, .null))
        let index = definitions.count - 1
        definitions[index].schema = .object(schema(of: table))
        return name
    }

    private func isLine(_ shapes: [ValueShape]) -> Bool {
        shapes.contains { if case .map(let table) = $0 { table.isMatcher } else { false } }
    }

    /// Defines a line of a log, which lines inside it refer to.
    private mutating func defineLine(_ shapes: [ValueShape]) -> String {
        let name = "line"
        guard !definitions.contains(where: { $0.name == name }) else { return name }
        definitions.append((name, .null))
        let index = definitions.count - 1
        definitions[index].schema = .object(either(shapes))
        return name
    }
}

extension ValueShape {
    /// What a value of the shape looks like.
    fileprivate var form: SchemaWriter.Form {
        switch self {
        case .list: .list
        case .map, .entries: .map
        default: .scalar
        }
    }
}

extension MapTable {
    /// Tells whether the map is a matcher, which has exactly one key.
    fileprivate var isMatcher: Bool { self["glob"] != nil && self["re"] != nil }

    /// The subject without its article and quotes: `a scenario` is `scenario`.
    fileprivate var definitionName: String {
        let words = subject.split(separator: " ").map { $0.filter { $0 != "'" } }
        return isMatcher ? "matcher" : words.last.map { String($0) } ?? "map"
    }
}
