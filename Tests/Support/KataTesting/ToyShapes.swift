public import KataTranscript

/// Structs, and types that die loudly, throw, or cannot be reached.
extension ToyType {
    static var point: ToyType {
        var toy = ToyType(
            TypeDescription(
                name: "Point", kind: .structure, constructors: [.constructor(["x x: Int", "y y: Int"])],
                methods: [
                    .method("move", ["dx dx: Int", "dy dy: Int"], isMutating: true),
                    .method("sum", returns: "Int"),
                ],
                properties: [
                    PropertyDescription(name: "x", type: "Int", isSettable: true),
                    PropertyDescription(name: "y", type: "Int", isSettable: true),
                ]))
        toy.equality = ["x", "y"]
        toy.make = { _, arguments in ["x": arguments[0].value, "y": arguments[1].value] }
        toy.methods["move"] = { module, receiver, arguments in
            for (name, argument) in zip(["x", "y"], arguments) {
                if case .integer(let old) = module.stored(name, of: receiver),
                    case .integer(let step) = argument.value
                {
                    module.store(.integer(old + step), as: name, of: receiver)
                }
            }
            return nil
        }
        toy.methods["sum"] = { module, receiver, _ in
            guard case .integer(let x) = module.stored("x", of: receiver),
                case .integer(let y) = module.stored("y", of: receiver)
            else { return .null }
            return .integer(x + y)
        }
        return toy
    }

    static var frame: ToyType {
        var toy = ToyType(
            TypeDescription(
                name: "Frame", kind: .structure, constructors: [.constructor(["origin origin: Point"])],
                properties: [PropertyDescription(name: "origin", type: "Point", isSettable: true)]))
        toy.make = { _, arguments in ["origin": arguments[0].value] }
        return toy
    }

    static var canvas: ToyType {
        var toy = ToyType(
            TypeDescription(
                name: "Canvas", kind: .classType, constructors: [.constructor()],
                methods: [.method("setCursor", ["cursor: Point"])],
                properties: [
                    PropertyDescription(name: "cursor", type: "Point", isSettable: true),
                    PropertyDescription(name: "frame", type: "Frame", isSettable: true),
                    PropertyDescription(name: "mode", type: "Dish", isSettable: true),
                    PropertyDescription(name: "tags", type: "[String: Int]", isSettable: true),
                ]))
        toy.make = { module, _ in
            let zero = [Argument(value: .integer(0)), Argument(value: .integer(0))]
            let origin = try module.make("Point", zero)
            return [
                "cursor": try module.make("Point", zero),
                "frame": try module.make("Frame", [Argument(value: origin)]),
                "mode": .dish("mutton"), "tags": .map([]),
            ]
        }
        toy.methods["setCursor"] = { module, receiver, arguments in
            module.store(arguments[0].value, as: "cursor", of: receiver)
            return nil
        }
        return toy
    }

    static var noisy: ToyType {
        var toy = ToyType(
            TypeDescription(
                name: "Noisy", kind: .classType, constructors: [.constructor(["name: String"])],
                methods: [.method("poke"), .method("friend", returns: "Noisy")],
                properties: [PropertyDescription(name: "name", type: "String", isSettable: true)]))
        toy.make = { _, arguments in ["name": arguments[0].value] }
        toy.farewell = { "bye \($0["name"]?.text ?? "")" }
        toy.methods["poke"] = { _, _, _ in nil }
        toy.methods["friend"] = { module, receiver, _ in
            let name = Value.string("friend of \(module.stored("name", of: receiver).text)")
            return try module.make("Noisy", [Argument(value: name)])
        }
        return toy
    }

    static var keeper: ToyType {
        var toy = ToyType(
            TypeDescription(
                name: "Keeper", kind: .classType, constructors: [.constructor()],
                methods: [
                    .method("keep", ["thing: Noisy"]), .method("forget"),
                    .method("swap", ["thing: Noisy"], returns: "Noisy?"),
                ],
                properties: [PropertyDescription(name: "thing", type: "Noisy?", isSettable: true)]))
        toy.make = { _, _ in ["thing": .null] }
        toy.methods["keep"] = { module, receiver, arguments in
            module.store(arguments[0].value, as: "thing", of: receiver)
            return nil
        }
        toy.methods["swap"] = { module, receiver, arguments in
            let old = module.stored("thing", of: receiver)
            module.store(arguments[0].value, as: "thing", of: receiver)
            return old
        }
        toy.methods["forget"] = { module, receiver, _ in
            module.store(.null, as: "thing", of: receiver)
            return nil
        }
        return toy
    }

    static var thrower: ToyType {
        var hidden = Signature.method("hidden")
        hidden.unreachable = "'hidden' is private"
        var toy = ToyType(
            TypeDescription(
                name: "Thrower", kind: .classType, constructors: [.constructor()],
                methods: [.method("fail", ["message: String"]), hidden, .method("trap")]))
        toy.methods["fail"] = { module, _, arguments in
            module.write("failing")
            throw ModuleError(.thrown, arguments[0].value.text, type: "ToyError")
        }
        toy.methods["hidden"] = { _, _, _ in nil }
        return toy
    }

    /// An enumeration that has a case's name in common with another.
    static var size: ToyType {
        ToyType(
            TypeDescription(
                name: "Size", kind: .enumeration,
                properties: [
                    PropertyDescription(name: "usual", type: "Size", isSettable: false, isStatic: true)
                ],
                cases: [CaseDescription(name: "small"), CaseDescription(name: "duck")]))
    }

    static var coin: ToyType {
        var toy = ToyType(
            TypeDescription(
                name: "Coin", kind: .classType, constructors: [.constructor(["value: Int"])],
                properties: [PropertyDescription(name: "value", type: "Int", isSettable: true)]))
        toy.equality = ["value"]
        toy.make = { _, arguments in ["value": arguments[0].value] }
        return toy
    }
}

extension Signature {
    /// Describes an initializer by its parameters: `name: Type`, `label name: Type`, with ` = ` at the end for a default.
    public static func constructor(_ parameters: [String] = []) -> Signature { method("init", parameters) }

    /// Describes a method by its name and parameters.
    public static func method(
        _ name: String, _ parameters: [String] = [], returns: String? = nil, isStatic: Bool = false,
        isMutating: Bool = false
    ) -> Signature {
        var signature = Signature(
            name: name, parameters: parameters.map(ParameterDescription.init), returns: returns)
        signature.isStatic = isStatic
        signature.isMutating = isMutating
        return signature
    }
}

extension ParameterDescription {
    /// Reads `name: Type`, `label name: Type`, with ` = ` at the end for a default.
    fileprivate init(_ text: String) {
        let sides = text.split(separator: ": ", maxSplits: 1).map(String.init)
        let words = sides[0].split(separator: " ").map(String.init)
        let hasDefault = sides[1].hasSuffix(" = ")
        self.init(
            label: words.count > 1 ? words[0] : nil, name: words[words.count - 1],
            type: hasDefault ? String(sides[1].dropLast(3)) : sides[1], isOptional: hasDefault)
    }
}
