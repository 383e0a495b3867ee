import KataDiagnostics
import KataScript
import Testing

@Suite struct KataReaderTests {
    @Test func readsTheExampleOfTheFormatsPage() throws {
        let (read, told) = readKata(
            """
            kata: 1
            title: {en: The waiter's order pad, zh: 服务员的点单本}
            story: |
              Customers order; the waiter keeps the orders.
            pattern: command
            difficulty: 2
            hints:
              - An order is an object that knows what to do and who does it.
            undo:
              Waiter.addOrder(order): deleteOrder(order)
            objects:
              waiter: Waiter()
              first: Customer()
            commands: |
              let mutton = first.pushOrder("顾客一要十串羊肉", type: .mutton)
              waiter.addOrder(mutton)
              undo
              waiter.notifyOrder()
            expect: |
              添加Order
              取消Order
              ====开始执行Order===
            """, id: "waiter")
        let kata = try #require(read)
        #expect(told == "")
        #expect(kata.title.text(for: "zh_CN") == "服务员的点单本")
        #expect(kata.title.text() == "The waiter's order pad")
        #expect(kata.story?.text() == "Customers order; the waiter keeps the orders.\n")
        #expect(kata.pattern == "command")
        #expect(kata.difficulty == 2)
        #expect(kata.module.text == "waiter")
        #expect(kata.hints.count == 1)
        let scenario = try #require(kata.scenarios.first)
        #expect(scenario.name == "waiter")
        #expect(scenario.points == 10 && kata.points == 10)
        #expect(scenario.objects.map(\.name.text) == ["waiter", "first"])
        #expect(scenario.commands.statements.count == 4)
        #expect(scenario.expectation?.log?.count == 3)
        #expect(scenario.limits == Limits())
        guard case .rules(let rules) = scenario.undo else { Issue.record("no rules"); return }
        #expect(rules.map(\.method.text) == ["addOrder"])
    }

