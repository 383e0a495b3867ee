import KataInterpreter
import KataTesting
import Testing

@Suite("Values that are taken apart into names")
struct PatternTests {
    @Test(
        "in loops",
        arguments: [
            ("for (a, b) in [(1, \"x\"), (2, \"y\")] { log \"\\(a)\\(b)\" }", "1x\n2y"),
            ("for (place, word) in [\"a\", \"b\"].enumerated() { log \"\\(place) \\(word)\" }", "0 a\n1 b"),
            ("for (key, value) in [\"b\": 1, \"a\": 2] { log \"\\(key)=\\(value)\" }", "b=1\na=2"),
            ("for (a, (_, c)) in [(1, (2, 3))] { log a + c }", "4"),
            ("for (a, b) in [[1, 2], [3, 4]] { log a * b }", "2\n12"),
            ("for (key) in [\"b\": 1] { log key }", "b"),
            (
                "for (i, o) in [Order(\"x\"), Order(\"y\")].enumerated() { log \"\\(i) \\(o.text)\" }",
                "0 x\n1 y"
            ),
        ])
    func loops(script: String, log: String) { #expect(Run(script).told == log) }

    @Test(
        "by let and var",
        arguments: [
            ("let (a, b) = (1, 2)\nlog a + b", "3"),
            ("var (a, b) = (1, 2)\na = b + 5\nlog [a, b]", "[7, 2]"),
            ("let pair = (min: 1, max: 3)\nlet (low, high) = pair\nlog high - low", "2"),
            (
                "let p = Point(x: 1, y: 2)\nlet (q, n) = (p, 1)\nq.x = 5\nlog [p.x, q.x, n]",
                "[1, 5, 1]"
            ),
        ])
    func bindings(script: String, log: String) { #expect(Run(script).told == log) }

    @Test(
        "that do not fit",
        arguments: [
            (
                "let n = 5\nlet (a, b) = n",
                "mismatch at '(a, b)': a tuple of 2 values is wanted here; this is an integer"
            ),
            (
                "let list = [(1, 2, 3)]\nfor (a, b) in list { }",
                "mismatch at '(a, b)': a tuple of 2 values is wanted here; this has 3"
            ),
            (
                "let words = [\"x\"]\nfor (a, b) in words { }",
                "mismatch at '(a, b)': a tuple of 2 values is wanted here; this is a string"
            ),
        ])
    func misfits(script: String, told: String) { #expect(Run(script).told == told) }

    @Test("hold objects through a replay") func replayed() {
        let script = """
            let l = Light()
            let (m, n) = (l, 1)
            m.toggle()
            undo
            log m.isOn
            for (i, k) in [l, m].enumerated() {
              k.toggle()
              undo
              log "\\(i) \\(k.isOn)"
            }
            """
        #expect(Run(script, replay: true).told == "on\nfalse\non\n0 false\non\n1 false")
    }
}
