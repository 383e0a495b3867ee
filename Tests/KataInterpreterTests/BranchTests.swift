import KataTesting
import Testing

@Suite("Choices, chains and casts")
struct BranchTests {
    @Test(
        "values",
        arguments: [
            ("let a = nil\nlog a?.b.c()", "nil"), ("let a = \"xy\"\nlog a?.count ?? 0", "2"),
            ("let a = [\"k\": [1]]\nlog a[\"k\"]?.first ?? 0\nlog a[\"z\"]?.first ?? 0", "1\n0"),
            ("let a = nil\na?.run(1 / 0)\nlog 1", "1"), ("var a = [1: \"x\"]\na[2]?.b = 1\nlog a.count", "1"),
            ("let f = { $0 * 2 }\nlog f?(4) ?? 0", "8"), ("let a = [3]\nlog a.first! + 1", "4"),
            ("if let a = [1].first, a == 1 { log a } else { log 0 }", "1"),
            ("let a = nil\nif let a { log a } else { log \"none\" }", "none"),
            ("var a = [1, 2]\nwhile let b = a.popLast() { log b }", "2\n1"),
            ("for a in [1, 2, 3, 4] where a > 1 {\n if a == 3 { continue }\n log a\n}", "2\n4"),
            ("for a in 1...5 {\n if a == 3 { break }\n log a\n}\nlog 9", "1\n2\n9"),
            ("for a in [1, nil, 2] {\n guard let a else { continue }\n log a\n}", "1\n2"),
            ("guard 1 == 2 else { return }\nlog 1", ""),
            (
                "for a in [0, 2, 7, 12] {\n switch a {\n case 0: log \"z\"\n case 1...3, 12: log \"s\"\n default: break\n }\n}",
                "z\ns\ns"
            ),
            (
                "switch (1, \"a\") {\ncase (2, _): log 2\ncase (let n, \"a\") where n == 1: log n\ndefault: log 3\n}",
                "1"
            ),
            (
                "for a in [1, \"b\", 2.5, nil] {\n switch a {\n case is Int: log \"i\"\n case let b as String: log b\n case nil: log \"n\"\n default: log \"d\"\n }\n}",
                "i\nb\nd\nn"
            ),
            ("switch nil {\ncase let x?: log x\ncase .none: log \"none\"\n}", "none"),
            ("for case let a as Int in [1, \"b\", 2] { log a }", "1\n2"),
            ("log [1, \"b\"].compactMap { $0 as? Int }", "[1]"), ("log 1 is Int && !(\"a\" is Int)", "true"),
            (
                "let f = { (a: Int) -> String in\n if a > 1 { return \"many\" }\n return \"one\"\n}\nlog f(1) + f(2)",
                "onemany"
            ),
            ("let a: Double = 3\nlog a", "3.0"), ("let a: Set<Int> = [2, 2]\nlog a.count", "1"),
            ("log try max(1, await min(2, 3))", "2"),
            (
                "let m = [\"a\": 1]\nlog m[\"b\", default: 5]\nvar n = m\nn[\"c\", default: 0] += 2\nlog n[\"c\"]",
                "5\n2"
            ),
            (
                "log stride(from: 0, to: 5, by: 2)\nlog stride(from: 2, through: 0, by: -1)",
                "[0, 2, 4]\n[2, 1, 0]"
            ),
            ("log stride(from: 0.5, through: 1.5, by: 0.5)", "[0.5, 1.0, 1.5]"),
            ("let g = Dictionary(grouping: [1, 2, 3]) { $0 % 2 }\nlog g[1]", "[1, 3]"),
            ("log Dictionary(uniqueKeysWithValues: zip([\"a\"], [1]))", "[\"a\": 1]"),
            ("log String(format: \"%05.1f %@\", 2.25, [1])", "002.2 [1]"),
            (
                "let m = [\"b\": 1, \"a\": 3]\nlog m.sorted { $0.key < $1.key }.map { $0.value }\nlog m.filter { $0.value > 1 }",
                "[3, 1]\n[\"a\": 3]"
            ),
            (
                "log [\"a\": 1].mapValues { $0 + 1 }\nlog [\"a\": 1].map { key, value in \"\\(key)\\(value)\" }",
                "[\"a\": 2]\n[\"a1\"]"
            ),
            (
                "var l = [3, 1, 2]\nl.sort()\nlog l\nl.sort(by: >)\nl.swapAt(0, 2)\nlog l\nl.removeAll { $0 > 1 }\nlog l",
                "[1, 2, 3]\n[1, 2, 3]\n[1]"
            ),
            ("log [1, 2, 3].reduce(into: []) { $0.append($1 * 2) }", "[2, 4, 6]"),
            (
                "log [1, 5, 2].last { $0 > 1 }\nlog [1, 2, 1].lastIndex(of: 1)\nlog [1, 2, 3].prefix { $0 < 3 }",
                "2\n2\n[1, 2]"
            ),
            ("log \"ann lee\".capitalized + \" x \".trimmingCharacters(in: .whitespaces)", "Ann Leex"),
            (
                "log \"a,,b\".components(separatedBy: \",\").count\nlog 6.isMultiple(of: 3)\nlog 2.5.rounded(.down)",
                "3\ntrue\n2.0"
            ),
            ("var log = [1]\nlog.append(2)\nlog log", "[1, 2]"),
        ])
    func values(script: String, expected: String) { #expect(Run(script).told == expected) }

    @Test(
        "that cannot be",
        arguments: [
            ("let a = nil\nlog a!.b", "'a' is nil"),
            ("guard let a = nil else { fatalError(\"no \\(1)\") }", "no 1"),
            ("log \"a\" as! Int", "\"a\" is no Int"),
            (
                "guard false else { log 1 }",
                "the block of 'guard' ends in 'return', 'break' or 'continue'; what is below needs its condition"
            ),
            ("log stride(from: 1, to: 2, by: 0)", "'stride' wants three numbers, the last of them not 0"),
            ("log [\"a\": 1][\"a\", 2]", "a map is asked for one key: map[key], or map[key, default: value]"),
            (
                "switch (1, 2) {\ncase (1, 2, 3): log 1\ndefault: log 2\n}",
                "the pattern has 3 values, what it is held against has 2"
            ),
        ])
    func misfits(script: String, expected: String) { #expect(Run(script).told.contains(expected)) }
}
