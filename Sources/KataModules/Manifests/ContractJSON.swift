import KataText
import KataTranscript

extension Contract {
    /// The contract as builders read it: types in the words of `types.json`.
    var json: JSON {
        .members(["contract": 1, "types": .array(types.map(\.json))])
    }
}

extension Contract.PromisedType {
    fileprivate var json: JSON {
        let calls = methods.compactMap(Signature.init(promised:))
        return .members([
            "name": .string(name),
            "constructors": .array(constructors.compactMap(Signature.init(promised:)).map(\.json)),
            "methods": .array(calls.filter { $0.name != "subscript" }.map(\.json)),
            "subscripts": .array(calls.filter { $0.name == "subscript" }.map(\.json)),
            "properties": .array(properties.map(PromisedType.json)),
            "cases": .array(cases.map { Signature(promised: $0)?.json ?? .members(["name": .string($0)]) }),
        ])
    }

    private typealias PromisedType = Contract.PromisedType

    private static func json(_ name: String, _ text: String) -> JSON {
        let isReadOnly = text.hasSuffix("{get}")
        let isStatic = text.hasPrefix("static ")
        let type = text.dropFirst(isStatic ? 7 : 0).dropLast(isReadOnly ? 5 : 0).trimmed
        return .members([
            "name": .string(name), "type": .string(String(type)), "settable": .bool(!isReadOnly),
            "static": .bool(isStatic),
        ])
    }
}

extension Signature {
    fileprivate var json: JSON {
        .members([
            "name": .string(name),
            "parameters": .array(
                parameters.map {
                    .members([
                        "label": $0.label.map(JSON.string) ?? .null, "name": .string($0.name),
                        "type": .string($0.type), "optional": .bool($0.isOptional),
                    ])
                }),
            "returns": returns.map(JSON.string), "static": .bool(isStatic), "settable": .bool(isSettable),
        ])
    }
}
