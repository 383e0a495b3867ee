import KataDiagnostics
import KataScript
import Testing

@Suite("The grammar reads")
struct GrammarTests {
    @Test(
        "statements",
        arguments: [
            ("let a = 1", "let a = 1"),
            ("let 服务员 = Waiter()", "let 服务员 = Waiter()"),
            ("work.hour = 10", "(work.hour) = 10"),
            ("board[0, 1] = nil", "board[0, 1] = nil"),
            ("a.b(); c.d() ; ", "(a.b)()\n(c.d)()"),
            ("Waiter()", "Waiter()"),
            ("undo\nundo 3\nundo all", "undo 1\nundo 3\nundo all"),
            ("redo\nredo 2;redo all", "redo 1\nredo 2\nredo all"),
            ("drop a, b,\n c", "drop a, b, c"),
            ("log \"\"", "log \"\""),
            ("expect a == 1", "expect (a == 1)"),
            ("expect throws a.f(), \"no *\"", "expect throws (a.f)(), \"no *\""),
            ("expect throws a.f(), Failure", "expect throws (a.f)(), Failure"),
            (
                "expect throws a.f(),\n .short(by: 2), \"no *\"",
                "expect throws (a.f)(), .short(by: 2), \"no *\""
            ),
            ("expect throws a.f(), A.b(1)", "expect throws (a.f)(), (A.b)(1)"),
            ("expect throws 1 / 0", "expect throws (1 / 0)"),
            ("for i in 1...3 { a.b(i) }", "for i in 1...3 { (a.b)(i) }"),
            ("for _ in 0..<n {\n}", "for _ in 0..<n {  }"),
            ("for k in [1, 2] { log k }", "for k in [1, 2] { log k }"),
            ("repeat 2 { a.b(); a.c() }", "repeat 2 { (a.b)()\n(a.c)() }"),
            ("if a { b.c() }", "if a { (b.c)() }"),
            ("if a {\n}\nelse {\n log 1\n}", "if a {  } else { log 1 }"),
            ("if a { } else if b { } else { log 1 }", "if a {  } else { if b {  } else { log 1 } }"),
            ("var n = 1\nn = 2\nn += 3", "var n = 1\nn = 2\nn += 3"),
            ("while a { b() }", "while a { b() }"),
            ("if let a = b, a.c { d() }", "if let a? = b, (a.c) { d() }"),
            ("if let a { b() } else { c() }", "if let a? = a { b() } else { c() }"),
            ("while let a = b.c() { d() }", "while let a? = (b.c)() { d() }"),
            ("if case .paid(let a, _) = b { c() }", "if .paid(let a, _) = b { c() }"),
            ("guard let a = b else { return }", "guard let a? = b else { return }"),
            ("for a in b where a.c { break }", "for a in b { if (a.c) { break } }"),
            ("for case let a as B in c { continue }", "for case in c { if let a as B = case { continue } }"),
            (
                "switch a {\ncase .b, .c(let d) where d > 1: log d\ncase A.e: break\ndefault: log 2; log 3\n}",
                "switch a { case .b, .c(let d) where (d > 1): log d case A.e: break case _: log 2\nlog 3 }"
            ),
            (
                "switch a { case 1...3, 5: log 1; case let (b, 0): log b; case is C: log 2; case \"x\": log 3 }",
                "switch a { case (1 ... 3), 5: log 1 case (let b, 0): log b case is C: log 2 case \"x\": log 3 }"
            ),
            ("a?.b.c()", "((a?.b).c)()"),
            ("a.b?[1].c = 2", "((a.b)?[1].c) = 2"),
            ("log a?.b ?? c", "log (<(a?.b)> ?? c)"),
            ("log a!.b?(1)", "log <(a!.b)?(1)>"),
            ("log a ? .b : c", "log (a ? .b : c)"),
            ("log a is B && c as? [D] == e", "log ((a is B) && ((c as? [D]) == e))"),
            ("log a as? B ?? c", "log ((a as? B) ?? c)"),
            ("let a: [B] = [.c, .d(1)]", "let a = [(.c as B), (.d(1) as B)]"),
            ("let a: [B: C?] = [.d: .e]", "let a = [:(.d as B): (.e as C)]"),
            ("let a: B<C> = B(1)", "let a = B<C>(1)"),
            ("var a: Double = 3", "var a = 3.0f"),
            (
                "let log = a\nlog.b()\nlog [1]\nlog += 1\nlog log",
                "let log = a\n(log.b)()\nlog [1]\nlog += 1\nlog log"
            ),
            ("for try await a in b { c(a) }", "for a in b { c(a) }"),
            ("let a: Double = b + 1 / -2", "let a = (b + (1.0f / -2.0f))"),
            ("let a: Double = b ? 1 : c ?? 2", "let a = (b ? 1.0f : (c ?? 2.0f))"),
            ("let a = Set<B>()", "let a = Set()"),
            ("try a.b(try await c())", "(a.b)(c())"),
            ("a.b { (c: D, e: [F]) -> G in return c }", "(a.b)({ c, e in return c })"),
            ("a.each { x in log x }", "(a.each)({ x in log x })"),
            ("a.each(1) { $0 }", "(a.each)(1, { $0 })"),
            ("a.each({\n  let b = $0\n  b.c(1,\n 2)\n}, 3)", "(a.each)({ let b = $0; (b.c)(1, 2) }, 3)"),
            ("a.each { x, y in\n  x.go()\n  y\n}\nb.c()", "(a.each)({ x, y in (x.go)(); y })\n(b.c)()"),
            ("for x in list { x.go() }", "for x in list { (x.go)() }"),
            ("if a.any({ $0 }) { b.c() }", "if (a.any)({ $0 }) { (b.c)() }"),
            ("log [a.map { $0 }, 1]", "log [(a.map)({ $0 }), 1]"),
            ("let f = { }", "let f = { }"),
            ("# nothing\n\n  # at all\n", ""),
            ("a.b() # said\n#> no line", "(a.b)()"),
            ("editor.undo()\nshow.it(for: user, let: 1)", "(editor.undo)()\n(show.it)(for: user, let: 1)"),
            ("print.run()\nnew[0] = 1\ndo.it = 2", "(print.run)()\nnew[0] = 1\n(do.it) = 2"),
        ])
    func statements(script: String, expected: String) {
        let (block, told) = parse(script)
        #expect(told == "")
        #expect(block.outline == expected)
    }

