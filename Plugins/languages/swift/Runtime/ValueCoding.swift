extension Value {
    /// Reads the protocol's form of a value.
    init(_ json: JSON) throws(RefusalError) {
        switch json {
        case .null: self = .null
        case .bool(let truth): self = .bool(truth)
        case .integer(let number): self = .integer(number)
        case .float(let number): self = .float(number)
        case .string(let text): self = .string(text)
        case .array(let elements):
            self = .list(try elements.map { json throws(RefusalError) in try Value(json) })
        case .object: self = try Value(object: json)
        }
    }

    private init(object: JSON) throws(RefusalError) {
        if let number = object["ref"]?.integer {
            self = .reference(number, type: object["type"]?.string ?? "")
        } else if let name = object["case"]?.string {
            self = .enumCase(
                name: name, type: object["type"]?.string,
                arguments: try Argument.list(object["args"]))
        } else if let number = object["callback"]?.integer {
            let path = object["path"]?.array?.compactMap(\.string)
            self = path.map { .keyPath(number, $0) } ?? .closure(number)
        } else if let entries = object["map"]?.array {
            self = .map(try entries.map { entry throws(RefusalError) in try Value.entry(entry) })
        } else if let name = object["float"]?.string, let number = Value.specialFloats[name] {
            self = .float(number)
        } else if object["tuple"] != nil {
            self = .tuple(try Argument.list(object["tuple"]))
        } else if let bounds = object["range"]?.array, bounds.count == 2 {
            self = .range(
                lower: try Value(bounds[0]), upper: try Value(bounds[1]),
                isClosed: object["closed"]?.isTrue == true)
        } else if let name = object["metatype"]?.string {
            self = .metatype(name)
        } else {
            throw RefusalError.contract("an object that is no value: \(object.text)")
        }
    }

    private static var specialFloats: [String: Double] {
        ["nan": .nan, "inf": .infinity, "-inf": -.infinity]
    }

    private static func entry(_ json: JSON) throws(RefusalError) -> (key: Value, value: Value) {
        guard let pair = json.array, pair.count == 2 else {
            throw RefusalError.contract("an entry of a map that is no pair: \(json.text)")
        }
        return (try Value(pair[0]), try Value(pair[1]))
    }
}

extension Argument {
    /// Reads a list of arguments, empty if absent; a bare value is an argument without a label.
    static func list(_ json: JSON?) throws(RefusalError) -> [Argument] {
        guard let elements = json?.array else { return [] }
        return try elements.map { element throws(RefusalError) in
            guard let value = element["value"] else {
                return Argument(label: nil, value: try Value(element))
            }
            return Argument(
                label: element["label"]?.string, value: try Value(value),
                isInout: element["inout"] != nil)
        }
    }
}

extension JSON {
    /// Makes the protocol's form of a value.
    init(_ value: Value) {
        switch value {
        case .null, .void: self = .null
        case .bool(let truth): self = .bool(truth)
        case .integer(let number): self = .integer(number)
        case .float(let number): self = .float(number)
        case .string(let text): self = .string(text)
        case .list(let elements): self = .array(elements.map(JSON.init))
        case .map(let entries):
            let pairs = entries.map { JSON.array([JSON($0.key), JSON($0.value)]) }
            self = .object([("map", .array(pairs))])
        case .enumCase(let name, let type, let arguments):
            var members: [(key: String, value: JSON)] = [("case", .string(name))]
            if let type { members.append(("type", .string(type))) }
            if !arguments.isEmpty { members.append(("args", .array(arguments.map(JSON.init)))) }
            self = .object(members)
        case .reference(let number, let type):
            self = .object([("ref", .integer(number)), ("type", .string(type))])
        case .closure(let number), .keyPath(let number, _): self = .object([("callback", .integer(number))])
        case .tuple(let parts): self = .object([("tuple", .array(parts.map { JSON($0) }))])
        case .range(let lower, let upper, let isClosed):
            self = .object([("range", .array([JSON(lower), JSON(upper)])), ("closed", .bool(isClosed))])
        case .metatype(let name): self = .object([("metatype", .string(name))])
        }
    }

    private init(_ argument: Argument) {
        var members: [(key: String, value: JSON)] = []
        if let label = argument.label { members.append(("label", .string(label))) }
        members.append(("value", JSON(argument.value)))
        self = .object(members)
    }
}
