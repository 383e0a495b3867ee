import KataTesting
import Testing

@Suite("Errors that a script catches, and what people write besides")
struct AttemptTests {
    @Test(
        "errors",
        arguments: [
            ("let a = try? 1 / 0\nlog a ?? \"none\"", "none"), ("log (try? 4 / 2) == nil", "false"),
            ("if let a = try? [1][0] { log a } else { log 0 }", "1"),
            ("try? [1][3]\n_ = try? 1 / 0\nlog 2", "2"),
            (
                "do {\n log 1\n log 1 / 0\n log 2\n} catch {\n log \"caught \\(error)\"\n}",
                "1\ncaught division by zero: 1 / 0"
            ),
            (
                "do { throw \"x\" } catch let e where e == \"y\" { log 1 } catch is Int { log 2 } catch \"x\" { log 3 }",
                "3"
            ),
            ("for a in [0, 1] {\n do {\n  if a == 0 { continue }\n  log 6 / a\n } catch { log 0 }\n}", "6"),
            ("expect throws { do { throw \"b\" } catch \"a\" { log 1 } }, \"b\"", ""),
            ("do { let a = 1\n log a }\ndo { let a = 2\n log a }", "1\n2"),
            ("let f = { throw \"no\" }\nexpect throws f(), \"no\"", ""),
        ])
    func errors(script: String, expected: String) { #expect(Run(script).told == expected) }

    @Test(
        "values",
        arguments: [
            ("let a = 2\nlog if a > 1 { \"many\" } else { \"one\" }", "many"),
            (
                "let a = switch 3 {\ncase 1: \"one\"\ncase let n where n > 2: \"more\"\ndefault: \"?\"\n}\nlog a",
                "more"
            ),
            ("log [1, 2].map { if $0 > 1 { \"b\" } else { \"a\" } }", "[\"a\", \"b\"]"),
            ("let a = 1, b = \"x\"\nvar (c, d) = (3, 4), e = 5\nlog \"\\(a)\\(b)\\(c)\\(d)\\(e)\"", "1x345"),
            ("async let a = 1\nlog await [a, 2]\nlog try await (a, 3)", "[1, 2]\n(1, 3)"),
            ("for a in [1, 2] { log a, terminator: \", \" }\nlog 3", "1, 2, 3"),
            ("var a = 0\nrepeat {\n a += 1\n} while a < 3\nlog a", "3"),
            ("var on = [\"k\": true]\nvar off = false\noff.toggle()\nlog off", "true"),
            (
                "var n = 1\nlet f = { [n] in n }\nlet g = { [weak n, twice = n * 2] x in x + twice + n }\nn = 5\nlog f()\nlog g(1)",
                "1\n8"
            ),
            ("log 6 & 3\nlog 1 << 4 | 1\nlog 5 ^ 1", "2\n17\n4"),
            ("log (1, \"b\") < (1, \"c\")\nlog (2, 0) <= (2, 0)", "true\ntrue"),
            (
                "log UInt8(3) + 1\nlog Float(2)\nlog Character(\"x\")\nlog String([\"a\", \"b\"].reversed())",
                "4\n2.0\nx\nba"
            ),
            (
                "log \"ab\".padding(toLength: 5, withPad: \"-=\", startingAt: 1)\nlog \"abc\".padding(toLength: 2, withPad: \" \", startingAt: 0)",
                "ab=-=\nab"
            ),
            ("var t = \"a\"\nt.append(\"bc\")\nlog t.removeFirst() + t", "abc"),
            (
                "var m = [\"a\": 1]\nm.merge([\"a\": 2, \"b\": 3]) { $0 + $1 }\nlog m\nlog m.merging([\"b\": 1]) { old, new in new }",
                "[\"a\": 3, \"b\": 3]\n[\"a\": 3, \"b\": 1]"
            ),
            (
                "var s = [1, 2]\ns.formUnion([2, 3])\nlog s\ns.subtract([1])\ns.formIntersection([3])\nlog s",
                "[1, 2, 3]\n[3]"
            ),
            (
                "log 3.map { $0 + 1 }\nlog [1].first.map { \"<\\($0)>\" } ?? \"none\"\nlog [].first.map { $0 + 1 } ?? 0",
                "4\n<1>\n0"
            ),
            ("log [1, 2].lazy.map { $0 * 2 }", "[2, 4]"),
        ])
    func values(script: String, expected: String) { #expect(Run(script).told == expected) }
}
