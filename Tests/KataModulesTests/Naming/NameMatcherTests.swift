import KataTranscript
import Testing

@testable import KataModules

@Suite struct NameMatcherTests {
    private static func parameter(_ name: String) -> ParameterDescription {
        ParameterDescription(label: name, name: name, type: "Any")
    }

    private static let native: ModuleTypes = {
        var waiter = TypeDescription(name: "HCDWaiter", kind: .classType)
        waiter.constructors = [Signature(name: "init", parameters: [parameter("name")])]
        waiter.methods = [
            Signature(name: "push_order", parameters: [parameter("text"), parameter("type_")]),
            Signature(name: "get_orders"), Signature(name: "isOpen"),
            Signature(name: "setOpen", parameters: [parameter("value")]),
        ]
        waiter.properties = [PropertyDescription(name: "total", isSettable: false)]
        var kind = TypeDescription(name: "HCDOrderType", kind: .enumeration)
        var mutton = CaseDescription(name: "ORDER_TYPE_MUTTON")
        mutton.raw = .string("m")
        kind.cases = [mutton, CaseDescription(name: "ORDER_TYPE_DUCK")]
        return ModuleTypes(types: [waiter, kind])
    }()

    private static let names: NativeNames = {
        let contract = Contract(types: [
            Contract.PromisedType(
                name: "Waiter", constructors: ["Waiter(name: String)"],
                properties: [("orders", "[OrderType] {get}"), ("open", "Bool"), ("secret", "Int")],
                methods: [
                    "pushOrder(_ text: String, type: OrderType) -> Double", "total() -> Int", "gone()",
                ],
                cases: []),
            Contract.PromisedType(
                name: "OrderType", constructors: [], properties: [], methods: [], cases: ["mutton", "duck"]),
        ])
        return NameMatcher(
            contract, native: native, spelling: NameSpelling(members: .snakeCase, cases: .upperCase)
        ).match()
    }()

    private static func sent(_ request: Request) -> String {
        names.translated(request).request.json(id: 1).text
    }

    private static let waiter = Value.object(ObjectReference(id: 1, type: "Waiter"))

    @Test func typesAreKnownByTheContract() throws {
        #expect(Self.names.types.names == ["Waiter", "OrderType"])
        let waiter = try #require(Self.names.types["Waiter"])
        #expect(waiter.methods.map(\.name) == ["pushOrder", "total", "get_orders", "isOpen", "setOpen"])
        #expect(waiter.properties.map(\.name) == ["orders", "open"])
        #expect(waiter.properties.map(\.isSettable) == [false, true])
        #expect(Self.names.types["OrderType"]?.cases.map(\.name) == ["mutton", "duck"])
    }

