import KataDiagnostics
import KataScript
import KataTesting
import Testing

@Suite("Names in parentheses that take a value apart")
struct PatternCheckTests {
    /// Returns the codes and places of what the reader and the checker tell.
    private func told(_ commands: String) -> [String] {
        let indented = commands.split(separator: "\n").map { "  \($0)\n" }.joined()
        let file = SourceFile(
            path: "k.yaml", text: "kata: 1\ntitle: t\nexpect: [x]\ncommands: |\n\(indented)")
        var diagnostics = Diagnostics()
        if let kata = KataReader.read(file, id: "k", diagnostics: &diagnostics) {
            ScriptChecker.check(kata, diagnostics: &diagnostics)
        }
        return diagnostics.sorted.map { "\($0.code.id) \(file.text(in: $0.range))" }
    }

    @Test("are read, and known in the block", arguments: ["for", "let", "var"])
    func bound(keyword: String) {
        let rest = keyword == "for" ? "in [(1, (2, 3))] { log a + b + c }" : "= (1, (2, 3))\nlog a + b + c"
        #expect(told("\(keyword) (a, (b, c)) \(rest)") == [])
    }

    @Test(
        "and what is wrong with them",
        arguments: [
            ("for (a, a) in [(1, 2)] { log a }", ["E0402 a"]),
            ("for (a, b) in [(1, 2)] { a = b }", ["E0407 a"]),
            ("let (a, b) = (1, 2)\na = b", ["E0407 a"]),
            ("var (a, b) = (1, 2)\na = b\nlog a", []),
            ("for (a, b) in [(1, 2)] { log a + b }\nlog a", ["E0401 a"]),
            ("for (a, b) in 1...3 { log a + b }", ["E0408 1...3"]),
            ("for (a, b) in \"xy\" { log a + b }", ["E0408 \"xy\""]),
            ("for (a, b) in [(1, 2), (1, 2, 3), 4] { log a + b }", ["E0408 (1, 2, 3)", "E0408 4"]),
            ("let (a, b) = 5\nlog a + b", ["E0408 5"]),
            ("for a, b in [(1, 2)] { log a }", ["E0307 ,"]),
            ("for (a b) in [(1, 2)] { log a }", ["E0301 b"]),
            ("for () in [1] { log 1 }", ["E0301 )"]),
            ("for (_, b) in [(1, 2)] { log b }", []),
        ])
    func wrong(commands: String, expected: [String]) { #expect(told(commands) == expected) }
}
