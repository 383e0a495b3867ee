import Foundation
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

    private static let arrayOfInteger =
        "error[E0405]: 'Array' converts a list, a range, a map, a string or a sequence; this is an integer"
    private static let boolOfRange = "error[E0405]: 'Bool' converts a string; this is a range"

    @Test(
        "for what it lacks",
        arguments: [
            ("Waitor()", "error[E0801]: the module has no type 'Waitor'; did you mean 'Waiter'?"),
            ("log Int([1])", "error[E0405]: 'Int' converts a number or a string; this is a list"),
            (
                "let b = !true\nlog Int(b)",
                "error[E0405]: 'Int' converts a number or a string; this is a Bool"
            ),
            ("log Array(Int(2.5))", Self.arrayOfInteger), ("log Bool(1...2)", Self.boolOfRange),
            ("log Int(text: 4)", "error[E0804]: 'Int' does not take the arguments '(text:)'"),
            (
                "for (a, b) in [(l, 1)] { log Int(String(a)) }\nlog c.x",
                "error[E0802]: 'Canvas' has no member 'x'"
            ),
            ("log [\"1\"].map(Int.init)\nlog c.x", "error[E0802]: 'Canvas' has no member 'x'"),
            ("log Nothing.x", "error[E0801]: the module has no type 'Nothing'"),
            (
                "raize(by: 1)",
                "error[E0802]: the module has no function or variable 'raize'; did you mean 'raise'?"
            ),
            (
                "log totel",
                "error[E0802]: the module has no function or variable 'totel'; did you mean 'total'?"
            ),
            ("raise(to: 1)", "error[E0804]: 'raise' does not take the arguments '(to:)'"),
            ("log double", "error[E0805]: 'double' is a function: write 'double(…)'"),
            ("total()", "error[E0806]: 'total' is a variable: write it without '(…)'"),
            ("limit = 2", "error[E0807]: 'limit' cannot be assigned"),
            ("place.z = 1", "error[E0802]: 'Point' has no member 'z'"),
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
            ("log Waiter.name", "error[E0802]: 'name' belongs to an object of Waiter, not to the type"),
            ("Light.toggle()", "error[E0802]: 'toggle' belongs to an object of Light, not to the type"),
            ("Counter.light.reset()", "error[E0802]: 'Light' has no member 'reset'"),
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
        "with its inverse rules",
        arguments: [
            (
                "Waitor.addOrder(o) -> deleteOrder(o)",
                "error[E0801]: the module has no type 'Waitor'; did you mean 'Waiter'?"
            ),
            (
                "Waiter.adOrder(o) -> deleteOrder(o)",
                "error[E0802]: 'Waiter' has no member 'adOrder'; did you mean 'addOrder'?"
            ),
            (
                "Waiter.addOrder(o) -> deletOrder(o)",
                "error[E0802]: 'Waiter' has no member 'deletOrder'; did you mean 'deleteOrder'?"
            ),
            (
                "Waiter.rename(n) -> name = old.nam",
                "error[E0802]: 'Waiter' has no member 'nam'; did you mean 'name'?"
            ),
            (
                "Waiter.rename(n) -> nme = old.name",
                "error[E0802]: 'Waiter' has no member 'nme'; did you mean 'name'?"
            ),
            ("Waiter.rename(n) -> rename(old.name)", ""), ("Waiter.addOrder(o) -> nothing", ""),
            ("Counter.bump(by n) -> reset(to: result)", ""),
        ])
    func rules(rule: String, expected: String) {
        let file = SourceFile(path: "r", text: rule)
        var diagnostics = Diagnostics()
        var scenario = Scenario(
            name: "s", range: SourceRange(0, 0),
            commands: ScriptParser.block(
                LocatedText(whole: SourceFile(path: "k", text: "")), diagnostics: &diagnostics))
        scenario.undo = .rules(
            ScriptParser.inverseRules(LocatedText(whole: file), diagnostics: &diagnostics))
        let kata = Kata(
            id: "k", file: file, title: LocalizedText("k"), module: Name("k", range: SourceRange(0, 0)),
            scenarios: [scenario])
        ModuleChecker.check(kata, against: ToyModule().types, diagnostics: &diagnostics)
        let line = diagnostics.told(in: file).split(separator: "\n").first.map(String.init) ?? ""
        #expect((line.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? "") == expected)
        // A learner whose module lacks what only a rule names is told when the scenario undoes.
        #expect(ModuleChecker.lacks(scenario, types: ToyModule().types).isEmpty)
    }

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

    /// Were the base of a member looked at twice in an argument, this would not end.
    @Test("each argument once, however deep") func depth() {
        let depth = 60
        let nested = (0..<depth).reduce("w") { inner, _ in "max(\(inner).name, 1)" }
        let faulty = (0..<depth).reduce("w.nmae") { inner, _ in "max(\(inner).name, 1)" }
        #expect(told("log \(nested)") == "")
        let found = told("log \(faulty)")
        #expect(found.components(separatedBy: "error[").count == 2)
    }
}
