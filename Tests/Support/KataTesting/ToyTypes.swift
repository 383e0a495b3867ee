import KataTranscript

extension ToyType {
    /// A restaurant, a stack, a light, shapes that are structs, and types that throw, die loudly, or cannot be reached.
    public static var all: [ToyType] {
        [
            waiter, headWaiter, order, dish, stack, light, point, frame, canvas, noisy, keeper, thrower, coin,
            counter, size, functions, deck, score,
        ]
    }

    // MARK: The restaurant

    private static var waiter: ToyType {
        var toy = ToyType(
            TypeDescription(
                name: "Waiter", kind: .classType, constructors: [.constructor()],
                methods: [
                    .method("addOrder", ["order: Order"]), .method("deleteOrder", ["order: Order"]),
                    .method("notifyOrder"), .method("rename", ["to name: String"], returns: "String"),
                ],
                properties: [
                    PropertyDescription(name: "orders", type: "[Order]", isSettable: false),
                    PropertyDescription(name: "favourite", type: "Order?", isSettable: true),
                    PropertyDescription(name: "name", type: "String", isSettable: true),
                ]))
        toy.make = { _, _ in ["orders": .list([]), "favourite": .null, "name": .string("")] }
        toy.methods["addOrder"] = { module, receiver, arguments in
            module.write("添加Order")
            module.store(
                .list(module.list("orders", of: receiver) + [arguments[0].value]), as: "orders", of: receiver)
            return nil
        }
        toy.methods["deleteOrder"] = { module, receiver, arguments in
            module.write("取消Order")
            var orders = module.list("orders", of: receiver)
            if let last = orders.lastIndex(of: arguments[0].value) { orders.remove(at: last) }
            module.store(.list(orders), as: "orders", of: receiver)
            return nil
        }
        toy.methods["notifyOrder"] = { module, receiver, _ in
            for order in module.list("orders", of: receiver) {
                module.write("cook \(module.stored("text", of: order).text)")
            }
            return nil
        }
        toy.methods["rename"] = { module, receiver, arguments in
            let old = module.stored("name", of: receiver)
            module.store(arguments[0].value, as: "name", of: receiver)
            return old
        }
        return toy
    }

    private static var headWaiter: ToyType {
        var toy = ToyType(
            TypeDescription(
                name: "HeadWaiter", kind: .classType, inherits: ["Waiter"], constructors: [.constructor()]))
        toy.make = waiter.make
        return toy
    }

    private static var order: ToyType {
        var toy = ToyType(
            TypeDescription(
                name: "Order", kind: .classType,
                constructors: [.constructor(["text: String", "type type: Dish = "])],
                methods: [.method("twin", returns: "Order")],
                properties: [
                    PropertyDescription(name: "text", type: "String", isSettable: true),
                    PropertyDescription(name: "type", type: "Dish", isSettable: true),
                ]))
        toy.make = { _, arguments in
            let type = arguments.count > 1 ? arguments[1].value : Value.dish("mutton")
            return ["text": arguments[0].value, "type": type]
        }
        toy.methods["twin"] = { module, receiver, _ in
            try module.make(
                "Order",
                [
                    Argument(value: module.stored("text", of: receiver)),
                    Argument(value: module.stored("type", of: receiver)),
                ])
        }
        return toy
    }

    private static var dish: ToyType {
        var toy = ToyType(
            TypeDescription(
                name: "Dish", kind: .enumeration,
                methods: [.method("next", isMutating: true), .method("isDuck", returns: "Bool")],
                properties: [PropertyDescription(name: "price", type: "Int", isSettable: false)],
                cases: [
                    CaseDescription(name: "mutton"), CaseDescription(name: "duck"),
                    CaseDescription(
                        name: "portion",
                        parameters: [ParameterDescription(label: "count", name: "count", type: "Int")]),
                ]))
        toy.methods["next"] = { _, receiver, _ in
            receiver = receiver == .dish("mutton") ? .dish("duck") : .dish("mutton")
            return nil
        }
        toy.methods["isDuck"] = { _, receiver, _ in .bool(receiver == .dish("duck")) }
        toy.computed["price"] = { _, receiver in .integer(receiver == .dish("duck") ? 20 : 10) }
        return toy
    }

    // MARK: Things with a state

