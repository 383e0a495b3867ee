import KataTranscript
import Testing

@testable import KataModules

@Suite struct DeclaredFunctionTests {
    @Test(arguments: [
        ("(Int) -> Bool", 1, true), ("() -> Void", 0, false),
        ("@escaping (Order, Int) async throws -> Double", 2, true),
        ("((String) -> Void)?", 1, false), ("(Int) -> (Int) -> Int", 1, true),
        ("(Int, (Int) -> [String: Int]) -> [String: Int]", 2, true),
    ])
    func functionsAreRead(_ text: String, _ count: Int, _ givesSomething: Bool) throws {
        guard case .function(let function)? = DeclaredType(text) else {
            Issue.record("\(text) is read as no function")
            return
        }
        #expect(function.takes.count == count)
        #expect((function.gives != nil) == givesSomething)
    }

    @Test(arguments: ["(Int, String)", "[Int]", "Order", "(Double)"])
    func otherTypesAreNone(_ text: String) {
        if case .function? = DeclaredType(text) { Issue.record("\(text) is read as a function") }
    }

    @Test func anArrowClosesNoBracket() throws {
        let call = try #require(
            Signature(promised: "sort(_ rule: (Int) -> Bool, from: Int, by: (Int) -> Int) -> Int"))
        #expect(call.parameters.map(\.type) == ["(Int) -> Bool", "Int", "(Int) -> Int"])
        #expect(call.returns == "Int")
    }

    @Test func closuresAreFoundInsideOfValues() throws {
        let declared = try #require(DeclaredType("[String: [(Int) -> Double]]"))
        let entry = MapEntry(key: .string("a"), value: .list([.closure(3), .null, .closure(4)]))
        #expect(declared.closures(of: .map([entry])).keys.sorted() == [3, 4])
        #expect(declared.closures(of: .closure(3)).isEmpty)
    }
}