    @Test(
        "statements that go on over the end of a line",
        arguments: [
            ("a.b(1,\n 2\n)", "(a.b)(1, 2)"),
            ("let a = [\n1,\n2,\n]", "let a = [1, 2]"),
            ("let a = 1 +\n 2", "let a = (1 + 2)"),
            ("let a =\n 2", "let a = 2"),
            ("builder\n  .head()\n\n # body next\n  .body()", "((builder.head)().body)()"),
            ("log a &&\n b", "log (a && b)"), ("log a ?\n b :\n c", "log (a ? b : c)"),
            ("a.b()\n-1.c()", "(a.b)()\n(-1.c)()"),
            ("a.b()\n(c.d)()", "(a.b)()\n(c.d)()"),
        ])
    func continuation(script: String, expected: String) {
        let (block, told) = parse(script)
        #expect(told == "")
        #expect(block.outline == expected)
    }

    @Test(
        "expressions by precedence",
        arguments: [
            ("1 + 2 * 3 - 4", "((1 + (2 * 3)) - 4)"),
            ("a || b && c == d", "(a || (b && (c == d)))"),
            ("(1 + 2) * 3", "((1 + 2) * 3)"),
            ("10 - 3 - 2", "((10 - 3) - 2)"),
            ("a % 2 == 0 && !b.c", "(((a % 2) == 0) && (!(b.c)))"),
            ("-x.y", "(-(x.y))"),
            ("-1", "-1"),
            ("- 1 - -1", "(-1 - -1)"),
            ("!!a", "(!(!a))"),
            ("(a < b) == (c < d)", "((a < b) == (c < d))"),
            ("a === b", "(a === b)"),
            ("a !== b", "(a !== b)"),
            ("a.b[1].c(2)(3)", "((a.b)[1].c)(2)(3)"),
            ("A.B(1)", "(A.B)(1)"),
            (".mutton", ".mutton"),
            (".portion(count: 2,)", ".portion(count: 2)"),
            ("[]", "[]"),
            ("[:]", "[:]"),
            ("[1: \"a\", 2: \"b\",]", "[:1: \"a\", 2: \"b\"]"),
            ("[[1], [2]]", "[[1], [2]]"),
            ("f(x: 1, 2)", "f(x: 1, 2)"),
            ("true != nil", "(true != nil)"),
        ])
    func precedence(text: String, expected: String) { #expect(outline(text) == expected) }

    @Test(
        "literals",
        arguments: [
            ("0", "0"), ("1_000", "1000"), ("0x1F", "31"), ("0b101", "5"), ("0o17", "15"),
            ("9223372036854775807", "9223372036854775807"),
            ("-9223372036854775808", "-9223372036854775808"),
            ("1.5", "1.5f"), ("2.5e3", "2500.0f"), ("1e-3", "0.001f"), ("1_0.2_5", "10.25f"),
            ("\"a\\n\\t\\r\\0\\\"\\\\\\u{1F600}\"", "\"a\\n\\t\\r\\0\\\"\\\\😀\""),
            ("\"\"", "\"\""),
            ("\"a\\(1 + 2)b\"", "\"a\" \\((1 + 2)) \"b\""),
            ("\"\\(f(\"x\\(y)\"))\"", "\\(f(\"x\" \\(y)))"),
            ("\"# no comment > （\"", "\"# no comment > （\""),
        ])
    func literals(text: String, expected: String) { #expect(outline(text) == expected) }

    @Test(
        "operators that only a module gives a meaning",
        arguments: [
            ("2 ** 10", "**(2, 10)"), ("a |> b |> c", "|>(|>(a, b), c)"), ("a|>b", "|>(a, b)"),
            ("√x + 1", "(√(x) + 1)"), ("a • b == c", "(•(a, b) == c)"), ("a <-1", "(a < -1)"),
            ("a & b", "&(a, b)"), ("f(&a)", "f(&a)"), ("(a ** b) * c", "(**(a, b) * c)"),
            ("a ||!b", "(a || (!b))"), ("reduce(1, **)", "reduce(1, { $0, $1 in **($0, $1) })"),
        ])
    func signs(text: String, expected: String) { #expect(outline(text) == expected) }

    @Test("a range beside integers, not a float") func ranges() {
        #expect(parse("for i in 1...3 { }").block.outline == "for i in 1...3 {  }")
        #expect(parse("for i in a.b..<c.d { }").block.outline == "for i in (a.b)..<(c.d) {  }")
    }

    @Test("ranges of nodes are their text") func nodeRanges() {
        let script = "甲.add(x, at: 1)\nif 甲.on { log \"é\" }"
        let block = parse(script).block
        let bytes = Array(script.utf8)
        var texts: [String] = []
        block.forEachStatement { statement in
            texts.append(String(decoding: bytes[statement.range.start..<statement.range.end], as: UTF8.self))
        }
        block.forEachExpression { node in
            texts.append(String(decoding: bytes[node.range.start..<node.range.end], as: UTF8.self))
        }
        #expect(
            texts == [
                "甲.add(x, at: 1)", "if 甲.on { log \"é\" }", "log \"é\"",
                "甲.add(x, at: 1)", "甲.add", "甲", "x", "1", "甲.on", "甲", "\"é\"",
            ])
    }

    @Test("'>' lines belong to the statement above") func expectedLines() {
        let (block, told) = parse(
            """
            a.b(); a.c();
            > one
            >
            >  two
            repeat 2 {
              a.d()
              > inner (glob)
            }
            > whole
            """)
        #expect(told == "")
        #expect(block.outline == "(a.b)()\n(a.c)() >3\nrepeat 2 { (a.d)() >1 } >1")
        let sources = block.statements[1].inlineExpectation?.items.map { item in
            if case .line(let pattern) = item { pattern.source } else { "?" }
        }
        #expect(sources == ["one", "", " two"])
    }
}
