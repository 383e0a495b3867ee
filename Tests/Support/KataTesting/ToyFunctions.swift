import KataTranscript

/// Free functions and globals, a sequence, and a type with operators of its own.
extension ToyType {
    static var functions: ToyType {
        var toy = ToyType(
            TypeDescription(
                name: ModuleTypes.module, kind: .module,
                methods: [
                    .method("double", ["n: Int"], returns: "Int", isStatic: true),
                    .method("raise", ["by amount: Int"], isStatic: true),
                    .method("lower", ["by amount: Int"], isStatic: true),
                ],
                properties: [
                    PropertyDescription(name: "total", type: "Int", isSettable: true, isStatic: true),
                    PropertyDescription(name: "place", type: "Point", isSettable: true, isStatic: true),
                    PropertyDescription(name: "limit", type: "Int", isSettable: false, isStatic: true),
                ]))
        toy.methods["double"] = { _, _, arguments in
            guard case .integer(let n) = arguments[0].value else { return .null }
            return .integer(2 * n)
        }
        for (name, sign) in [("raise", Int64(1)), ("lower", -1)] {
            toy.methods[name] = { module, _, arguments in
                guard case .integer(let amount) = arguments[0].value else { return nil }
                let total = module.total + sign * amount
                module.store(.integer(total), as: "total", ofType: ModuleTypes.module)
                module.write("\(name) to \(total)")
                return nil
            }
        }
        toy.computed["static total"] = { module, _ in .integer(module.total) }
        toy.computed["static limit"] = { _, _ in .integer(9) }
        return toy
    }

    static var deck: ToyType {
        var toy = ToyType(
            TypeDescription(
                name: "Deck", kind: .classType, constructors: [.constructor(["cards: [Int]"])],
                methods: [
                    .method("each", ["body: (Int) throws -> Int"], returns: "[Int]"),
                    .method("visit", ["body: (Order) -> Void"]),
                    .method("knock", ["body: () -> Void"]),
                ]))
        toy.make = { _, arguments in ["cards": arguments[0].value] }
        toy.calling["each"] = { module, deck, _ in
            module.write("each")
            return module.list("cards", of: deck).map { [$0] }
        }
        toy.calling["visit"] = { module, _, _ in
            [(try? module.make("Order", [Argument(value: .string("made inside"))])).map { [$0] } ?? []]
        }
        toy.calling["knock"] = { _, _, _ in [[]] }
        toy.elements = { module, deck in module.list("cards", of: deck) }
        return toy
    }

    static var score: ToyType {
        var toy = ToyType(
            TypeDescription(
                name: "Score", kind: .structure, constructors: [.constructor(["points: Int"])],
                methods: [
                    .method("+", ["left: Score", "right: Score"], returns: "Score", isStatic: true),
                    .method("-", ["value: Score"], returns: "Score", isStatic: true),
                    .method("<", ["left: Score", "right: Score"], returns: "Bool", isStatic: true),
                ],
                properties: [PropertyDescription(name: "points", type: "Int", isSettable: true)]))
        toy.make = { _, arguments in ["points": arguments[0].value] }
        toy.methods["+"] = { module, _, arguments in
            try module.score(arguments.map(module.points).reduce(0, +))
        }
        toy.methods["-"] = { module, _, arguments in try module.score(-module.points(arguments[0])) }
        toy.methods["<"] = { module, _, arguments in
            .bool(module.points(arguments[0]) < module.points(arguments[1]))
        }
        return toy
    }
}

extension ToyModule {
    fileprivate var total: Int64 {
        if case .integer(let total) = stored("total", ofType: ModuleTypes.module) { total } else { 0 }
    }

    fileprivate func points(_ score: Argument) -> Int64 {
        if case .integer(let points) = stored("points", of: score.value) { points } else { 0 }
    }

    fileprivate func score(_ points: Int64) throws -> Value {
        try make("Score", [Argument(value: .integer(points))])
    }
}
