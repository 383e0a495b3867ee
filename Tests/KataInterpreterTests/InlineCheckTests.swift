import Testing

@Suite("Inline expectations are noted")
struct InlineCheckTests {
    @Test("for each statement that has some, and for those that must be silent") func notes() {
        let run = Run(
            """
            w.addOrder(o)
            > 添加Order
            l.flash()
            let n = 1
            log n
            > ${n}
            repeat 2 {
              l.flash()
            }
            > flash
            > flash
            for i in 1...2 {
              l.toggle()
              > ${i}
              if i == 1 { l.flash() }
            }
            """, objects: "w = Waiter()\no = Order(\"x\")\nl = Light()")
        #expect(
            run.checks == [
                "w.addOrder(o) | 1 | [\"添加Order\"]",
                "l.flash() | 0 | [\"flash\"]",
                "log n | 1 | [\"1\"] | n=1",
                "repeat 2 { | 2 | [\"flash\", \"flash\"]",
                "l.toggle() | 1 | [\"on\"] | i=1",
                "l.flash() | 0 | [\"flash\"]",
                "l.toggle() | 1 | [\"off\"] | i=2",
            ])
    }

    @Test("for the making of objects, heads of blocks, and what dies with a block") func silence() {
        let run = Run(
            """
            if w.rename(to: "a") == "" && k.thing == nil { let n = Noisy("n") }
            for i in [Noisy("x").name] { }
            log 1
            > 1
            """, objects: "w = Waiter()\nk = Keeper()\nf = Noisy(\"a\").friend()")
        #expect(
            run.checks == [
                "Noisy(\"a\").friend() | 0 | [\"bye a\"]",
                "if w.rename(to: \"a\") == \"\" && k.thing == nil | 0 | [\"bye n\"]",
                "for i in [Noisy(\"x\").name] | 0 | [\"bye x\"]",
                "log 1 | 1 | [\"1\"]",
            ])
    }

    @Test("even where the statement goes wrong") func failing() {
        let run = Run("t.fail(\"x\")\n> failing", objects: "t = Thrower()")
        #expect(run.checks == ["t.fail(\"x\") | 1 | [\"failing\"]"])
    }

    @Test("and nothing must be silent where an 'expect' compares the log, or no '>' line is there")
    func free() {
        #expect(Run("Noisy(\"a\")\nlog 1").checks == [])
    }
}
