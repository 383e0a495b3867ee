import KataTesting
import Testing

@Suite("Text, lists and names that change")
struct TextAndListTests {
    @Test(
        "methods",
        arguments: [
            // Text.
            ("\"abc\".hasPrefix(\"ab\")", "true"), ("\"abc\".hasSuffix(\"bc\")", "true"),
            ("\"abc\".hasSuffix(\"é\")", "false"), ("\"aé\".uppercased()", "AÉ"),
            ("\"AB\".lowercased()", "ab"), ("\" \\t a b \\n\".trimmed() + \"|\"", "a b|"),
            ("\"a-b-c\".replacing(\"-\", with: \"+\")", "a+b+c"),
            ("\"a,,b\".split(separator: \",\")", "[\"a\", \"b\"]"), ("\"abc\".reversed()", "cba"),
            ("\"abc\".prefix(2)", "ab"), ("\"abc\".suffix(2)", "bc"), ("\"abc\".dropFirst()", "bc"),
            ("\"abc\".dropLast(2)", "a"), ("\"\".trimmed()", ""), ("\"a b\".split(\" \").count", "2"),
            // Lists.
            ("[3, 1, 2].reversed()", "[2, 1, 3]"), ("[1, \"a\"].joined(separator: \"-\")", "1-a"),
            ("[\"a\", \"b\"].joined()", "ab"), ("[1, 2, 3].prefix(2)", "[1, 2]"),
            ("[1, 2, 3].dropFirst(2)", "[3]"), ("[5, 6].firstIndex(of: 6)", "1"),
            ("[5, 6].firstIndex(7)", "nil"), ("[2, 3, 1].min()", "1"), ("[].max()", "nil"),
            // Maps.
            ("[\"a\": 1, \"b\": 2].keys", "[\"a\", \"b\"]"), ("[\"a\": 1, \"b\": 2].values", "[1, 2]"),
            // Operators.
            ("nil ?? 3", "3"), ("2 ?? 3", "2"), ("nil ?? nil ?? 1", "1"), ("(nil ?? 1) + 2", "3"),
            ("nil ?? 1 + 2", "3"), ("1 < 2 ? \"a\" : \"b\"", "a"), ("false ? 1 : true ? 2 : 3", "2"),
            ("[true ? 1 : 2: 3]", "[1: 3]"), ("true ? nil.x : 1", "thrown at 'nil.x': nil has no member 'x'"),
            ("\"took 12 ms\" matches \"took * ms\"", "true"), ("\"ab\" matches \"a\"", "false"),
            ("!(\"ab\" matches \"?c\")", "true"),
        ])
    func methods(source: String, expected: String) { #expect(Run("log \(source)").told == expected) }

    @Test(
        "that cannot be",
        arguments: [
            ("log [1].uppercased()", "'uppercased' is for strings; this is a list"),
            ("log \"a\".joined()", "'joined' is for lists; this is a string"),
            ("log [1].prefix(-1)", "-1 is no number of elements"),
            ("log \"a\".split(separator: \"\")", "an empty string separates nothing"),
            ("log [1].joined(with: \"a\")", "there is 'joined()' and 'joined(separator:)'"),
            ("[1].append(2)", "'append' changes a list that no name and no property holds"),
            ("let l = []\nl.removeLast()", "the list has no element to remove"),
            ("let l = [1]\nl.insert(2, at: 3)", "index 3 is out of range: the list has 1 elements"),
            ("let l = [1]\nl.remove(at: 1)", "index 1 is out of range: the list has 1 elements"),
            ("log 1 matches \"a\"", "'matches' cannot join an integer and a string: 1 matches \"a\""),
        ])
    func mismatches(script: String, message: String) {
        #expect(Run(script).told.hasSuffix(": " + message))
    }

    @Test("a list is built in a loop") func building() {
        #expect(
            Run(
                "let l = []\nfor i in 1...3 { l.append(i * i) }\nlog l\nl.insert(0, at: 0)\nlog l.removeLast()\nlog l"
            )
            .told == "[1, 4, 9]\n9\n[0, 1, 4]")
        #expect(
            Run("let l = [1, 2]\nlet m = l\nl.append(contentsOf: m)\nlog [l, m]").told
                == "[[1, 2, 1, 2], [1, 2]]")
    }

    @Test("a change of a list is a command") func changing() {
        #expect(
            Run("let l = [1]\nl.append(2)\nl.removeFirst()\nundo\nlog l\nundo\nlog l\nredo 2\nlog l").told
                == "[1, 2]\n[1]\n[2]")
        #expect(
            Run("let c = Canvas()\nlet l = []\nl.append(c)\nl.append(3)\nundo\nlog l.count", replay: true)
                .told == "1")
    }

    @Test("variables are assigned, and are no commands") func variables() {
        #expect(Run("var n = 1\nn = n + 1\nn += 3\nn *= 2\nn -= 1\nlog n").told == "9")
        #expect(
            Run("var n = 1\nlet p = Point(x: 1, y: 2)\np.x = 5\nn = 2\nundo\nlog [n, p.x]").told == "[2, 1]")
        #expect(Run("var s = \"\"\nfor c in \"abc\" { s = c + s }\nlog s").told == "cba")
        #expect(Run("let p = Point(x: 1, y: 2)\np.x += 4\np.y /= 2\nlog [p.x, p.y]").told == "[5, 1]")
    }

    @Test("a variable holds what it was given last") func holding() {
        let run = Run("var k = Noisy(\"a\")\nk = Noisy(\"b\")\nlog \"end\"")
        #expect(run.module.heldReferences.count == 1)
        #expect(run.byCommand.contains("k = Noisy(\"b\"): "), "the first one dies by the assignment")
        #expect(
            Run(
                "var c = Canvas()\nc = Canvas()\nlet w = Waiter()\nw.name = \"x\"\nundo\nlog c == nil",
                replay: true
            )
            .told == "false")
    }

    @Test("while runs as long as its condition is true") func loops() {
        #expect(Run("var n = 0\nwhile n < 3 {\n  n += 1\n  log n\n}").told == "1\n2\n3")
        #expect(
            Run("while true { }", steps: 50).told
                == "ended at 'while true { }': limit(KataTranscript.Limit.steps(50))")
        #expect(Run("while 1 { }").told == "mismatch at '1': a condition is a Bool; this is an integer")
        #expect(Run("while false { let x = 1 }\nlog \"no turn\"").told == "no turn")
    }
}
