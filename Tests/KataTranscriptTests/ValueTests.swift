import KataTranscript
import Testing

@Suite("Values")
struct ValueTests {
    private static let duck = Value.enumCase(EnumCase(name: "duck", type: "Dish"))

    @Test("are equal as scripts want") func equality() {
        #expect(Value.integer(1) == .float(1))
        #expect(Value.integer(9_007_199_254_740_993) != .float(9_007_199_254_740_992))
        #expect(Value.float(.nan) != .float(.nan))
        #expect(Value.string("é") != .string("e\u{301}"))
        #expect(Value.string("\u{F900}") != .string("\u{8C48}"))
        #expect(Value.bool(true) != .integer(1))
        #expect(Value.list([.integer(1)]) == .list([.float(1)]))
        let entries = [
            MapEntry(key: .string("a"), value: .null), MapEntry(key: .integer(1), value: .bool(true)),
        ]
        #expect(Value.map(entries) == .map(entries.reversed()))
        #expect(Value.map(entries) != .map([entries[0]]))
        #expect(Self.duck == .enumCase(EnumCase(name: "duck")))
        #expect(Self.duck != .enumCase(EnumCase(name: "duck", type: "Bird")))
        #expect(Self.duck != .enumCase(EnumCase(name: "duck", arguments: [Argument(value: .null)])))
    }

    @Test(
        "are written alike for every language",
        arguments: [
            (Value.float(25), "25.0"), (.float(0.1), "0.1"), (.float(1e16), "1e+16"),
            (.float(-.infinity), "-inf"),
            (.float(.nan), "nan"), (.integer(.min), "-9223372036854775808"), (.null, "nil"),
            (.string("a\"b"), "a\"b"),
            (.list([.string("a\"\\\n\u{7}"), .null]), "[\"a\\\"\\\\\\n\\u{7}\", nil]"),
            (.map([]), "[:]"), (.map([MapEntry(key: .integer(1), value: .string("x"))]), "[1: \"x\"]"),
            (duck, "duck"),
            (
                .enumCase(
                    EnumCase(
                        name: "of", type: "D",
                        arguments: [Argument(label: "n", value: .integer(1)), Argument(value: .string("x"))])),
                "of(n: 1, \"x\")"
            ),
            (.object(ObjectReference(id: 7, type: "Waiter")), "Waiter#7"),
        ])
    func text(value: Value, expected: String) { #expect(value.text == expected) }

    @Test("have their references visited and replaced") func references() {
        let value = Value.list([
            .object(ObjectReference(id: 1, type: "A")),
            .map([MapEntry(key: .object(ObjectReference(id: 2, type: "A")), value: Self.duck)]),
            .enumCase(
                EnumCase(name: "x", arguments: [Argument(value: .object(ObjectReference(id: 3, type: "A")))])),
        ])
        var seen: [Int] = []
        value.mapReferences { ObjectReference(id: $0.id * 10, type: $0.type) }.forEachReference {
            seen.append($0.id)
        }
        #expect(seen == [10, 20, 30])
    }

    @Test("of requests are visited and replaced, all of them") func requests() {
        let one = Value.integer(1)
        let arguments = [Argument(label: "l", value: one)]
        let requests: [(Request, Int)] = [
            (.new(type: "A", arguments: arguments), 1),
            (.call(on: .value(one), member: "m", arguments: arguments), 2),
            (.call(on: .type("A"), member: "m", arguments: arguments), 1),
            (.get(on: .value(one), member: "m"), 1),
            (.set(on: .value(one), member: "m", value: one), 2), (.index(on: one, arguments: arguments), 2),
            (.setIndex(on: one, arguments: arguments, value: one), 3), (.copy(one), 1), (.same(one, one), 2),
            (.equal(one, one), 2), (.show(one), 1), (.release([1]), 0),
        ]
        for (request, count) in requests {
            var seen = 0
            _ = request.mapValues { _ in Value.integer(2) }.mapValues { value in
                seen += value == .integer(2) ? 1 : 100
                return value
            }
            #expect(seen == count, "\(request)")
        }
    }

    @Test("of a module's types are found through what they inherit") func types() {
        var base = TypeDescription(name: "Base", kind: .classType, inherits: ["P"])
        base.methods = [
            Signature(name: "go", parameters: [ParameterDescription(label: nil, name: "x", type: "Int")])
        ]
        base.properties = [PropertyDescription(name: "n", isSettable: true)]
        let types = ModuleTypes(types: [
            TypeDescription(name: "Sub", kind: .classType, inherits: ["Base", "P"]), base,
            TypeDescription(name: "P", kind: .protocolType, inherits: ["Sub"]),
        ])
        #expect(types.lineage(of: "Sub") == ["Sub", "Base", "P"])
        #expect(types.methods("go", of: "Sub").count == 1)
        #expect(types.property("n", of: "Sub") != nil)
        #expect(types.property("n", of: "Other") == nil)
    }
}
