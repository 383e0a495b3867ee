extension Value {
    /// The value as the worker protocol writes it.
    public var json: JSON {
        switch self {
        case .null: .null
        case .bool(let bool): .bool(bool)
        case .integer(let integer): .integer(integer)
        case .float(let float): Value.json(of: float)
        case .string(let string): .string(string)
        case .list(let elements): .array(elements.map(\.json))
        case .map(let entries):
            .members(["map": .array(entries.map { .array([$0.key.json, $0.value.json]) })])
        case .enumCase(let enumCase):
            .members([
                "case": .string(enumCase.name), "type": enumCase.type.map(JSON.string),
                "args": enumCase.arguments.isEmpty ? nil : .array(enumCase.arguments.map(\.json)),
            ])
        case .object(let reference):
            .members(["ref": .integer(Int64(reference.id)), "type": .string(reference.type)])
        case .closure(let number, let path):
            .members([
                "callback": .integer(Int64(number)), "path": path.map { .array($0.map(JSON.string)) },
            ])
        case .tuple(let parts): .members(["tuple": .array(parts.map(\.json))])
        case .range(let range):
            .members([
                "range": .array([range.lower.json, range.upper.json]), "closed": .bool(range.isClosed),
            ])
        case .metatype(let name): .members(["metatype": .string(name)])
        }
    }

    private static func json(of float: Double) -> JSON {
        if float.isNaN { return .members(["float": "nan"]) }
        if float.isInfinite { return .members(["float": float < 0 ? "-inf" : "inf"]) }
        return .float(float)
    }

    /// Reads a value of the worker protocol; nil where the JSON is none.
    public init?(json: JSON) {
        switch json {
        case .null: self = .null
        case .bool(let bool): self = .bool(bool)
        case .integer(let integer): self = .integer(integer)
        case .float(let float): self = .float(float)
        case .string(let string): self = .string(string)
        case .array(let elements):
            guard let values = elements.mapAll(Value.init(json:)) else { return nil }
            self = .list(values)
        case .object: self.init(object: json)
        }
    }

    private init?(object json: JSON) {
        if let id = json["ref"]?.integer, let type = json["type"]?.string {
            self = .object(ObjectReference(id: id, type: type))
        } else if let name = json["case"]?.string {
            guard let arguments = (json["args"]?.array ?? []).mapAll(Argument.init(json:)) else { return nil }
            self = .enumCase(EnumCase(name: name, type: json["type"]?.string, arguments: arguments))
        } else if let pairs = json["map"]?.array {
            guard let entries = pairs.mapAll(MapEntry.init(json:)) else { return nil }
            self = .map(entries)
        } else if let parts = json["tuple"]?.array {
            guard let arguments = parts.mapAll(Argument.init(json:)) else { return nil }
            self = .tuple(arguments)
        } else if let bounds = json["range"]?.array {
            guard bounds.count == 2, let lower = Value(json: bounds[0]), let upper = Value(json: bounds[1])
            else { return nil }
            self = .range(ValueRange(lower, upper, isClosed: json["closed"]?.bool ?? false))
        } else if let name = json["metatype"]?.string {
            self = .metatype(name)
        } else {
            switch json["float"]?.string {
            case "nan": self = .float(.nan)
            case "inf": self = .float(.infinity)
            case "-inf": self = .float(-.infinity)
            default: return nil
            }
        }
    }
}

extension MapEntry {
    fileprivate init?(json: JSON) {
        guard let pair = json.array, pair.count == 2, let key = Value(json: pair[0]),
            let value = Value(json: pair[1])
        else { return nil }
        self.init(key: key, value: value)
    }
}

extension Argument {
    /// The argument as the worker protocol writes it.
    public var json: JSON {
        .members([
            "label": label.map(JSON.string), "value": value.json, "inout": isInout ? .bool(true) : nil,
        ])
    }

    /// Reads an argument, or a bare value; nil where the JSON is neither.
    public init?(json: JSON) {
        if let wrapped = json["value"] {
            guard let value = Value(json: wrapped) else { return nil }
            self.init(label: json["label"]?.string, value: value)
        } else {
            guard let value = Value(json: json) else { return nil }
            self.init(value: value)
        }
    }
}

extension [JSON] {
    /// Returns what `transform` makes of all elements; nil if it fails for any.
    func mapAll<Result>(_ transform: (JSON) -> Result?) -> [Result]? {
        var results: [Result] = []
        results.reserveCapacity(count)
        for element in self {
            guard let result = transform(element) else { return nil }
            results.append(result)
        }
        return results
    }
}
