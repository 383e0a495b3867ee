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

    @Test(
        "functions and members of the libraries",
        arguments: [
            ("print(pow(2.0, 3), sqrt(16), floor(2.7), hypot(3, 4))", "8.0 4.0 2.0 5.0"),
            ("let sqrt = { $0 + 1 }\nlog sqrt(1)", "2"), ("log 1\nexit(0)\nlog 2", "1"),
            ("let stop = { exit(1) }\nlog 1\nstop()\nlog 2", "1"),
            (
                "assert(1 < 2)\nprecondition(2 < 1, \"never\")\nlog 1",
                "1\nfailed: 2 < 1\n  2 is 2\n  1 is 1"
            ),
            ("assertionFailure(\"no\")", "thrown at 'assertionFailure(\"no\")': no"),
            (
                "log \"é\".utf8.count\nlog Array(\"ab\".utf8)\nlog (1...3).lazy.map { $0 + 1 }",
                "2\n[97, 98]\n[2, 3, 4]"
            ),
            // Of equal ones Swift's members give the first, its function 'max' the last.
            (
                "log [\"bb\", \"a\", \"cc\"].max { $0.count < $1.count }!\nlog [\"b\", \"a\"].min { $0.count < $1.count }!",
                "bb\nb"
            ),
            ("log [\"b\", \"a\", \"c\"].sorted { $0.count < $1.count }", "[\"b\", \"a\", \"c\"]"),
        ])
    func libraries(script: String, expected: String) { #expect(Run(script).told == expected) }

    @Test(
        "results and tasks",
        arguments: [
            (
                "for n in 0...1 {\n let r = Result { 4 / n }\n switch r {\n case .success(let x): log x\n case .failure(let e): log e\n }\n}",
                "division by zero: 4 / 0\n4"
            ),
            ("log Result { 2 }.map { $0 + 1 }\nlog try Result { 2 }.get()", "success(3)\n2"),
            ("expect throws Result { 1 / 0 }.get(), \"division*\"\nlog 1", "1"),
            (
                "let t = Task {\n print(\"in\")\n return 5\n}\nprint(\"out\")\nprint(await t.value, await t.value)",
                "out\nin\n5 5"
            ),
            ("Task { log 1 }\nTask { log 2 }\nlog 0\nTask.yield()\nlog 3", "0\n1\n2\n3"),
            (
                "let sum = await withTaskGroup(of: Int.self) { group in\n for n in 1...3 { group.addTask { n } }\n return await group.reduce(0, +)\n}\nlog sum",
                "6"
            ),
            (
                "await withTaskGroup(of: Void.self) { group in\n group.addTask { log 1 }\n log 0\n}\nlog 2",
                "0\n1\n2"
            ),
        ])
    func tasks(script: String, expected: String) { #expect(Run(script).told == expected) }

    @Test(
        "names, functions and references",
        arguments: [
            ("let f = { n in\n var n = n\n n += 1\n return n\n}\nlog f(1)", "2"),
            ("for n: Int in [1, 2] {\n var n = n\n n += 1\n log n\n}", "2\n3"),
            ("show()\nfunc show() { twice(2) }\nfunc twice(_ n: Int) { log n * 2 }", "4"),
            ("func f<S: Sequence>(_ s: S) where S: Any { for x in s { log x } }\nf([1])", "1"),
            ("func add(_ a: Int, to b: Int) -> Int { a + b }\nlog [1, 2].reduce(0, add(_:to:))", "3"),
            ("log [\"3\"].map(Int.init(_:))", "[3]"),
            (
                "[1].forEach {\n \"x\"\n log $0\n}",
                "E0309 at '\"x\"': '\"x\"' does nothing: a statement is a call, an assignment or begins with a keyword"
            ),
        ])
    func names(script: String, expected: String) { #expect(Run(script).told == expected) }

    @Test("a line belongs to the statement that writes it, not to a closure that it called")
    func placeOfLines() {
        let script =
            "let f = { n in n + 1 }\nlog f(1)\nprint([1, 2].map { $0 + f($0) })\nlet g = {\n log 5\n 6\n}\nlog g()"
        #expect(
            Run(script).byCommand == """
                log f(1): 2
                print([1, 2].map { $0 + f($0) }): [3, 5]
                log 5: 5
                log g(): 6
                """)
    }

    @Test("what a statement's receiver and arguments do is done once")
    func once() {
        #expect(Run("let f = {\n log 1\n return [2]\n}\nf().forEach { log $0 }").told == "1\n2")
    }
}
