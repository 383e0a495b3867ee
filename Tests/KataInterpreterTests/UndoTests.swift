import KataDiagnostics
import KataInterpreter
import KataTesting
import Testing

@Suite("The command queue")
struct UndoTests {
    static let objects = """
        w = Waiter()
        o = Order("羊")
        s = Stack()
        l = Light()
        h = HeadWaiter()
        """
    static let rules = """
        Waiter.addOrder(order) -> deleteOrder(order)
        Waiter.rename(to name) -> rename(to: result)
        Waiter.notifyOrder() -> nothing
        Stack.push(value) -> pop()
        Stack.pop() -> push(result)
        Stack.insert(_ value, at index) -> remove(at: index)
        Stack.load(items) -> items = old.items
        Stack.clear() -> load(old.items + [])
        Light.setPower(power) -> power = old.power
        Light.toggle() -> self.toggle()
        Counter.bump(by amount) -> bump(by: -amount)
        Counter.reset(value) -> total = old.total
        """

    private func run(_ script: String, undo: String = rules) -> Run {
        Run(script, objects: Self.objects, undo: undo)
    }

    @Test(
        "takes back and does again",
        arguments: [
            ("w.addOrder(o)\nundo\nredo", "添加Order\n取消Order\n添加Order"),
            ("s.push(1)\ns.push(2)\ns.push(3)\nundo 2\nlog s.items\nredo\nlog s.items", "[1]\n[1, 2]"),
            (
                "s.push(1)\ns.push(2)\nundo all\nlog s.items\nredo all\nlog s.items\nundo all\nundo all\nredo 2\nlog s.items",
                "[]\n[1, 2]\n[1, 2]"
            ),
            ("undo all\nredo all\nlog 1", "1"),
            ("s.push(1)\nundo\ns.push(2)\nlog s.items\nredo all\nlog s.items", "[2]\n[2]"),
            // Assignments undo themselves.
            (
                "w.name = \"a\"\nw.name = \"b\"\nundo\nlog w.name\nundo\nlog w.name == \"\"\nredo 2\nlog w.name",
                "a\ntrue\nb"
            ),
            ("s.load([1, 2])\ns[0] = 9\nundo\nlog s.items\nredo\nlog s.items", "[1, 2]\n[9, 2]"),
            ("let xs = [1, 2]\nxs[1] = 5\nundo\nlog xs\nredo\nlog xs", "[1, 2]\n[1, 5]"),
            ("let m = [:]\nm[\"a\"] = 1\nundo\nlog m", "[:]"),
            ("Counter.total = 4\nundo\nlog Counter.total", "0"),
            // Rules: result, old, labels, static methods, receivers.
            ("w.rename(to: \"a\")\nw.rename(\"b\")\nundo\nlog w.name\nundo\nlog w.name == \"\"", "a\ntrue"),
            ("s.load([1])\ns.pop()\nundo\nlog s.items", "[1]"),
            ("s.load([1, 2])\ns.insert(7, at: 1)\nundo\nlog s.items", "[1, 2]"),
            ("s.load([1, 2])\ns.clear()\nundo 1\nlog s.items\nundo\nlog s.items", "[1, 2]\n[]"),
            ("l.setPower(5)\nl.setPower(7)\nundo\nlog l.power", "power 5\npower 7\n5"),
            ("l.toggle()\nundo", "on\noff"),
            ("w.notifyOrder()\nundo\nlog 1", "1"),
            (
                "Counter.bump(by: 3)\nCounter.bump(4)\nundo\nlog Counter.total\nundo\nlog Counter.total",
                "3\n0"
            ),
            ("Counter.reset(9)\nundo\nlog Counter.total\nredo\nlog Counter.total", "0\n9"),
            ("h.addOrder(o)\nundo\nlog h.orders.count", "添加Order\n取消Order\n0"),
            // Receiver and arguments are evaluated once.
            ("let xs = [1]\ns.push(xs[0])\nxs[0] = 5\nundo 2\nredo\nlog s.items", "[1]"),
            ("let ws = [l, Light()]\nws[0].setPower(1)\nws[0] = nil\nundo 2\nlog l.power", "power 1\n0"),
            (
                "w.addOrder(Order(\"x\").twin())\nundo\nredo\nw.notifyOrder()",
                "添加Order\n取消Order\n添加Order\ncook x"
            ),
            // What is no command.
            (
                "s.push(1)\nlet x = s.pop()\nNoisy(\"n\")\nlog x\nexpect x == 1\nundo\nlog 2",
                "bye n\n1\nthrown at 'pop()': the stack is empty"
            ),
            ("for i in 1...3 { s.push(i) }\nundo 2\nlog s.items", "[1]"),
            ("repeat 2 {\n s.push(1)\n undo\n}\nlog s.items", "[]"),
        ])
    func commands(script: String, told: String) { #expect(run(script).told == told) }

    @Test("runs setup off the queue") func setup() {
        let run = Run("undo", objects: Self.objects, undo: Self.rules, setup: "s.push(1)")
        #expect(run.told == "E0602 at 'undo': cannot undo a command: no command is done")
    }

    @Test(
        "refuses",
        arguments: [
            ("s.push(1)\ns.push(2)\nundo 3", "E0602 at 'undo 3': cannot undo 3 commands: only 2 are done"),
            ("s.push(1)\nundo 2", "E0602 at 'undo 2': cannot undo 2 commands: only one is done"),
            ("undo", "E0602 at 'undo': cannot undo a command: no command is done"),
            ("redo", "E0602 at 'redo': cannot redo a command: no command is undone"),
            (
                "s.push(1)\nundo\ns.push(2)\nredo",
                "E0602 at 'redo': cannot redo a command: no command is undone"
            ),
            ("l.flash()\nundo", "flash\nE0601 at 'undo': 'l.flash()' cannot be undone: no rule says how"),
            (
                "w.addOrder(o)\ndrop w\nundo",
                "添加Order\nE0403 at 'undo': the last command cannot be undone: 'w' was dropped"
            ),
            (
                "w.addOrder(o)\nundo\ndrop w\nredo",
                "添加Order\n取消Order\nE0403 at 'redo': the last command cannot be done again: 'w' was dropped"
            ),
            ("s.push(1)\nlet x = s.pop()\nundo", "thrown at 'pop()': the stack is empty"),
        ])
    func refusals(script: String, told: String) {
        #expect(run(script).told == told)
    }

    @Test("shows a rule for another count of arguments") func otherCount() {
        let result = run("w.rename(\"x\")\nundo", undo: "Waiter.rename(a, b) -> nothing")
        guard case .invalid(let diagnostic) = result.result.ending else {
            Issue.record("the scenario is \(result.told)")
            return
        }
        #expect(
            diagnostic.notes.map(\.message).contains(
                "this rule is for another count of arguments: 2, not 1"))
    }

