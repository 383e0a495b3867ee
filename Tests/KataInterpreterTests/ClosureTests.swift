import KataTesting
import Testing

@Suite("Closures")
struct ClosureTests {
    @Test(
        "of plain values",
        arguments: [
            ("[1, 2, 3].map { $0 * 2 }", "[2, 4, 6]"), ("[1, 2, 3].map({ n in n * 2 })", "[2, 4, 6]"),
            ("[1, 2, 3].filter { $0 > 1 }", "[2, 3]"), ("[1, 2, 3].reduce(10) { $0 + $1 }", "16"),
            ("[1, 2].reduce(\"\", { t, n in t + \"\\(n)\" })", "12"),
            ("[1, 2, 3].first(where: { $0 > 1 })", "2"), ("[1, 2].first { $0 > 9 }", "nil"),
            ("[1, 2].contains(where: { $0 == 2 })", "true"), ("[1, 2].allSatisfy { $0 > 0 }", "true"),
            ("[3, 1, 2].sorted(by: { $0 > $1 })", "[3, 2, 1]"), ("[4, 5].firstIndex { $0 == 5 }", "1"),
            ("\"a1b\".filter { $0 != \"1\" }", "ab"), ("\"ab\".map { $0.uppercased() }", "[\"A\", \"B\"]"),
            ("[[1, 2], [3]].map { $0.map { $0 + 1 } }", "[[2, 3], [4]]"),
            ("[[1, 2].map { $0 }.count, 3]", "[2, 3]"),
        ])
    func plain(source: String, expected: String) {
        #expect(Run("log \(source)").told == expected)
    }

    @Test("hold statements, and see and change names around them") func names() {
        #expect(
            Run(
                """
                var sum = 0
                let add = { a, b in
                  let c = a + b
                  sum += c
                  c * 10
                }
                log add(1, 2)
                log add(3, 4)
                log sum
                """
            ).told == "30\n70\n10")
        #expect(Run("let f = { n in if n > 0 { log n } }\nf(2)\nf(0)").told == "2")
        #expect(Run("let f = { log \"called\" }\nrepeat 2 { f() }").told == "called\ncalled")
        #expect(Run("let f = { }\nlog f()").told.hasPrefix("mismatch at 'f()'"))
    }

    @Test("cross to the module, which calls them before it answers") func cross() {
        #expect(Run("log Deck([1, 2]).each { n in n * n }").told == "each\n[1, 4]")
        #expect(
            Run("let w = Waiter()\nDeck([1]).visit { order in w.addOrder(order) }\nw.notifyOrder()").told
                == "添加Order\ncook made inside")
        let nested = "let d = Deck([1, 2])\nlog d.each { a in d.each({ b in a * b }).count + a }"
        #expect(Run(nested).told == "each\neach\neach\n[3, 4]")
    }

    @Test("write into the log of the command that called them") func log() {
        let run = Run("Deck([7]).each { n in log \"got \\(n)\" }\nlog \"after\"")
        #expect(run.told == "each\ngot 7\nafter")
        #expect(run.byCommand.hasSuffix("log \"after\": after"))
        let inline = Run("Deck([7]).each { n in log n }\n> each\n> 7\nlog 1\n> 1")
        #expect(
            inline.checks == [
                "Deck([7]).each { n in log n } | 2 | [\"each\", \"7\"]", "log 1 | 1 | [\"1\"]",
            ])
    }

    @Test("may throw where the module takes an error") func throwing() {
        #expect(
            Run("expect throws Deck([1]).each({ n in n / 0 }), \"the closure said: division by zero*\"").told
                == "each")
        #expect(Run("Deck([1]).each { n in \"a\" + n }").told.contains("mismatch at '\"a\" + n'"))
    }

    @Test("do not let go what the statement around them has made") func holds() {
        let run = Run("let pair = [Order(\"a\"), Deck([1]).each { n in n }]\nlog pair[0].text")
        #expect(run.told == "each\na")
        let kept = Run(
            "let fs = []\nfor t in [\"a\", \"b\"] {\n  let o = Order(t)\n  fs.append({ o.text })\n}\nlog fs.map { $0() }"
        )
        #expect(kept.told.hasSuffix("[\"a\", \"b\"]") || kept.told.contains("cannot be called"))
    }

    @Test("are bounded by steps and by depth") func bounds() {
        #expect(Run("Deck([1]).each { n in while true { } }", steps: 50).told.contains("steps(50)"))
        #expect(
            Run("var f = 0\nf = { n in f(n) }\nf(1)").told.contains(
                "closures call each other more than 64 deep"))
    }

    @Test("are called again by a replay, which changes nothing twice") func replay() {
        let script = """
            let d = Deck([1, 2])
            let w = Waiter()
            var n = 0
            d.visit { order in
              n += 1
              w.addOrder(order)
            }
            w.name = "x"
            undo
            log [n, w.orders.count]
            """
        #expect(Run(script, replay: true).told == "添加Order\n[1, 1]")
    }

    @Test("a list that changes under undo") func rules() {
        let undo = "Deck.each(body) -> nothing"
        #expect(
            Run("let d = Deck([1])\nd.each { n in log n }\nundo\nredo", undo: undo).told == "each\n1\neach\n1"
        )
    }
}
