import KataTesting
import Testing

@Suite("Closures that are written shorter, and what lists do with closures")
struct ShortClosureTests {
    @Test(
        "give values",
        arguments: [
            // Key paths.
            (#"["abc", "d"].map(\.count)"#, "[3, 1]"), (#"["b"].map(\String.self)"#, #"["b"]"#),
            (#"[["a", "b"]].map(\.first.count)"#, "[1]"), (#"\.name.count"#, #"\.name.count"#),
            (#""\(["abc"].map(\.count))""#, "[3]"), (#"[{ ["abc"].map(\.count) }()][0]"#, "[3]"),
            // Operators.
            ("[1, 2, 3].reduce(0, +)", "6"), ("[1, 3, 2].sorted(by: >)", "[3, 2, 1]"), ("(*)(3, 4)", "12"),
            // Functions and initializers of the module.
            ("[1, 2].map(double)", "[2, 4]"), ("[1, 2].map(Score.init).map(\\.points)", "[1, 2]"),
            // A tuple is taken apart.
            (#"["a", "b"].enumerated().map { place, word in "\(place)\(word)" }"#, #"["0a", "1b"]"#),
            // What lists do.
            ("[1, nil, 2].compactMap { $0 }", "[1, 2]"), ("[[1], [2, 3]].flatMap { $0 }", "[1, 2, 3]"),
            ("[\"aa\", \"b\"].min { $0.count < $1.count }", "b"), ("[\"aa\", \"b\"].max(by: <)", "b"),
            ("[Score(3), Score(1)].sorted().map(\\.points)", "[1, 3]"),
            ("[Score(3), Score(1)].max().points", "3"),
        ])
    func give(source: String, expected: String) { #expect(Run("log \(source)").told == expected) }

    @Test("a function that is named and not called is an error but as an argument") func named() {
        #expect(Run("log double").told == "contract at 'double': 'double' is a function: write 'double(…)'")
    }

    @Test("closures inside of others count their own arguments alone") func nested() {
        #expect(Run("let make = { [1, 2].map { $0 * 2 } }\nlog make()").told == "[2, 4]")
    }
}
