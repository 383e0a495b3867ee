import KataTesting
import Testing

@Suite("What 'print' writes as Swift does")
struct PrintedTextTests {
    @Test(
        "values that may be missing",
        arguments: [
            ("let a: Int? = 1\nprint(a as Any, a!, a ?? 0)", "Optional(1) 1 1"),
            ("let a: Int? = nil\nprint(a as Any)\nlog a as Any", "nil\nnil"),
            ("print([\"€\", nil])\nlog [\"€\", nil]", "[Optional(\"€\"), nil]\n[\"€\", nil]"),
            ("print([\"x\"].first)\nlog [\"x\"].first", "Optional(\"x\")\nx"),
            (
                "let first = [\"x\"].first\nlog \"\\(first as Any)\"\nprint(\"\\(first)\")",
                "Optional(\"x\")\nOptional(\"x\")"
            ),
            ("if let a = [1].first { print(a) }\nfor a in [1, 2] { print(a) }", "1\n1\n2"),
            ("for a in [1, nil] { print(a) }", "Optional(1)\nnil"),
            ("print([\"a\": 1][\"a\"], [\"a\": 1][\"a\", default: 0])", "Optional(1) 1"),
            (
                "print(Int(\"4\"), Int(\"4\")!, Optional(5), (1, [2].max()))",
                "Optional(4) 4 Optional(5) (1, Optional(2))"
            ),
            ("var m = [1: \"a\"]\nlet old = m.removeValue(forKey: 1)\nprint(old)", "Optional(\"a\")"),
            ("func find(_ n: Int) -> Int? { n > 1 ? n : nil }\nprint(find(2), find(1))", "Optional(2) nil"),
            ("let a = [1, 2].first\nif 1 < 2 {\n let a = a\n print(a)\n}", "Optional(1)"),
            ("print(String(describing: [1].last))", "Optional(1)"),
            ("print([3].map { $0 as Any }, [\"it's\"])", "[3] [\"it\\'s\"]"),
            ("print([\"a\", \"b\"].map { $0.first })", "[Optional(\"a\"), Optional(\"b\")]"),
        ])
    func optionals(script: String, expected: String) { #expect(Run(script).told == expected) }

    @Test(
        "whole numbers where floating point is meant",
        arguments: [
            ("let n: Double? = nil\nprint(n ?? 0)", "0.0"),
            ("print([1.5].first ?? 0, [0.5].last ?? 0)", "1.5 0.5"),
            ("print(1 > 2 ? 1.5 : 0)\nprint([1, 2.5])\nlog [1, 2.5]", "0.0\n[1.0, 2.5]\n[1, 2.5]"),
            ("var t = 1.5\nt = 2\nprint(t)", "2.0"),
            ("var t: Double? = nil\nt = 2\nprint(t!)", "2.0"), ("print(max(1.5, 2), min(1, 2.5))", "2.0 1.0"),
            ("func half(_ x: Double) -> Double { x }\nprint(half(3))", "3.0"),
            ("func none() -> Double { return 0 }\nprint(none())", "0.0"),
            ("let f = { (x: Double) in x }\nprint(f(1))", "1.0"),
            ("print([1.5].filter { $0 > 2 }.reduce(0, +))\nprint([1].reduce(0, +))", "0.0\n1"),
            ("var l = [1.5]\nl.append(2)\nprint(l)", "[1.5, 2.0]"),
            ("print([\"a\": 1.5][\"b\", default: 0])", "0.0"), ("print(1 ?? 0, [1].first ?? 0)", "1 1"),
        ])
    func numbers(script: String, expected: String) { #expect(Run(script).told == expected) }

    @Test("debugPrint and debugDescription")
    func debug() {
        #expect(
            Run("debugPrint(\"a\", [1])\nlog \"a\\\"b\".debugDescription\nlog [\"x\"].debugDescription").told
                == "\"a\" [1]\n\"a\\\"b\"\n[\"x\"]")
    }
}
