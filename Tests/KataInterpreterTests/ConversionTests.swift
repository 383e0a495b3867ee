import KataInterpreter
import KataTesting
import KataTranscript
import Testing

@Suite("Conversions by the names of the language's types")
struct ConversionTests {
    @Test(
        "give what Swift gives",
        arguments: [
            ("String(3) + \"a\"", "3a"), ("String(1.0)", "1.0"), ("String([1, \"a\"])", "[1, \"a\"]"),
            ("String(describing: nil)", "nil"), ("String(255, radix: 16)", "ff"),
            ("String().isEmpty", "true"),
            ("String(repeating: \"=\", count: 4)", "===="), ("String(repeating: \"\", count: 9)", ""),
            ("String(Point(x: 1, y: 2)) == \"\\(Point(x: 1, y: 2))\"", "true"),
            ("Int(\"4\")", "4"), ("Int(\"-4\")", "-4"), ("Int(\" 4\")", "nil"), ("Int(\"four\") ?? 0", "0"),
            ("Int(3.7)", "3"), ("Int(-3.7)", "-3"), ("Int(5)", "5"), ("Int(\"ff\", radix: 16)", "255"),
            ("UInt8(255)", "255"), ("UInt8(\"300\")", "nil"), ("Int8(-128)", "-128"),
            ("Double(\"2.5\")", "2.5"), ("Double(3)", "3.0"), ("Double(2.5)", "2.5"),
            ("Double(\"x\")", "nil"),
            ("Bool(\"true\")", "true"), ("Bool(\"yes\")", "nil"), ("Bool(false)", "false"),
            ("Set([3, 1, 3])", "[1, 3]"), ("Set(\"aba\") == Set([\"b\", \"a\"])", "true"), ("Set()", "[]"),
            ("String(decoding: [72, 105], as: UTF8.self)", "Hi"),
            ("String(data: [255], encoding: .utf8)", "nil"),
            ("zip([1, 2], \"ab\").map { \"\\($0)\\($1)\" }", "[\"1a\", \"2b\"]"),
            ("[1, 2].description", "[1, 2]"),
            ("[Int]()", "[]"), ("[String: Int]()", "[:]"), ("[Int](1...2)", "[1, 2]"),
            ("Set([1, 2]) == [2, 1]", "true"), ("[1, 2] == [2, 1]", "false"),
            ("[2].union([1]) == [1, 2]", "true"),
            ("[1, 2].intersection([2, 3])", "[2]"), ("[1, 2].subtracting([2])", "[1]"),
            ("[1].isSubset(of: [2, 1])", "true"), ("[1].isSuperset(of: [2, 1])", "false"),
            ("[1].isDisjoint(with: [2])", "true"), ("[1, 2].map { (n) in n + 1 }", "[2, 3]"),
            ("Array(1...3)", "[1, 2, 3]"), ("Array(\"é服\")", "[\"é\", \"服\"]"), ("Array([1])", "[1]"),
            ("Array([\"a\": 1])", "[\"a\"]"), ("Array()", "[]"),
            ("Array(repeating: 0, count: 3)", "[0, 0, 0]"),
            ("[\"1\", \"x\", \"2\"].compactMap(Int.init)", "[1, 2]"),
            ("[1, 2].map(String.init).joined()", "12"),
        ])
    func given(source: String, expected: String) { #expect(Run("log \(source)").told == expected) }

    @Test(
        "that cannot be",
        arguments: [
            ("UInt8(300)", "thrown at 'UInt8(300)': UInt8(300) does not fit UInt8"),
            ("UInt(-1)", "thrown at 'UInt(-1)': UInt(-1) does not fit UInt"),
            ("Int([1])", "mismatch at 'Int([1])': 'Int' converts a number or a string; this is a list"),
            ("Int(1e30)", "thrown at 'Int(1e30)': Int(1e+30) does not fit a 64-bit integer"),
            ("Int(1.0 / 0.0)", "thrown at 'Int(1.0 / 0.0)': Int(inf) does not fit a 64-bit integer"),
            ("Int(text: 4)", "mismatch at 'Int(text: 4)': there is 'Int(_:)' and 'Int(_:radix:)'"),
            ("Int()", "mismatch at 'Int()': there is 'Int(_:)' and 'Int(_:radix:)'"),
            (
                "Int(4, radix: 2)",
                "mismatch at 'Int(4, radix: 2)': 'Int(_:radix:)' converts a string; this is an integer"
            ),
            (
                "String(4, radix: 1)",
                "thrown at 'String(4, radix: 1)': a radix is from 2 to 36; this is 1"
            ),
            (
                "Double(true)",
                "mismatch at 'Double(true)': 'Double' converts a number or a string; this is a Bool"
            ),
            ("Bool(1)", "mismatch at 'Bool(1)': 'Bool' converts a string; this is an integer"),
            (
                "Array(3)",
                "mismatch at 'Array(3)': 'Array' converts a list, a range, a map, a string or a sequence; this is an integer"
            ),
        ])
    func refused(source: String, expected: String) { #expect(Run("log \(source)").told == expected) }

    @Test("are bounded") func bounded() {
        for source in [
            "String(repeating: \"ab\", count: 9223372036854775807)", "Array(repeating: 1, count: 99999999)",
        ] {
            #expect(Run("log \(source)").told.hasPrefix("ended at '\(source)': limit"))
        }
    }

    @Test("copy structs, as each element is a value") func structs() {
        #expect(
            Run("let ps = Array(repeating: Point(x: 1, y: 2), count: 2)\nps[0].x = 5\nlog ps.map(\\.x)").told
                == "[5, 1]")
    }

    /// A module with a type that has the name of one of the language's.
    private func module(_ description: TypeDescription) -> ToyModule {
        var toy = ToyType(description)
        toy.make = { _, _ in ["size": .integer(7)] }
        return ToyModule(ToyType.all + [toy])
    }

    @Test("give way to the module's type of that name") func hidden() {
        let size = PropertyDescription(name: "size", type: "Int", isSettable: true)
        let own = TypeDescription(
            name: "Array", kind: .structure, constructors: [.constructor(["size: Int"])], properties: [size]
        )
        #expect(Run("log Array(3).size", module: module(own)).told == "7")
        let labelled = TypeDescription(
            name: "Array", kind: .structure, constructors: [.constructor(["roman size: Int"])],
            properties: [size])
        #expect(Run("log Array(roman: 3).size", module: module(labelled)).told == "7")
        #expect(Run("log Array(\"ab\")", module: module(labelled)).told == "[\"a\", \"b\"]")
        let extended = TypeDescription(name: "Array", kind: .structure)
        #expect(Run("log Array(\"ab\")", module: module(extended)).told == "[\"a\", \"b\"]")
        #expect(Run("let String = { x in x + 1 }\nlog String(3)").told == "4")
    }
}