    @Test func requestsSpeakTheSolutionsNames() {
        let open = Value.enumCase(EnumCase(name: "duck"))
        #expect(
            Self.sent(
                .call(
                    on: .value(Self.waiter), member: "pushOrder",
                    arguments: [Argument(value: .string("x")), Argument(label: "type", value: open)]))
                == #"{"id":1,"op":"call","on":{"ref":1,"type":"HCDWaiter"},"member":"push_order","args":["#
                + #"{"value":"x"},{"label":"type_","value":{"case":"ORDER_TYPE_DUCK","type":"HCDOrderType"}}]}"#
        )
        #expect(
            Self.sent(.get(on: .value(Self.waiter), member: "orders"))
                == #"{"id":1,"op":"call","on":{"ref":1,"type":"HCDWaiter"},"member":"get_orders","args":[]}"#)
        #expect(
            Self.sent(.set(on: .value(Self.waiter), member: "open", value: .bool(true)))
                == #"{"id":1,"op":"call","on":{"ref":1,"type":"HCDWaiter"},"member":"setOpen","args":[{"value":true}]}"#
        )
        #expect(
            Self.sent(.call(on: .value(Self.waiter), member: "total", arguments: []))
                == #"{"id":1,"op":"get","on":{"ref":1,"type":"HCDWaiter"},"member":"total"}"#)
        #expect(
            Self.sent(.call(on: .value(Self.waiter), member: "takeAway", arguments: []))
                == #"{"id":1,"op":"call","on":{"ref":1,"type":"HCDWaiter"},"member":"take_away","args":[]}"#)
    }

    @Test func answersSpeakTheContractsNames() {
        let result = Self.names.promisedValue(
            .list([
                .object(ObjectReference(id: 2, type: "HCDWaiter")),
                .enumCase(EnumCase(name: "ORDER_TYPE_DUCK", type: "HCDOrderType")),
            ]), of: nil)
        #expect(result.json.text == #"[{"ref":2,"type":"Waiter"},{"case":"duck","type":"OrderType"}]"#)
        let raw = Self.names.promisedValue(
            .list([.string("m"), .string("n")]), of: DeclaredType("[OrderType]"))
        #expect(raw.json.text == #"[{"case":"mutton","type":"OrderType"},"n"]"#)
    }

    @Test func aFileOfNamesSaysTheRest() throws {
        let contract = Contract(types: [
            Contract.PromisedType(
                name: "Host", constructors: [], properties: [], methods: ["welcome()"], cases: [])
        ])
        let given = NamesFile(Array("# ours\nHost = HCDWaiter\nHost.welcome = get_orders\n".utf8))
        let names = NameMatcher(contract, native: Self.native, spelling: NameSpelling(), given: given).match()
        let host = Value.object(ObjectReference(id: 1, type: "Host"))
        #expect(
            names.translated(.call(on: .value(host), member: "welcome", arguments: [])).request.json(id: 1)
                .text
                == #"{"id":1,"op":"call","on":{"ref":1,"type":"HCDWaiter"},"member":"get_orders","args":[]}"#)
    }

    /// What a solution has for `Counter` with a method `add(_ count: Int)` and a property `value`.
    private static func counter(_ type: TypeDescription) -> (names: NativeNames, breaches: [String]) {
        let contract = Contract(types: [
            Contract.PromisedType(
                name: "Counter", constructors: [], properties: [("value", "Int {get}")],
                methods: ["add(_ count: Int)"], cases: [])
        ])
        let names = NameMatcher(contract, native: ModuleTypes(types: [type]), spelling: NameSpelling())
            .match()
        let breaches = ContractCheck(contract).breaches(of: names.types, isDynamic: true) { _ in true }
        return (names, breaches.map { "\($0.needed): \($0.found)" })
    }

    @Test func classesInsideOfOneAreFoundByTheirOwnName() {
        var type = TypeDescription(name: "Solution.Counter", kind: .classType)
        type.methods = [Signature(name: "add", parameters: [Self.parameter("count")])]
        type.properties = [PropertyDescription(name: "value", isSettable: false)]
        let (names, breaches) = Self.counter(type)
        #expect(names.types.names == ["Counter"])
        #expect(breaches.isEmpty)
    }

    @Test func anotherNumberOfParametersIsABreach() {
        var type = TypeDescription(name: "Counter", kind: .classType)
        type.methods = [Signature(name: "add", parameters: [Self.parameter("a"), Self.parameter("b")])]
        type.properties = [PropertyDescription(name: "value", isSettable: false)]
        #expect(Self.counter(type).breaches == [#"func add(_ count: Int): other("add(a: Any, b: Any)")"#])
    }

    @Test func aTypeWhoseAncestorIsNotListedMayHaveAnyMember() {
        let open = TypeDescription(name: "Counter", kind: .classType, inherits: ["what nobody sees"])
        let (names, breaches) = Self.counter(open)
        #expect(breaches.isEmpty)
        #expect(names.types.methods("add", of: "Counter").count == 1)
        let closed = TypeDescription(name: "Counter", kind: .classType)
        #expect(Self.counter(closed).breaches.count == 2)
    }
}
