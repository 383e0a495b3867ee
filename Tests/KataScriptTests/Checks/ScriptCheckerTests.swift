import KataDiagnostics
import KataScript
import KataTesting
import Testing

@Suite("A script is checked without its module")
struct ScriptCheckerTests {
    /// Returns what the checker tells of a kata file that can be read.
    private func told(_ commands: String, head: String = "", codesOnly: Bool = false) -> String {
        let indented = commands.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
        let text = "kata: 1\ntitle: t\n\(head)expect: [x]\ncommands: |\n\(indented.joined(separator: "\n"))\n"
        let file = SourceFile(path: "k.yaml", text: text)
        var read = Diagnostics()
        guard let kata = KataReader.read(file, id: "k", diagnostics: &read) else {
            return read.told(in: file)
        }
        precondition(!read.hasErrors, read.told(in: file))
        var diagnostics = Diagnostics()
        ScriptChecker.check(kata, diagnostics: &diagnostics)
        if codesOnly {
            return diagnostics.sorted.map { "\($0.code.id) \(file.text(in: $0.range))" }.joined(
                separator: ", ")
        }
        return diagnostics.told(in: file)
    }

    private static let objects = "objects:\n  w: Waiter()\n  s: Stack()\n"

    @Test("word for word") func words() {
        #expect(
            told("w.add(oder)\nlet 单 = w\nlog [单, 単]\nlog .mutton\nlet 单 = 2", head: Self.objects) == """
                k.yaml:8:9: error[E0401]: 'oder' is neither an object, a 'let' nor a type
                    w.add(oder)
                          ^^^^
                k.yaml:11:7: error[E0406]: '.mutton' belongs to no type here: write 'Type.mutton'
                    log .mutton
                        ^^^^^^^
                k.yaml:12:7: error[E0402]: '单' is bound already; give this another name
                    let 单 = 2
                        ^^
                k.yaml:9:7: note: it is bound here
                    let 单 = w
                        ^^

                """)
        #expect(
            told(
                "w.add(1)\nw.clear(1, 2)\nlet x = w.add(2)\nundo 3",
                head: Self.objects + "undo:\n  Waiter.add(n): remove(m, old.k)\n") == """
                    k.yaml:7:25: error[E0604]: 'm' is neither a parameter of the rule, 'result', 'old.PROPERTY' nor a type
                        Waiter.add(n): remove(m, old.k)
                                              ^
                    k.yaml:11:5: warning[W0605]: 'clear' cannot be undone: add 'Waiter.clear(a1, a2): inverse(…)' or 'Waiter.clear(a1, a2): nothing' under 'undo:'
                        w.clear(1, 2)
                          ^^^^^
                    k.yaml:12:13: warning[W0606]: this call of 'add' is not on the queue: 'undo' steps over it
                        let x = w.add(2)
                                  ^^^
                    k.yaml:13:3: error[E0602]: cannot undo 3 commands: only 2 are done
                        undo 3
                        ^^^^^^

                    """)
    }

    @Test(
        "for mistakes that show",
        arguments: [
            ("log oops", "E0401 oops"), ("foo(1)", "E0401 foo"), ("log size", "E0401 size"),
            ("for i in 1...2 { }\nlog i", "E0401 i"), ("if true { let t = 1 }\nlog t", "E0401 t"),
            ("log \"\\(oops)\"", "E0401 oops"), ("w.x = oops", "E0401 oops"), ("drop oops", "E0401 oops"),
            ("for (w, w) in [1: 2] { }", "E0402 w"), ("if true { let a = 1\nlet a = 2 }", "E0402 a"),
            ("for i in 1...2 { let j = 2\nlet j = 3 }", "E0402 j"), ("let n = 1\nn += 1", "E0407 n"),
            ("drop w\nlog w.x", "E0403 w"), ("drop w\nif true { w.a() }", "E0403 w"),
            ("drop w, w", "E0403 w"), ("let a = 1\na = 2", "E0407 a"), ("w = 3", "E0407 w"),
            ("for i in [1] { i = 2 }", "E0407 i"), ("oops = 3", "E0401 oops"),
            ("w.on { x in log y }", "E0401 y"), ("log $0", "E0401 $0"),
            ("w.on { w, w in log w }", "E0402 w"), ("format(\"%d\", 1)", "E0309 format(\"%d\", 1)"),
            ("if true { var a = 1 }\na = 2", "E0401 a"),
            ("log round(1, 2)", "E0405 round(1, 2)"), ("log near(1, 2)", "E0405 near(1, 2)"),
            ("log min()", "E0405 min()"), ("log abs(x: 1)", "E0405 x"), ("log format()", "E0405 format()"),
            ("let t = .a\nlog t", "E0406 t"), ("log [1, .a]", "E0406 .a"), ("log \"\\(.a)\"", "E0406 .a"),
            ("undo", "E0602 undo"), ("redo", "E0602 redo"), ("w.x = 1\nundo\nw.x = 2\nredo", "E0602 redo"),
            ("Waiter()\nundo", "E0602 undo"), ("let x = w.a()\nundo", "E0602 undo"),
            ("w.x = 1\nundo\nredo 2", "E0602 redo 2"), ("w.a()\nw.a()\nundo", "W0605 a, W0605 a"),
        ])
    func mistakes(script: String, codes: String) {
        #expect(told(script, head: Self.objects, codesOnly: true) == codes)
    }

    @Test(
        "never for what may be right",
        arguments: [
            "log Waiter.shared\nlog 服务员.名\n服务员()", "log w.x.y.z", "w.unknown(.a, b: .c)",
            "for i in 1...2 { let t = i }\nfor i in 3...4 { let t = i }",
            "for _ in 1...2 { for _ in 1...2 { } }",
            "if w.x { drop w } else { drop w }\nlog s.x", "for i in 1...2 { if i == 2 { drop w } }\nlog w",
            "let t = .a\nw.use(t)\nlog t == w.x", "undo all\nredo all", "w.x = 1\nundo\nredo",
            "w.x = 1\nundo\nw.go()",
            "for i in 1...3 { w.x = i }\nundo 3", "if true { w.x = 1 }\nundo",
            "w.x = 1\nw.y[0] = 2\nundo 2\nredo 2",
            "let a = w\na.go()", "expect throws w.go()", "repeat 2 { w.go() }",
        ])
    func silence(script: String) { #expect(told(script, head: Self.objects) == "") }

    @Test("for rules") func rules() {
        func rules(_ text: String) -> String {
            let lines = text.split(separator: "\n").map { "  \($0)\n" }.joined()
            return told("w.x = 1\nundo", head: Self.objects + "undo: |\n" + lines, codesOnly: true)
        }
        #expect(rules("A.f(x) -> g(x)\nA.f(y) -> nothing") == "E0603 A.f(y) -> nothing")
        #expect(
            rules("A.f(to x) -> g(x)\nA.f(at x) -> nothing\nA.f(x, y) -> nothing\nB.f(x) -> nothing") == "")
        #expect(rules("A.f(x) -> power = old.power + result") == "")
        #expect(rules("A.f(x) -> self.items[x] = T.k(old.items[x], \"\\(old.n)\", size(x))") == "")
        #expect(rules("A.f(x) -> items.remove(at: y)") == "E0604 y")
        #expect(rules("A.f(x) -> g(old)") == "E0604 old")
        #expect(rules("A.f(x) -> log x") == "E0601 log x")
        #expect(rules("f(x) -> g(x)\nf(y) -> nothing") == "E0603 f(y) -> nothing")
    }

    @Test("not for names that may be the module's") func moduleNames() {
        let text = "kata: 1\ntitle: t\nexpect: [x]\ncommands: |\n  push(counter)\n  counter = 2\n  log oops\n"
        let file = SourceFile(path: "k.yaml", text: text)
        var diagnostics = Diagnostics()
        let kata = KataReader.read(file, id: "k", diagnostics: &diagnostics)
        if let kata {
            ScriptChecker.check(kata, diagnostics: &diagnostics) { ["push", "counter"].contains($0) }
        }
        #expect(diagnostics.sorted.map { "\($0.code.id) \(file.text(in: $0.range))" } == ["E0401 oops"])
    }

    @Test("for each place once, whatever scenarios share") func sharing() {
        let text = """
            kata: 1
            title: t
            objects:
              w: Waiter(oops)
            undo:
              Waiter.f(a): g(b)
            setup: w.go(no)
            scenarios:
              - {name: a, commands: "log w", expect: [x]}
              - {name: b, commands: "log nope", expect: [x]}
            """
        let file = SourceFile(path: "k.yaml", text: text)
        var diagnostics = Diagnostics()
        let kata = KataReader.read(file, id: "k", diagnostics: &diagnostics)
        #expect(diagnostics.told(in: file) == "")
        if let kata { ScriptChecker.check(kata, diagnostics: &diagnostics) }
        #expect(diagnostics.sorted.map { file.text(in: $0.range) } == ["oops", "b", "no", "nope"])
    }

    @Test("not for names where something could not be read") func unread() {
        let file = SourceFile(
            path: "k.yaml", text: "kata: 1\ntitle: t\nexpect: [x]\ncommands: |\n  let a = (1\n  log a\n")
        var diagnostics = Diagnostics()
        let kata = KataReader.read(file, id: "k", diagnostics: &diagnostics)
        if let kata { ScriptChecker.check(kata, diagnostics: &diagnostics) }
        #expect(diagnostics.sorted.map(\.code.id) == ["E0302"])
    }

    @Test("and finds the format's own example right") func example() {
        let script = """
            let mutton = first.pushOrder("顾客一要十串羊肉", type: .mutton)
            let duck = first.pushOrder("顾客一要十串鸭肉", type: .duck)
            waiter.addOrder(mutton)
            waiter.addOrder(duck)
            undo
            waiter.notifyOrder()
            """
        let head = """
            undo:
              Waiter.addOrder(order): deleteOrder(order)
            objects:
              waiter: Waiter()
              first: Customer()

            """
        #expect(told(script, head: head) == "")
    }
}
