import KataTesting
import Testing

@Suite("Functions, globals, operators and sequences of the module")
struct ModuleMemberTests {
    @Test("functions are called and globals read, also inside of expressions") func areReached() {
        #expect(Run("log double(4) + limit\nlog \"\\(double(n: 1))\"").told == "17\n2")
        #expect(Run("let limit = 2\nlog limit").told == "2", "a name of the script hides the module's")
    }

    @Test("a call and an assignment are commands") func areCommands() {
        let undo = "raise(by n) -> lower(by: n)"
        #expect(
            Run("raise(by: 3)\nraise(by: 4)\nundo\nlog total\nredo\nlog total", undo: undo).told == """
                raise to 3
                raise to 7
                lower to 3
                3
                raise to 7
                7
                """)
        #expect(Run("total = 5\ntotal = 6\nundo\nlog total").told == "5")
        #expect(
            Run("raise(by: 3)\ntotal = 8\nundo\nlog total", replay: true).told == "raise to 3\n3")
    }

    @Test("an inverse may assign a global") func inverseAssigns() {
        #expect(
            Run("raise(by: 3)\nundo\nlog total", undo: "raise(by n) -> total = old.total").told
                == "raise to 3\n0")
    }

    @Test("a call without a rule shows the rule to add") func noRule() {
        #expect(Run("raise(by: 3)\nundo").told.contains("E0601 at 'undo'"))
    }

    @Test("a change of a struct in a global is written back") func structInGlobal() {
        let run = Run(
            "place = Point(x: 1, y: 2)\nplace.move(dx: 1, dy: 0)\nplace.y = 7\nlog [place.x, place.y]")
        #expect(run.told == "[2, 7]")
    }

    @Test("what is not there is told with the nearest name") func unknown() {
        #expect(
            Run("log totel").told
                == "E0401 at 'totel': 'totel' is neither an object, a 'let' nor a type; did you mean 'total'?"
        )
        #expect(Run("log double").told == "contract at 'double': 'double' is a function: write 'double(…)'")
    }

    @Test(
        "operators of the module's types",
        arguments: [
            ("(Score(1) + Score(2)).points", "3"), ("(-Score(4)).points", "-4"),
            ("Score(1) < Score(2)", "true"), ("Score(1) > Score(2)", "false"),
            ("Score(2) >= Score(2)", "true"), ("Score(3) <= Score(2)", "false"),
        ])
    func operators(source: String, expected: String) {
        #expect(Run("log \(source)").told == expected)
    }

    @Test("an operator that no type declares is a mismatch") func noOperator() {
        #expect(
            Run("log Score(1) * Score(1)").told.hasPrefix(
                "mismatch at 'Score(1) * Score(1)': '*' cannot join"))
    }

    @Test("a loop asks for an element a turn") func loop() {
        let run = Run("let deck = Deck([1, 2])\nfor card in deck { log \"card \\(card)\" }")
        #expect(run.told == "deal 1\ncard 1\ndeal 2\ncard 2")
        #expect(
            run.byCommand == """
                for card in deck: deal 1
                log "card \\(card)" [1]: card 1
                for card in deck: deal 2
                log "card \\(card)" [2]: card 2
                """)
        #expect(run.module.heldReferences.count == 1, "the walk is let go, the deck is held")
    }

    @Test("count, first, contains and sorted walk where no member is declared") func members() {
        #expect(
            Run(
                "let d = Deck([3, 1])\nlog d.count\nlog d.first\nlog d.isEmpty\nlog d.contains(1)\nlog d.sorted()"
            ).log
                .filter { !$0.hasPrefix("deal") } == ["2", "3", "false", "true", "[1, 3]"])
        #expect(Run("log Deck([3, 1]).first").log == ["deal 3", "3"], "one element is asked for")
    }

    @Test("a walk is bounded by steps and survives an undo in its loop") func bounds() {
        #expect(
            Run("log Deck([1, 2, 3]).count", steps: 2).told.contains("ended at 'Deck([1, 2, 3]).count'"))
        let script = "let s = Stack()\nfor x in Deck([1, 2]) {\n  s.push(x)\n  undo\n}\nlog s.items"
        #expect(Run(script, replay: true).told == "deal 1\ndeal 2\n[]")
    }

    @Test("what is no sequence is told as before") func noSequence() {
        #expect(
            Run("for x in Waiter() { }").told.hasPrefix("mismatch at 'Waiter()': a list, a map or a string"))
    }
}
