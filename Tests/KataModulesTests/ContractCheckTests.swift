import KataTranscript
import Testing

@testable import KataModules

@Suite struct ContractCheckTests {
    private static let types: ModuleTypes = {
        var work = TypeDescription(name: "Work", kind: .classType, inherits: ["Base"])
        work.constructors = [
            Signature(name: "init"),
            Signature(
                name: "init",
                parameters: [
                    ParameterDescription(label: "at", name: "hour", type: "Double"),
                    ParameterDescription(label: nil, name: "note", type: "String", isOptional: true),
                ]),
        ]
        work.methods = [
            Signature(
                name: "add", parameters: [ParameterDescription(label: nil, name: "order", type: "Order")])
        ]
        var secret = Signature(name: "secret")
        secret.unreachable = "it is private"
        var make = Signature(name: "make")
        make.isStatic = true
        work.methods += [secret, make]
        work.properties = [
            PropertyDescription(name: "hour", type: "Double", isSettable: true),
            PropertyDescription(name: "count", type: "Int", isSettable: false),
        ]
        var element = Signature(
            name: "subscript", parameters: [ParameterDescription(label: nil, name: "index", type: "Int")])
        var labelled = Signature(
            name: "subscript", parameters: [ParameterDescription(label: "at", name: "hour", type: "Double")])
        element.isSettable = true
        labelled.isSettable = false
        work.subscripts = [element, labelled]
        var base = TypeDescription(name: "Base", kind: .classType)
        base.methods = [Signature(name: "rest")]
        base.properties = [PropertyDescription(name: "name", isSettable: true)]
        var mood = TypeDescription(name: "Mood", kind: .enumeration)
        mood.cases = [
            CaseDescription(name: "fresh", parameters: []),
            CaseDescription(
                name: "tired",
                parameters: [
                    ParameterDescription(label: nil, name: "_", type: "Int"),
                    ParameterDescription(label: "of", name: "of", type: "[String]"),
                ]),
        ]
        return ModuleTypes(types: [work, base, mood])
    }()

    private static func promise(
        _ name: String, make: [String] = [], properties: [(name: String, type: String)] = [],
        methods: [String] = [], cases: [String] = []
    ) -> [String] {
        let promised = Contract.PromisedType(
            name: name, constructors: make, properties: properties, methods: methods, cases: cases)
        return ContractCheck(Contract(types: [promised])).lacks(of: types)
    }

    @Test func aKeptContractLacksNothing() {
        let lacks = Self.promise(
            "Work", make: ["Work()", "Work(at: Double)", "Work(at: Double, _ note: String)"],
            properties: [("hour", "Double"), ("count", "Int {get}"), ("name", "String")],
            methods: ["add(_ order: Order)", "add(_ order: [String: Order])", "rest()", "static make()"])
        #expect(lacks == [])
        #expect(Self.promise("Mood", cases: ["fresh"]) == [])
    }

    @Test func aTypeThatIsMissingIsToldOnce() {
        #expect(Self.promise("Wrok", make: ["Wrok()"], methods: ["rest()"]) == ["there is no type 'Wrok'"])
    }

    @Test func eachMemberThatIsMissingIsTold() {
        let lacks = Self.promise(
            "Work", make: ["Work(from: Double)", "Work"], properties: [("count", "Int"), ("size", "Int")],
            methods: [
                "add()", "add(order: Order)", "add(_ a: A, _ b: B)", "secret()", "make()", "static rest()",
                "remove",
            ],
            cases: ["fresh"])
        #expect(
            lacks == [
                "'Work(from: Double)' cannot be made",
                "'Work' under 'make' is no call",
                "Work.count cannot be set",
                "Work has no property 'size'",
                "Work has no method 'add()'",
                "Work has no method 'add(order: Order)'",
                "Work has no method 'add(_ a: A, _ b: B)'",
                "Work has no method 'secret()'",
                "Work has no method 'make()'",
                "Work has no method 'static rest()'",
                "'remove' under 'methods' is no method",
                "Work has no case '.fresh'",
            ])
    }

    @Test func subscriptsAreKnownByTheirLabels() {
        let kept = Self.promise(
            "Work",
            methods: [
                "subscript(index: Int) -> Order", "subscript(_ index: Int) -> Order {get set}",
                "subscript(at hour: Double) -> Order {get}",
            ])
        #expect(kept == [])
        let lacks = Self.promise(
            "Work",
            methods: [
                "subscript(at hour: Double) -> Order {get set}", "subscript(by day: Int) -> Order {get}",
                "static subscript(index: Int) -> Order",
            ])
        #expect(
            lacks == [
                "'subscript(at hour: Double) -> Order {get set}' of Work cannot be set",
                "Work has no 'subscript(by day: Int) -> Order {get}'",
                "Work has no 'static subscript(index: Int) -> Order'",
            ])
    }

    @Test func casesMayBeWrittenWithTheirPayload() {
        #expect(Self.promise("Mood", cases: ["tired", "fresh", "tired(Int, of: [String: Int])"]) == [])
        #expect(
            Self.promise("Mood", cases: ["tired(Int)", "tired(Int, by: [String])", "fresh(Int)", "sad(Int)"])
                == [
                    "Mood has no case '.tired(Int)'", "Mood has no case '.tired(Int, by: [String])'",
                    "Mood has no case '.fresh(Int)'", "Mood has no case '.sad(Int)'",
                ])
    }
}
