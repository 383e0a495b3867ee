import KataTesting
import Testing

@Suite("What clients do with Swift's own values")
struct ReachTests {
    @Test(
        "places in lists and strings",
        arguments: [
            ("let s = \"Hello, World\"\nlog s[s.index(s.startIndex, offsetBy: 7)]", "W"),
            ("let s = \"abc\"\nlog s[s.startIndex] + s[s.index(before: s.endIndex)]", "ac"),
            (
                "let s = \"a=b\"\nlet i = s.firstIndex(of: \"=\")!\nlog s[..<i] + s[s.index(after: i)...]",
                "ab"
            ),
            ("let s = \"abc\"\nlog s.distance(from: s.startIndex, to: s.endIndex)", "3"),
            ("log [1, 2].index([1, 2].startIndex, offsetBy: 3, limitedBy: 2) == nil", "true"),
            ("let s = \"one two\"\nlog s[s.range(of: \"two\")!]", "two"),
            ("log \"ab\".range(of: \"c\") == nil", "true"),
            ("log \"abc\".indices.map { \"abc\"[$0] }", "[\"a\", \"b\", \"c\"]"),
            ("log [1, 2, 3].prefix(upTo: 2) + [1, 2, 3].suffix(from: 2)", "[1, 2, 3]"),
            ("log \"abc\".prefix(through: 1)", "ab"),
            ("log [1, 2].lexicographicallyPrecedes([1, 3])", "true"),
        ])
    func places(script: String, expected: String) { #expect(Run(script).told == expected) }

    @Test(
        "parts that are taken out or put in",
        arguments: [
            ("var l = [1, 2, 3]\nl.insert(contentsOf: [8, 9], at: 1)\nlog l", "[1, 8, 9, 2, 3]"),
            ("var l = [1, 2, 3]\nl.removeFirst(2)\nlog l\nl.removeLast(1)\nlog l", "[3]\n[]"),
            ("var l = [1, 2, 3]\nl.removeSubrange(0..<2)\nlog l", "[3]"),
            ("var l = [1, 2, 3]\nl.replaceSubrange(1..., with: [7])\nlog l", "[1, 7]"),
            ("var s = \"abc\"\nlog s.remove(at: s.startIndex)\ns.insert(\"x\", at: 1)\nlog s", "a\nbxc"),
            (
                "var s = \"a1b2\"\ns.removeAll { $0.isNumber }\nlog s\ns.removeAll()\nlog s.isEmpty",
                "ab\ntrue"
            ),
            (
                "var s: Set = [1, 2, 1]\nlog s.count\nlog s.insert(2).inserted\nlog s.insert(3).inserted",
                "2\nfalse\ntrue"
            ),
            (
                "log \"a b  c\".split { $0 == \" \" }.count\nlog \"a,b,c\".split(separator: \",\", maxSplits: 1)",
                "3\n[\"a\", \"b,c\"]"
            ),
            (
                "log \"a,,b\".split(separator: \",\", omittingEmptySubsequences: false)",
                "[\"a\", \"\", \"b\"]"
            ),
            ("log [1, 0, 2, 3].split(separator: 0)", "[[1], [2, 3]]"),
            ("log [3].shuffled()\nlog [3].randomElement()", "[3]\n3"),
        ])
    func parts(script: String, expected: String) { #expect(Run(script).told == expected) }

    @Test(
        "sets of characters",
        arguments: [
            (
                "log \"a,b;c\".components(separatedBy: CharacterSet(charactersIn: \",;\"))",
                "[\"a\", \"b\", \"c\"]"
            ),
            ("log \"...a.b!\".trimmingCharacters(in: .punctuationCharacters)", "a.b"),
            ("log \"1a2\".components(separatedBy: CharacterSet.decimalDigits.inverted).joined()", "12"),
        ])
    func characters(script: String, expected: String) { #expect(Run(script).told == expected) }

    @Test(
        "functions as values",
        arguments: [
            ("log [1, 5, 3].reduce(0, max)", "5"), ("log [-1, 2].map(abs)", "[1, 2]"),
            ("log [4.0].map(sqrt)", "[2.0]"),
            ("let digits = 1...3\nlog [0, 2].map(digits.contains)", "[false, true]"),
            (
                "let ops: [String: (Int, Int) -> Int] = [\"+\": (+), \"max\": max]\nlog ops[\"+\"]!(1, 2)\nlog ops[\"max\"]!(1, 2)",
                "3\n2"
            ),
            ("log (1...3) ~= 2\nlog 1 ~= 2", "true\nfalse"),
            ("let f = { try? 1 / 0\n log \"on\" }\nf()", "on"),
        ])
    func functions(script: String, expected: String) { #expect(Run(script).told == expected) }

    @Test(
        "written types and patterns",
        arguments: [
            ("if let (a, b) = [(1, 2)].first { log a + b }", "3"),
            ("let pair: (Int, Int)? = nil\nif let (a, b) = pair { log a + b } else { log 0 }", "0"),
            (
                "let games: [(name: String, rolls: [Int])] = [(\"a\", [1])]\nfor game in games { log \"\\(game.name) \\(game.rolls)\" }",
                "a [1]"
            ),
            ("func span() -> (low: Int, high: Int) { return (1, 2) }\nlog span().high", "2"),
            ("log Dictionary([(\"a\", 1), (\"a\", 2)], uniquingKeysWith: +)", "[\"a\": 3]"),
            ("for (k, v) in [\"b\": 1, \"a\": 2].sorted(by: <) { log \"\\(k)\\(v)\" }", "a2\nb1"),
            ("log [\"b\": 1, \"a\": 2].map { $0.1 }", "[1, 2]"),
            ("log String(255, radix: 16, uppercase: true)", "FF"),
            ("for (i, x) in zip(1..., [\"a\", \"b\"]) { log \"\\(i)\\(x)\" }", "1a\n2b"),
            ("let undo = [1]\nundo.append(2)\nlog undo\nlet nothing = 3\nlog nothing", "[1, 2]\n3"),
            ("let drop = { log $0 }\ndrop(4)\nlet expect = [5]\nlog expect.count", "4\n1"),
        ])
    func patterns(script: String, expected: String) { #expect(Run(script).told == expected) }

    @Test(
        "comments of Swift",
        arguments: [
            ("log 1 // one\n/// all\n/* two\n /* inner */ log 2 */ log 3", "1\n3"),
            ("log \"http://a\" // b", "http://a"), ("log 6 / 2//3", "3"),
        ])
    func comments(script: String, expected: String) { #expect(Run(script).told == expected) }

    @Test("queues, groups and locks do one thing after another") func queues() {
        let script = """
            let group = DispatchGroup()
            let queue = DispatchQueue(label: "work")
            queue.async(group: group) { log "first" }
            group.enter()
            DispatchQueue.global(qos: .background).asyncAfter(deadline: .now() + 0.5) { log "second"
             group.leave() }
            log "begun"
            group.wait()
            log queue.sync { 42 }
            let lock = NSLock()
            lock.lock()
            defer { lock.unlock() }
            DispatchQueue.concurrentPerform(iterations: 2) { log $0 }
            let semaphore = DispatchSemaphore(value: 0)
            DispatchQueue.main.async { semaphore.signal() }
            semaphore.wait()
            log "end"
            """
        #expect(Run(script).told == "begun\nfirst\nsecond\n42\n0\n1\nend")
        #expect(
            Run("DispatchQueue(label: \"a\").resume()").told.contains(
                "'resume' is no member of a queue or a lock"))
    }
}
