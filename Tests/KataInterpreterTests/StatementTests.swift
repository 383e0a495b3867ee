import KataInterpreter
import KataTesting
import KataTranscript
import Testing

@Suite("Statements")
struct StatementTests {
    @Test("a loop's name hides one around the loop") func loopHides() {
        #expect(Run("let word = \"a\"\nfor word in [\"b\"] { log word }\nlog word").told == "b\na")
    }

    @Test("lists are changed as sets are") func sets() {
        #expect(
            Run("let s = [1, 2]\ns.insert(2)\ns.insert(3)\ns.remove(1)\nlog s\nlog s.popLast()\nlog s").told
                == "[2, 3]\n3\n[2]")
    }

    @Test("statements between braces may be expected to throw") func throwingStatements() {
        #expect(
            Run("expect throws { for n in [1, 0] { log 1 / n } }, \"division*\"\nlog \"on\"").told == "1\non")
    }

    @Test("an operator that no type declares is told") func unknownOperator() {
        #expect(
            Run("log 2 ** 3").told
                == "contract at '2 ** 3': the module declares no operator '**' for these operands")
        #expect(
            Run("let n = double(2)\nn += 1").told
                == "mismatch at 'n': 'n' stands for one value: bind it with 'var'")
    }

    @Test(
        "do what they say",
        arguments: [
            ("let a = 1\nlet b = a + 1\nlog b", "2"),
            ("log \"\"\nlog \"a\\n\"\nlog \"b\\n\\n\"\nlog \"c\"", "\na\n\nb\n\n\nc"),
            ("for i in 1...3 { log i }", "1\n2\n3"),
            ("for i in 0..<2 { log i }", "0\n1"),
            ("for i in 2..<2 { log i }", ""),
            (
                "for i in 9223372036854775806...9223372036854775807 { log i }",
                "9223372036854775806\n9223372036854775807"
            ),
            ("for x in [\"a\", 1] { log x }", "a\n1"),
            ("for k in [\"b\": 1, \"a\": 2] { log k }", "b\na"),
            ("for c in \"é服\" { log c }", "é\n服"),
            ("repeat 2 { log \"x\" }", "x\nx"),
            ("repeat 0 { log \"x\" }", ""),
            ("if 1 < 2 { log 1 } else { log 2 }", "1"),
            ("if false { log 1 } else if true { log 2 } else { log 3 }", "2"),
            ("for i in 1...2 { let t = i * 10\n log t }\nfor i in 1...1 { let t = i\n log t }", "10\n20\n1"),
            ("let xs = [1, 2]\nxs[0] = 5\nlog xs", "[5, 2]"),
            ("let m = [\"a\": 1]\nm[\"b\"] = 2\nm[\"a\"] = nil\nlog m", "[\"b\": 2]"),
            (
                "let xs = [[1], [2]]\nxs[1][0] = 9\nlog xs\nlet ys = xs\nys[0] = []\nlog xs",
                "[[1], [9]]\n[[1], [9]]"
            ),
            ("let t = .duck\nlet o = Order(\"x\", type: t)\nlog o.type", "duck"),
            (
                "let o = Order(\"x\", [.duck].first)\nlog o.type\no.type = .mutton\nlog o.type == .mutton",
                "duck\ntrue"
            ),
            (
                "let s = Stack()\ns.push(3)\ns.load(items: [1, 2])\nlog s.items\nlog s[1]\ns[0] = 7\nlog s.items",
                "[1, 2]\n2\n[7, 2]"
            ),
            (
                "Counter.bump(by: 2)\nCounter.bump(3)\nlog Counter.total\nCounter.total = 1\nlog Counter.total",
                "5\n1"
            ),
            ("Counter.light = Light()\nCounter.light.power = 3\nlog Counter.light.power", "3"),
            (
                "let d = Dish.mutton\nlog d.price\nlog d.isDuck()\nd.next()\nlog d\nlog d.price",
                "10\nfalse\nduck\n20"
            ),
            ("let a = Dish.mutton\nlet b = a\na.next()\nlog b", "mutton"),
        ])
    func effects(script: String, log: String) { #expect(Run(script).told == log) }

    @Test(
        "end the scenario where they go wrong",
        arguments: [
            ("for i in 3...1 { }", "thrown at '3...1': the range 3...1 runs backwards"),
            (
                "for i in 1.5...2 { }",
                "mismatch at '1.5': an integer is wanted here; this is a floating-point number"
            ),
            (
                "for i in 5 { }",
                "mismatch at '5': a list, a map or a string is wanted here; this is an integer"
            ),
            ("repeat -1 { }", "thrown at '-1': cannot repeat -1 times"),
            ("if 1 { }", "mismatch at '1': a condition is a Bool; this is an integer"),
            ("expect 1", "mismatch at '1': 'expect' wants a Bool; this is an integer"),
            ("let s = Stack()\ns.pop()\nlog 1", "thrown at 's.pop()': the stack is empty"),
            (
                "let s = Stack()\nlet x = s.clear()",
                "mismatch at 's.clear()': 's.clear()' returns nothing that could be used"
            ),
            ("let t = Thrower()\nt.hidden()", "bridge at 't.hidden()': 'hidden' is private"),
            (
                "let t = Thrower()\nt.nothing()",
                "contract at 't.nothing()': 'Thrower' has no member 'nothing'"
            ),
            ("let w = Waiter()\nw.orders = []", "contract at 'w.orders': 'Waiter.orders' cannot be assigned"),
            (
                "let w = Waiter()\nw.favourite.text = \"x\"",
                "thrown at 'w.favourite.text': nil has nothing that could be assigned"
            ),
            (
                "let n = Noisy(\"a\")\ndrop n\nlog n.name",
                "bye a\nE0403 at 'n': 'n' was dropped and cannot be used any more"
            ),
            (
                "for i in 1...2 { let t = i }\nlog t",
                "E0401 at 't': 't' is neither an object, a 'let' nor a type"
            ),
            (
                "let t = Thrower()\nt.trap()",
                "before the trap\nended at 't.trap()': crashed(KataTranscript.Crash(signal: Optional(\"SIGILL\"), exitCode: nil, lastWords: \"Fatal error: trapped\", didOverflow: false, isAtStart: false, addresses: [], frames: []))"
            ),
        ])
    func endings(script: String, told: String) { #expect(Run(script).told == told) }

    @Test("count against the limit of steps, turns too") func steps() {
        #expect(
            Run("log 1\nlog 2\nlog 3", steps: 2).told
                == "1\n2\nended at 'log 3': limit(KataTranscript.Limit.steps(2))")
        #expect(Run("repeat 3 { }", steps: 4).told == "")
        #expect(Run("repeat 3 { }", steps: 3).told.hasPrefix("ended at 'repeat 3 { }': limit"))
    }

    @Test(
        "count against the limit of values",
        arguments: [
            // Each is a text of 2^20 bytes that the script makes again and again.
            "\(doubled(20))\nrepeat 20 { let t = s + \"x\" }",
            "\(doubled(20))\nrepeat 20 { let t = \"\\(s)\" }",
            "\(doubled(20))\nrepeat 20 { let t = text([s]) }",
            "\(doubled(20))\nrepeat 20 { let t = format(\"%s\", s) }",
            "var s = \"x\"\nrepeat 60 { s.append(s) }",
            "var s = [1]\nrepeat 60 { s.append(contentsOf: s) }",
            "var s = [1]\nrepeat 60 { s.append(s) }",
            "var s = [1]\nrepeat 60 { s = [s, s] }",
            "var s = (1, 1)\nrepeat 60 { s = (s, s) }",
            "var s = [1: 1]\nrepeat 60 { s = [1: s, 2: s] }",
            "var s = [1]\nrepeat 60 { s = zip([s], [s]) }",
            "log \"a\".padding(toLength: 5000000000, withPad: \"b\", startingAt: 9223372036854775807)",
        ]) func values(script: String)
    {
        #expect(Run(script).told.hasSuffix("limit(KataTranscript.Limit.values(bytes: 16777216))") == true)
    }

    @Test("count what is logged against the limit of output") func loggedOutput() {
        let script = "\(doubled(20))\nlog s\nlog 1"
        let told = Run(script).told
        #expect(told.hasSuffix("limit(KataTranscript.Limit.output(bytes: 1048576))") == true)
    }

    @Test("show little of a long value") func longValues() {
        let result = Run("\(doubled(20))\nexpect s == \"\"").result
        let shown = result.failures[0].sides[0].value
        #expect(shown.utf8.count < 5000)
        #expect(shown.hasSuffix("\" … cut at 4 KiB"))
        #expect(Value.list([.integer(1), .string("a")]).shownText == "[1, \"a\"]")
    }

    @Test("nest as deep as the grammar lets them") func depth() {
        func nested(_ open: String, _ inside: String, _ close: String, depth: Int = 190) -> String {
            String(repeating: open, count: depth) + inside + String(repeating: close, count: depth)
        }
        #expect(Run("log \(nested("(", "1", ")")) + 1").told == "2")
        #expect(Run("log 0\(nested(" + 1", "", ""))").told == "190")
        #expect(Run("log \(nested("[", "", "]")).count").told == "1")
        #expect(Run("log \(nested("-(", "1", ")", depth: 90))").told == "1")
        #expect(Run(nested("if true { ", "log 1", " }")).told == "1")
        #expect(
            Run("let o = Order(\"x\")\nlog o\(nested(".twin()", "", "", depth: 90)).text").told == "x")
    }

    @Test("walk over long texts and maps in good time") func longWalks() {
        let entries = (0..<2000).map { "\($0): 1" }.joined(separator: ", ")
        let script = "for c in \"\(String(repeating: "服", count: 5000))\" { }\nfor k in [\(entries)] { }"
        let time = cpuTime { _ = Run(script) }
        #expect(time < .seconds(5))
    }

    @Test("run with objects, setup and parameters") func surroundings() {
        let run = Run(
            "log w.name + n\nlog kind == Dish.duck\nlog helper", objects: "w = Waiter()\nv = w", undo: "",
            setup: "w.name = \"甲\"\nlet helper = w === v",
            parameters: [("n", "\"乙\""), ("kind", ".duck"), ("c", "Coin(1)")])
        #expect(run.told == "甲乙\ntrue\ntrue")
        #expect(run.result.constants == ["n": "乙", "kind": "duck", "c": "Coin(value: 1)"])
    }

    @Test("let the module's late output be theirs") func settling() {
        let module = ToyModule()
        module.lateOutput = "late\n"
        let run = Run("let l = Light()\nl.flash()\nlog \"end\"", settle: 10, module: module)
        #expect(run.byCommand == "l.flash(): flash\nl.flash(): late\nlog \"end\": end")
    }

    @Test("are named with their turns") func turns() {
        let run = Run("for i in 1...2 {\n  repeat 2 { log i }\n}")
        #expect(run.byCommand == "log i [1, 1]: 1\nlog i [1, 2]: 1\nlog i [2, 1]: 2\nlog i [2, 2]: 2")
    }

    // MARK: expect

    @Test(
        "'expect' says what is false, and goes on",
        arguments: [
            ("expect 1 + 1 == 3\nlog 1", "1\nfailed: 1 + 1 == 3\n  1 + 1 is 2\n  3 is 3"),
            ("expect 1 == 1", ""),
            ("expect true && 1 > 2", "failed: 1 > 2\n  1 is 1\n  2 is 2"),
            (
                "expect false || [].isEmpty == false",
                "failed: false || [].isEmpty == false\n  false || [].isEmpty == false is false"
            ),
            (
                "expect !\"a\".contains(\"a\")",
                "failed: !\"a\".contains(\"a\")\n  \"a\".contains(\"a\") is true"
            ),
            ("expect \"x\".isEmpty", "failed: \"x\".isEmpty\n  \"x\".isEmpty is false"),
            (
                "let l = Light()\nexpect l.isOn\nexpect l.power > 5",
                "failed: l.isOn\n  l.isOn is false\nfailed: l.power > 5\n  l.power is 0\n  5 is 5"
            ),
            ("expect \"a\" == \"b\"", "failed: \"a\" == \"b\"\n  \"a\" is \"a\"\n  \"b\" is \"b\""),
        ])
    func expectations(script: String, told: String) { #expect(Run(script).told == told) }

    @Test(
        "'expect throws' takes what is thrown, and nothing else",
        arguments: [
            ("expect throws t.fail(\"no way\")\nlog 1", "failing\n1"),
            ("expect throws t.fail(\"no way\"), \"no *\"", "failing"),
            ("expect throws t.fail(\"no way\"), \"?o way\"", "failing"),
            (
                "expect throws t.fail(\"no\"), \"yes\"",
                "failing\nfailed: expect throws t.fail(\"no\"), \"yes\"\n  the error's message is \"no\", which \"yes\" does not accept"
            ),
            ("expect throws Stack().clear()", "failed: expect throws Stack().clear()\n  nothing was thrown"),
            ("expect throws 1", "failed: expect throws 1\n  nothing was thrown"),
            ("expect throws 1 / 0, \"division by zero*\"", ""),
            ("expect throws [1][5]", ""),
            ("expect throws nil.x", ""),
            ("expect throws t.hidden()", "bridge at 't.hidden()': 'hidden' is private"),
            ("expect throws t.gone()", "contract at 't.gone()': 'Thrower' has no member 'gone'"),
            (
                "expect throws 1 + \"a\"",
                "mismatch at '1 + \"a\"': '+' cannot join an integer and a string: 1 + \"a\""
            ),
            (
                "expect throws unknown.f()",
                "E0401 at 'unknown': 'unknown' is neither an object, a 'let' nor a type"
            ),
        ])
    func throwing(script: String, told: String) {
        #expect(Run(script, objects: "t = Thrower()").told == told)
    }

    // MARK: Objects that die

    @Test("let go within the statement what they made") func temporaries() {
        let run = Run(
            """
            Noisy("a")
            log Noisy("b").name
            let c = Noisy("c").friend()
            let k = Keeper()
            k.keep(Noisy("d"))
            k.forget()
            if Noisy("e").name == "e" { log "inside" }
            for i in 1...2 { let t = Noisy(text(i)) }
            expect Noisy("f").name == "f"
            drop c
            log "end"
            let last = Noisy("never")
            """)
        #expect(
            run.byCommand == """
                Noisy("a"): bye a
                log Noisy("b").name: b
                log Noisy("b").name: bye b
                let c = Noisy("c").friend(): bye c
                k.forget(): bye d
                log "inside": inside
                log "inside": bye e
                for i in 1...2 [1]: bye 1
                for i in 1...2 [2]: bye 2
                expect Noisy("f").name == "f": bye f
                drop c: bye friend of c
                log "end": end
                """)
        #expect(run.module.heldReferences.count == 2)
    }

    @Test("hold what lists and loops hold") func holding() {
        let run = Run(
            """
            let xs = [Noisy("a"), Noisy("b")]
            for x in xs { x.poke() }
            for y in [Noisy("c")] { log y.name }
            xs[0] = nil
            let also = xs
            drop xs
            log "still"
            drop also
            """)
        #expect(run.told == "c\nbye c\nbye a\nstill\nbye b")
    }
}

/// Returns a script that binds `s` to a string of 2^`power` bytes, by doubling.
private func doubled(_ power: Int) -> String {
    let start = "let s0 = \"" + String(repeating: "x", count: 64) + "\"\n"
    let steps = (1...(power - 6)).map { "let s\($0) = s\($0 - 1) + s\($0 - 1)\n" }
    return start + steps.joined() + "let s = s\(power - 6)"
}