    @Test func scenariosInheritWhatStandsAtTheTop() throws {
        let (read, told) = readKata(
            """
            kata: 1
            title: 状态
            module: state-2
            tags: [a, b]
            see: ["https://example.org/#x"]
            limits: {time: 2s, memory: 64MiB}
            settle: 20ms
            undo: replay
            setup: work.reset()
            objects: |
              work = Work()
            scenarios:
              - name: early
                commands: work.run()
                expect: []
              - name: late
                hidden: true
                points: 4
                objects: {other: Work()}
                undo: |
                  Work.run() -> stop()
                limits: {time: 500ms, output: 2KiB, steps: 7}
                settle: 1s
                commands: |
                  other.run()
                expect: "a"
              - name: third
                commands: work.run()
                expect: []
            """)
        let kata = try #require(read)
        #expect(told == "")
        #expect(kata.module.text == "state-2")
        #expect(kata.tags == ["a", "b"] && kata.links == ["https://example.org/#x"])
        #expect(kata.setup?.statements.count == 1)
        #expect(kata.scenarios.map(\.name) == ["early", "late", "third"])
        #expect(kata.scenarios.map(\.points) == [3, 4, 3])
        #expect(kata.scenarios.map(\.isHidden) == [false, true, false])
        #expect(kata.scenarios.map(\.settle) == [20, 1000, 20])
        #expect(
            kata.scenarios.map { $0.objects.map(\.name.text) } == [["work"], ["work", "other"], ["work"]])
        #expect(kata.scenarios.map(\.limits.time) == [2000, 500, 2000])
        #expect(kata.scenarios.map(\.limits.memory) == [64 << 20, 64 << 20, 64 << 20])
        #expect(kata.scenarios.map(\.limits.output) == [1 << 20, 2048, 1 << 20])
        #expect(kata.scenarios.map(\.limits.steps) == [100_000, 7, 100_000])
        guard case .replay = kata.scenarios[0].undo, case .rules(let rules) = kata.scenarios[1].undo else {
            Issue.record("undo")
            return
        }
        #expect(rules.count == 1)
    }

    @Test(arguments: [
        ("10", ["-", "-", "-"], [4, 3, 3], 10),
        ("10", ["5", "-", "-"], [5, 3, 2], 10),
        ("0", ["-", "-"], [0, 0], 0),
        ("-", ["7", "8"], [7, 8], 15),
        ("15", ["7", "8"], [7, 8], 15),
        ("-", ["-"], [10], 10),
        ("1", ["-", "-", "-"], [1, 0, 0], 1),
        ("5", ["5", "-"], [5, 0], 5),
    ])
    func pointsAreShared(_ total: String, _ own: [String], _ shares: [Int], _ sum: Int) throws {
        var text = "kata: 1\ntitle: T\n" + (total == "-" ? "" : "points: \(total)\n") + "scenarios:\n"
        for (number, points) in own.enumerated() {
            text +=
                "  - {name: s\(number), commands: a.b(), expect: []"
                + (points == "-" ? "}\n" : ", points: \(points)}\n")
        }
        let (kata, told) = readKata(text)
        #expect(told == "")
        #expect(kata?.scenarios.map(\.points) == shares)
        #expect(kata?.points == sum)
    }

    @Test func rowsHoldPlainValuesTypedByYAML12() throws {
        let (read, told) = readKata(
            """
            kata: 1
            title: T
            params:
              - {i: -3, h: 0x1F, f: 2.5e3, b: true, n: ~, s: 'no', t: 点, l: [1, a], m: {k: 1}, e: {expr: ".mutton"}}
            commands: a.b(i, h, f, b, n, s, t, l, m, e)
            expect: []
            """)
        let values = try #require(read?.scenarios.first?.rows.first?.values)
        #expect(told == "")
        #expect(values.map(\.name.text) == ["i", "h", "f", "b", "n", "s", "t", "l", "m", "e"])
        let kinds = values.map { describe($0.value) }
        #expect(
            kinds == [
                "int -3", "int 31", "float 2500.0", "bool true", "nil", "text no", "text 点", "[int 1,text a]",
                "[text k:int 1]", "case mutton",
            ])
    }

    private func describe(_ value: Expression) -> String {
        switch value.kind {
        case .integer(let value): "int \(value)"
        case .float(let value): "float \(value)"
        case .bool(let value): "bool \(value)"
        case .null: "nil"
        case .string(let literal): "text \(literal.plainText ?? "?")"
        case .list(let items): "[" + items.map(describe).joined(separator: ",") + "]"
        case .map(let pairs):
            "[" + pairs.map { describe($0.key) + ":" + describe($0.value) }.joined(separator: ",") + "]"
        case .implicitCase(let name, _): "case \(name.text)"
        default: "other"
        }
    }

    @Test func namesOfRowsAreNumbered() throws {
        let (read, _) = readKata(
            "kata: 1\ntitle: T\nparams: [{a: 1}, {a: 2}]\ncommands: w.b(a)\nexpect: []\n", id: "k")
        let scenario = try #require(read?.scenarios.first)
        #expect(scenario.hasRows)
        #expect(scenario.name(ofRow: 1) == "k [2]")
    }

    @Test func independentErrorsAreAllTold() {
        let (_, told) = readKata(
            """
            kata: 1
            titel: T
            difficulty: 7
            objects:
              a: [A()]
            commands: |
              a.b(
            expect: hello
            limits: {time: 5}
            """)
        let heads = told.split(separator: "\n").filter { $0.contains("error[") && !$0.contains("[E03") }.map {
            String($0)
        }
        #expect(
            heads.map { String($0.prefix { $0 != "]" }) } == [
                "kata.yaml:2:1: error[E0204", "kata.yaml:3:13: error[E0207",
                "kata.yaml:5:6: error[E0221", "kata.yaml:8:9: error[E0501",
                "kata.yaml:9:16: error[E0212",
            ])
    }

    @Test func aNewerFormatEndsReading() {
        let (kata, told) = readKata("kata: 2\nwhatever: 1\n")
        #expect(kata == nil)
        #expect(
            told == """
                kata.yaml:1:7: error[E0203]: the file was written for a newer kata: its format is 2, this program reads 1
                  kata: 2
                        ^

                """)
    }

    @Test func usesInEveryPlaceCount() {
        let (_, told) = readKata(
            """
            kata: 1
            title: T
            objects: |
              a = A()
              b = B(a)
              c = C()
              d = D()
            params: [{x: 1, y: 2, z: 3}]
            undo: |
              B.run(n) -> stop(n)
            commands: |
              for i in 1...x { log "\\(c.n)" }
              > ${i}
              drop d
              b.run(y)
              expect throws b.fail()
            expect: |
              ${z}
            """)
        #expect(told == "")
    }
}