    private static var stack: ToyType {
        var toy = ToyType(
            TypeDescription(
                name: "Stack", kind: .classType, constructors: [.constructor()],
                methods: [
                    .method("push", ["value: Int"]), .method("pop", returns: "Int?"),
                    .method("insert", ["value: Int", "at index: Int"]),
                    .method("remove", ["at index: Int"], returns: "Int"),
                    .method("clear"), .method("load", ["items: [Int]"]), .method("item", returns: "Int"),
                ],
                properties: [
                    PropertyDescription(name: "items", type: "[Int]", isSettable: true),
                    PropertyDescription(name: "top", type: "Int?", isSettable: false),
                ]))
        toy.make = { _, _ in ["items": .list([])] }
        toy.computed["top"] = { module, receiver in module.list("items", of: receiver).last ?? .null }
        toy.methods["push"] = { module, receiver, arguments in
            module.store(
                .list(module.list("items", of: receiver) + [arguments[0].value]), as: "items", of: receiver)
            return nil
        }
        toy.methods["pop"] = { module, receiver, _ in
            var items = module.list("items", of: receiver)
            guard let last = items.popLast() else {
                throw ModuleError(.thrown, "the stack is empty", type: "StackError")
            }
            module.store(.list(items), as: "items", of: receiver)
            return last
        }
        toy.methods["insert"] = { module, receiver, arguments in
            var items = module.list("items", of: receiver)
            items.insert(arguments[0].value, at: try module.position(arguments[1].value, upTo: items.count))
            module.store(.list(items), as: "items", of: receiver)
            return nil
        }
        toy.methods["remove"] = { module, receiver, arguments in
            var items = module.list("items", of: receiver)
            let removed = items.remove(at: try module.position(arguments[0].value, upTo: items.count - 1))
            module.store(.list(items), as: "items", of: receiver)
            return removed
        }
        toy.methods["clear"] = { module, receiver, _ in
            module.store(.list([]), as: "items", of: receiver)
            return nil
        }
        toy.methods["load"] = { module, receiver, arguments in
            module.store(arguments[0].value, as: "items", of: receiver)
            return nil
        }
        toy.methods["subscript"] = { module, receiver, arguments in
            let items = module.list("items", of: receiver)
            return items[try module.position(arguments[0].value, upTo: items.count - 1)]
        }
        toy.methods["subscript="] = { module, receiver, arguments in
            var items = module.list("items", of: receiver)
            items[try module.position(arguments[0].value, upTo: items.count - 1)] = arguments[1].value
            module.store(.list(items), as: "items", of: receiver)
            return nil
        }
        return toy
    }

    private static var light: ToyType {
        var toy = ToyType(
            TypeDescription(
                name: "Light", kind: .classType, constructors: [.constructor()],
                methods: [
                    .method("setPower", ["power: Int"]), .method("toggle"), .method("flash"),
                ],
                properties: [
                    PropertyDescription(name: "power", type: "Int", isSettable: true),
                    PropertyDescription(name: "isOn", type: "Bool", isSettable: false),
                ]))
        toy.make = { _, _ in ["power": .integer(0)] }
        toy.computed["isOn"] = { module, receiver in
            .bool(module.stored("power", of: receiver) != .integer(0))
        }
        toy.methods["setPower"] = { module, receiver, arguments in
            module.write("power \(arguments[0].value.text)")
            module.store(arguments[0].value, as: "power", of: receiver)
            return nil
        }
        toy.methods["toggle"] = { module, receiver, _ in
            let isOff = module.stored("power", of: receiver) == .integer(0)
            module.write(isOff ? "on" : "off")
            module.store(.integer(isOff ? 100 : 0), as: "power", of: receiver)
            return nil
        }
        toy.methods["flash"] = { module, _, _ in
            module.write("flash")
            return nil
        }
        return toy
    }

    private static var counter: ToyType {
        var toy = ToyType(
            TypeDescription(
                name: "Counter", kind: .classType,
                methods: [
                    .method("bump", ["by amount: Int"], returns: "Int", isStatic: true),
                    .method("reset", ["to value: Int"], isStatic: true),
                ],
                properties: [
                    PropertyDescription(name: "total", type: "Int", isSettable: true, isStatic: true),
                    PropertyDescription(name: "light", type: "Light", isSettable: true, isStatic: true),
                ]))
        toy.computed["static total"] = { module, _ in module.total }
        toy.methods["bump"] = { module, _, arguments in
            let old = module.total
            if case .integer(let total) = old, case .integer(let amount) = arguments[0].value {
                module.store(.integer(total + amount), as: "total", ofType: "Counter")
            }
            return old
        }
        toy.methods["reset"] = { module, _, arguments in
            module.store(arguments[0].value, as: "total", ofType: "Counter")
            return nil
        }
        return toy
    }
}

extension ToyModule {
    fileprivate var total: Value {
        let value = stored("total", ofType: "Counter")
        return value == .null ? .integer(0) : value
    }

    /// Returns the elements of a stored list.
    func list(_ name: String, of receiver: Value) -> [Value] {
        if case .list(let elements) = stored(name, of: receiver) { elements } else { [] }
    }

    fileprivate func position(_ value: Value, upTo last: Int) throws(ModuleError) -> Int {
        guard case .integer(let integer) = value, integer >= 0, integer <= last else {
            throw ModuleError(.thrown, "no element at \(value.text)")
        }
        return Int(integer)
    }
}

extension Value {
    static func dish(_ name: String) -> Value { .enumCase(EnumCase(name: name, type: "Dish")) }
}
