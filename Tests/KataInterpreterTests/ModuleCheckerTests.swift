import KataDiagnostics
import KataInterpreter
import KataScript
import KataTesting
import Testing

@Suite("A kata is checked against a module")
struct ModuleCheckerTests {
    /// Returns what the checker tells of a script with some objects.
    private func told(_ script: String) -> String {
        let file = SourceFile(path: "k.yaml", text: script)
        var diagnostics = Diagnostics()
        let objects = SourceFile(
            path: "o", text: "w = Waiter()\nl = Light()\nc = Canvas()\no = Order(\"x\")\nt = Thrower()")
        var scenario = Scenario(
            name: "s", range: SourceRange(0, 0),
            commands: ScriptParser.block(LocatedText(whole: file), diagnostics: &diagnostics))
        scenario.objects = ScriptParser.objects(LocatedText(whole: objects), diagnostics: &diagnostics)
        precondition(diagnostics.found.isEmpty, diagnostics.told(in: file))
        let kata = Kata(
            id: "k", file: file, title: LocalizedText("k"), module: Name("k", range: SourceRange(0, 0)),
            scenarios: [scenario, scenario])
        ModuleChecker.check(kata, against: ToyModule().types, diagnostics: &diagnostics)
        let lacks = ModuleChecker.lacks(scenario, types: ToyModule().types).map(\.message)
        let missing: [DiagnosticCode] = [.unknownType, .unknownMember, .unknownCase]
        #expect(lacks == diagnostics.found.filter { missing.contains($0.code) }.map(\.message))
        return diagnostics.told(in: file)
    }

    /// Returns the first line of what the checker tells, without the place.
    private func firstLine(_ script: String) -> String {
        let line = told(script).split(separator: "\n").first.map(String.init) ?? ""
        return line.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
    }

    @Test("word for word") func words() {
        #expect(
            told("w.addOdrer(o)\nlet 单 = Order(\"羊\", kind: .mutton)\no.type = .muton") == """
                k.yaml:1:3: error[E0802]: 'Waiter' has no member 'addOdrer'; did you mean 'addOrder'?
                  w.addOdrer(o)
                    ^^^^^^^^
                k.yaml:2:10: error[E0804]: 'Order' does not take the arguments '(_:kind:)'
                  let 单 = Order("羊", kind: .mutton)
                           ^^^^^^^^^^^^^^^^^^^^^^^^^^
                  note: there is 'Order(_:type:)'
                k.yaml:3:11: error[E0803]: 'Dish' has no case '.muton'; did you mean '.mutton'?
                  o.type = .muton
                            ^^^^^

                """)
    }

    @Test(
        "for what it lacks",
        arguments: [
            ("Waitor()", "error[E0801]: the module has no type 'Waitor'; did you mean 'Waiter'?"),
            ("log Nothing.x", "error[E0801]: the module has no type 'Nothing'"),
            ("Order()", "error[E0804]: 'Order' does not take the arguments '()'"),
            ("w.addOrder(o, o)", "error[E0804]: 'addOrder' does not take the arguments '(_:_:)'"),
            ("w.rename(as: \"x\")", "error[E0804]: 'rename' does not take the arguments '(as:)'"),
            ("log l.powr", "error[E0802]: 'Light' has no member 'powr'; did you mean 'power'?"),
            ("log l.toggle", "error[E0805]: 'toggle' is a method of Light: write 'toggle(…)'"),
            ("l.isOn()", "error[E0806]: 'isOn' is a property of Light: write it without '(…)'"),
            ("l.isOn = true", "error[E0807]: 'Light.isOn' cannot be assigned"),
            ("t.hidden()", "error[E0808]: 'hidden' is out of reach: 'hidden' is private"),
            ("log o.twin().twin().txt", "error[E0802]: 'Order' has no member 'txt'; did you mean 'text'?"),
            ("log w.favourite.tex", "error[E0802]: 'Order' has no member 'tex'; did you mean 'text'?"),
            ("c.frame.origin.z = 1", "error[E0802]: 'Point' has no member 'z'"),
            (
                "let f = c.frame\nf.origin.mov(1, 2)",
                "error[E0802]: 'Point' has no member 'mov'; did you mean 'move'?"
            ),
            ("expect o.type == .duk", "error[E0803]: 'Dish' has no case '.duk'; did you mean '.duck'?"),
            ("Order(\"x\", type: .duk)", "error[E0803]: 'Dish' has no case '.duk'; did you mean '.duck'?"),
            ("o.type = .portion(size: 1)", "error[E0804]: '.portion' does not take the arguments '(size:)'"),
            ("log Dish.portion(1, 2)", "error[E0804]: 'portion' does not take the arguments '(_:_:)'"),
            ("log Dish.mutt", "error[E0802]: 'Dish' has no member 'mutt'"),
            ("Counter.bum(by: 1)", "error[E0802]: 'Counter' has no member 'bum'; did you mean 'bump'?"),
            (
                "if true { log \"\\(l.powr)\" }",
                "error[E0802]: 'Light' has no member 'powr'; did you mean 'power'?"
            ),
            (
                "let Waiter = 1",
                "warning[W0404]: 'Waiter' hides the module's type of that name; call it something else"
            ),
        ])
    func lacks(script: String, expected: String) { #expect(firstLine(script) == expected) }

    @Test(
        "and not for what it has, or what cannot be known",
        arguments: [
            "w.addOrder(o)\nw.rename(\"x\")\nw.rename(to: \"y\")",
            "let h = HeadWaiter()\nh.addOrder(o)\nlog h.name",
            "Order(\"x\")\nOrder(\"x\", .duck)\nOrder(\"x\", type: .duck)",
            "o.type = .portion(count: 2)\no.type = .portion(3)",
            "log Dish.duck.price\nlog Dish.allCases\nlog o.type.rawValue",
            "for x in w.orders { log x.anything }",
            "log w.orders.first.anything", "let d = .anything\nlog o.type == d",
            "Counter.bump(by: 1)\nCounter.total = 3",
            "Counter.light = l\nCounter.light.power = 1", "log size(\"x\") + round(1.5)", "c.tags[\"a\"] = 1",
            "let x = Dish.mutton\nlog x.isDuck()", "log [w.name, l.power]", "log Size.small == .usual",
        ])
    func silence(script: String) { #expect(told(script) == "") }
}
