import KataTesting
import Testing

@Suite("What clients in Swift are written with")
struct ClientTests {
    @Test(
        "print",
        arguments: [
            ("print(\"a\", 1, [\"b\"])", "a 1 [\"b\"]"), ("print()\nprint(1)", "\n1"),
            ("for n in 1...3 { print(n, terminator: n == 3 ? \"\\n\" : \", \") }", "1, 2, 3"),
            ("print(1, 2, 3, separator: \"-\", terminator: \"!\\n\")", "1-2-3!"),
            ("print(1, terminator: \"\")\nprint(2)\nlog 3", "12\n3"), ("[1, 2].forEach(print)", "1\n2"),
            ("let f = { print($0) }\nf(\"x\")", "x"),
        ])
    func printing(script: String, expected: String) { #expect(Run(script).told == expected) }

    @Test(
        "strings of several lines",
        arguments: [
            (
                "let a = \"\"\"\n  one \\(1 + 1)\n    \"two\"\n\n  \\\n  three\\n.\n  \"\"\"\nlog a",
                "one 2\n  \"two\"\n\nthree\n."
            ),
            ("log \"\"\"\n\"\"\".isEmpty", "true"),
            (
                "log [\"\"\"\n # no comment\n > no line\n \"\"\", \"b\"].joined(separator: \"|\")",
                "# no comment\n> no line|b"
            ),
        ])
    func longStrings(script: String, expected: String) { #expect(Run(script).told == expected) }

    @Test(
        "loops and blocks",
        arguments: [
            (
                "outer: for a in 1...3 {\n for b in 1...3 {\n  if b == 2 { continue outer }\n  if a == 3 { break outer }\n  log \"\\(a)\\(b)\"\n }\n}\nlog 0",
                "11\n21\n0"
            ),
            (
                "var n = 0\nall: while true {\n switch n {\n case 2: break all\n default: n += 1\n }\n}\nlog n",
                "2"
            ),
            ("defer { log 3 }\ndefer { log 2 }\nlog 1", "1\n2\n3"),
            ("for n in 1...2 {\n defer { log \"end\" }\n if n == 1 { continue }\n log n\n}", "end\n2\nend"),
            (
                "let f = {\n defer { log \"left\" }\n throw \"no\"\n}\ndo { f() } catch { log error }",
                "left\nno"
            ),
            ("let a = 1\nif a == 1 {\n let a = a + 1\n log a\n}\nlog a", "2\n1"),
            ("for case let n? in [[3, 1].first { $0 < 2 }, nil] { log n }", "1"),
        ])
    func blocks(script: String, expected: String) { #expect(Run(script).told == expected) }

    @Test(
        "names and values",
        arguments: [
            ("var a: Int?\nlog a == nil\na = 2\nlog a!", "true\n2"),
            ("let a: String\nif 1 < 2 { a = \"x\" } else { a = \"y\" }\nlog a", "x"),
            (
                "func twice(_ n: Int, times count: Int) -> Int {\n if count == 0 { return n }\n return twice(n * 2, times: count - 1)\n}\nlog twice(3, times: 2)",
                "12"
            ),
            (
                "func show(\n _ a: [String],\n on b: Int\n) throws { log \"\\(a) \\(b)\" }\ntry show([\"x\"], on: 1)",
                "[\"x\"] 1"
            ),
            (
                "let a: Int? = 5\nswitch (a, 2) {\ncase (5?, 2): log \"both\"\ndefault: log \"none\"\n}",
                "both"
            ),
            (
                "let f = { work, failure in work() ? \"done\" : failure(1) }\nlog f { false } failure: { \"no \\($0)\" }",
                "no 1"
            ),
            (
                "log Swift.max(1, 3)\nlog Double.pi > 3.14 && Int.max > 0\nlog [1.0].map { $0 * Double.pi } == [Double.pi]",
                "3\ntrue\ntrue"
            ),
            ("log UInt8.max\nlog -Double.infinity", "255\n-inf"),
            (
                "log [\"abc\"].first.map { \"<\\($0)>\" } ?? \"none\"\nlog \"ab\".map { $0 }",
                "<abc>\n[\"a\", \"b\"]"
            ),
            ("log [1, 2].elementsEqual([1, 2])\nlog \"- a\".trimmingPrefix(\"- \")", "true\na"),
            (
                "log [5, 6].indices.upperBound\nfor n in [5, 6].indices { log n }\nlog [5, 6].indices.map { $0 }",
                "2\n0\n1\n[0, 1]"
            ),
        ])
    func values(script: String, expected: String) { #expect(Run(script).told == expected) }
}
