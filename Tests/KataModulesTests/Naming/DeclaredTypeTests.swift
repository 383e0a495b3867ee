import KataTranscript
import Testing

@testable import KataModules

@Suite struct DeclaredTypeTests {
    @Test(arguments: [
        ("Double", Value.integer(3), "3.0"), ("Double?", .null, "null"), ("Int", .float(4), "4"),
        ("Int", .float(4.5), "4.5"), ("[Double]", .list([.integer(1), .float(2.5)]), "[1.0,2.5]"),
        (
            "[String: Double] {get}", .map([MapEntry(key: .string("a"), value: .integer(1))]),
            #"{"map":[["a",1.0]]}"#
        ),
        ("(Double, Int)", .list([.integer(1), .integer(2)]), #"{"tuple":[{"value":1.0},{"value":2}]}"#),
        ("[[Double]]", .list([.list([.integer(1)])]), "[[1.0]]"),
        ("String", .integer(3), "3"), ("Set<Double>", .list([.integer(1)]), "[1.0]"),
    ])
    func valuesAreFittedToWhatIsDeclared(_ type: String, _ value: Value, _ json: String) throws {
        let declared = try #require(DeclaredType(type))
        #expect(declared.fitted(value, named: { value, _ in value }).json.text == json)
    }

    @Test(arguments: ["", "Void", "()"])
    func nothingIsNoType(_ text: String) {
        #expect(DeclaredType(text) == nil)
    }
}