    @Test("shows the rule to add") func missingRule() {
        let result = run("s.push(1)\nl.setPower(3)\nundo", undo: "Stack.push(v) -> pop()")
        guard case .invalid(let diagnostic) = result.result.ending else {
            Issue.record("the scenario is \(result.told)")
            return
        }
        #expect(
            DiagnosticText().text(of: diagnostic, in: result.file) == """
                k.yaml:3:1: error[E0601]: 'l.setPower(3)' cannot be undone: no rule says how
                  undo
                  ^^^^
                k.yaml:2:1: note: this command is to be undone
                  l.setPower(3)
                  ^^^^^^^^^^^^^
                  note: add a rule under 'undo:', such as 'Light.setPower(power): inverse(…)' or 'Light.setPower(power): nothing'

                """)
    }

    @Test("picks the rule by labels, and the nearest type's") func rulePicking() {
        let rules = """
            Stack.insert(a, b) -> clear()
            Stack.insert(_ value, at index) -> remove(at: index)
            Waiter.addOrder(order) -> nothing
            HeadWaiter.addOrder(order) -> deleteOrder(order)
            """
        // Without labels the first rule that can be meant serves.
        #expect(run("s.insert(1, at: 0)\nundo\nlog s.items", undo: rules).told == "[]")
        #expect(
            run("w.addOrder(o)\nundo\nh.addOrder(o)\nundo", undo: rules).told == "添加Order\n添加Order\n取消Order")
        let byLabel =
            "Stack.insert(_ value, to index) -> clear()\nStack.insert(_ value, at index) -> remove(at: index)"
        #expect(run("s.push(5)\ns.insert(1, at: 0)\nundo\nlog s.items", undo: byLabel).told == "[5]")
    }

    @Test("acts on the object that it was done to, wherever that is now") func movedReceiver() {
        let script = """
            k.keep(Noisy("a"))
            k.thing.name = "x"
            let old = k.swap(Noisy("b"))
            undo
            log old.name
            log k.thing.name
            k.thing.poke()
            let again = k.swap(Noisy("c"))
            undo
            log again.name
            log k.thing.name
            redo
            """
        let run = Run(
            script, objects: "k = Keeper()",
            undo: "Noisy.poke() -> name = \"poked\"\nKeeper.keep(t) -> forget()")
        #expect(run.told == "a\nb\npoked\nc")
        #expect(run.module.requests.filter { $0.hasSuffix(".poke") }.count == 2)
    }

    @Test("keeps what it needs, and only where a scenario undoes") func lives() {
        let keeping = Run(
            "k.keep(Noisy(\"a\"))\nk.forget()\nlog 1\nundo 2\nlog 2\nk.forget()\nlog 3",
            objects: "k = Keeper()",
            undo: "Keeper.keep(t) -> forget()\nKeeper.forget() -> keep(old.thing)")
        #expect(keeping.told == "1\n2\nbye a\n3")
        let again = Run(
            "k.keep(Noisy(\"a\"))\nundo\nk.forget()\nlog 1", objects: "k = Keeper()",
            undo: "Keeper.keep(t) -> forget()")
        #expect(again.byCommand == "k.forget(): bye a\nlog 1: 1")
        let dropped = Run(
            "let n = Noisy(\"a\")\nn.poke()\ndrop n\nlog 1\nundo all", undo: "Noisy.poke() -> nothing")
        #expect(
            dropped.told
                == "bye a\n1\nE0403 at 'undo all': the last command cannot be undone: 'n' was dropped")
        let plain = Run("k.keep(Noisy(\"a\"))\nk.forget()\nlog 1", objects: "k = Keeper()")
        #expect(plain.told == "bye a\n1")
    }

    // MARK: Replay

    @Test(
        "undoes by replay",
        arguments: [
            (
                "w.addOrder(o)\nlog 1\nundo\nlog w.orders.count\nredo\nlog w.orders.count",
                "添加Order\n1\n0\n添加Order\n1"
            ),
            ("s.push(1)\ns.push(2)\nlet x = s.pop()\nundo\nlog x\nlog s.items", "1\n[]"),
            ("s.push(4)\nlet n = s.items\ns.push(5)\nundo\nlog n\nundo\nlog n", "[4]\n[]"),
            (
                "s.push(1)\ns.push(2)\nundo 2\nredo\nlog s.items\nredo\nlog s.items\nundo all\nlog s.items",
                "[1]\n[1, 2]\n[]"
            ),
            ("for x in [l, Light()] {\n x.setPower(1)\n undo\n log x.power\n}", "power 1\n0\npower 1\n0"),
            ("l.flash()\nundo\nl.flash()\nredo all", "flash\nflash"),
            ("let d = o.type\nd.next()\nd.next()\nundo\nlog d", "duck"),
            (
                "let xs = [1]\nxs[0] = 2\nxs[0] = 3\nundo\nlog xs\nundo\nlog xs\nredo 2\nlog xs",
                "[2]\n[1]\n[3]"
            ),
            ("let t = o.twin()\nw.addOrder(t)\nundo\nlog t.text\nlog t === o", "添加Order\n羊\nfalse"),
            ("if s.items.isEmpty { s.push(1) }\nundo\nlog s.items", "[]"),
            ("s.push(1)\nexpect throws s[5]\nlog s.pop()\nundo\nlog s.items", "1\n[]"),
        ])
    func replay(script: String, told: String) {
        let result = Run(script, objects: Self.objects, replay: true)
        #expect(result.told == told)
    }

    @Test("tells what cannot be replayed") func unreplayable() {
        let told = Run("s.push(1)\nlet x = s.pop()\nundo", objects: Self.objects, replay: true).told
        #expect(told == "mismatch at 'undo': line 2 cannot be replayed without line 1: the stack is empty")
    }

    @Test("lets die in a replay what died before") func replayedDeaths() {
        let script =
            "k.keep(Noisy(\"a\"))\nk.forget()\nlet n = Noisy(\"b\")\ndrop n\ns.push(1)\nundo\nlog s.items"
        let run = Run(script, objects: "k = Keeper()\ns = Stack()", replay: true)
        #expect(run.told == "bye b\n[]")
        #expect(run.module.restarts == 1)
        let replayed = run.module.requests.suffix(from: { $0.hasPrefix("new Keeper") })
        #expect(replayed.filter { $0.hasPrefix("release") }.count == 1)
    }
}
