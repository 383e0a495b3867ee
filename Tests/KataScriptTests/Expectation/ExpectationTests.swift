import KataDiagnostics
import KataScript
import Testing

@Suite struct ExpectationTests {
    /// Returns the log that a block of lines is, as text, and what is told.
    private func log(_ expect: String, head: String = "") -> (items: [String], told: String) {
        let (kata, told) = readKata("kata: 1\ntitle: T\n\(head)commands: a.b()\nexpect: \(expect)\n")
        return ((kata?.scenarios.first?.expectation?.log ?? []).map(describe), told)
    }

    private func describe(_ item: LogItem) -> String {
        switch item {
        case .line(let pattern): describe(pattern)
        case .gap: "..."
        case .anyLines(let count, _): "any \(count)"
        case .unordered(let patterns, _): "{" + patterns.map(describe).joined(separator: ", ") + "}"
        case .times(let count, let items, _): "\(count) × " + items.map(describe).joined(separator: " + ")
        }
    }

    private func describe(_ pattern: LinePattern) -> String {
        let pieces = pattern.template.pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .reference(let name): "<\(name.text)>"
            }
        }
        let kind =
            switch pattern.kind {
            case .literal: "="
            case .glob: "*"
            case .regularExpression: "/"
            case .contains: "~"
            }
        return kind + pieces.joined()
    }

    @Test(arguments: [
        ("hello", "=hello"),
        ("a * (glob)", "*a *"),
        ("a.* (re)", "/a.*"),
        ("mid (has)", "~mid"),
        (#"\u{1B}[1mhot\t\\ (esc)"#, "=\u{1B}[1mhot\t\\"),
        ("x (glob) (lit)", "=x (glob)"),
        ("... (lit)", "=..."),
        ("x (lit) (lit)", "=x (lit)"),
        ("x  (lit)", "=x "),
        ("(re)", "=(re)"),
        ("x(re)", "=x(re)"),
        ("x (other)", "=x (other)"),
        ("...", "..."),
        ("....", "=...."),
        ("$${x} $x ${p}!", "=${x} $x <p>!"),
        ("${p}* (glob)", "*<p>*"),
        ("服务员 ${p}", "=服务员 <p>"),
    ])
    func linesOfABlock(_ line: String, _ expected: String) {
        let (items, told) = log("|\n  \(line)\n  end", head: "params: [{p: 1}]\n")
        #expect(items == [expected, "=end"])
        #expect(!told.contains("error"), "\(told)")
    }

    @Test func blankLinesCountAsTheBlockKeepsThem() {
        #expect(log("|\n  a\n\n  b\n").items == ["=a", "=", "=b"])
        #expect(log("|+\n  a\n\n\n").items == ["=a", "=", "=", "="])
        #expect(log("|2\n    deep\n  less\n").items == ["=  deep", "=less"])
        #expect(log("\"a\\nb\\n\"").items == ["=a", "=b"])
        #expect(log("'a (glob)'").items == ["*a"])
    }

    @Test func itemsOfAList() {
        let (items, told) = log(
            """

              - hello (glob)
              - ''
              - ...
              - no
              - 1_000
              - glob: 'a*'
              - re: '(?<n>\\d+)'
              - has: ${n}
              - any: 2
              - some: true
              - unordered: [a, {has: b}]
              - times: {n: 3, of: {glob: x}}
              - lines: |
                  x (re)
                  ...
            """)
        #expect(told == "")
        #expect(
            items == [
                "=hello (glob)", "=", "=...", "=no", "=1_000", "*a*", "/(?<n>\\d+)", "~<n>", "any 2", "...",
                "{=a, ~b}",
                "3 × *x", "/x", "...",
            ])
        #expect(log("[]").items == [])
    }

    @Test func theMapForm() throws {
        let (kata, told) = readKata(
            """
            kata: 1
            title: T
            params: [{who: 甲}]
            commands: a.b(who)
            expect:
              log: |
                a
              never: [b, {re: "c+"}]
              error: 'no * for ${who}'
            """)
        let expectation = try #require(kata?.scenarios.first?.expectation)
        #expect(told == "")
        #expect(expectation.log?.map(describe) == ["=a"])
        #expect(expectation.never.map(describe) == ["=b", "/c+"])
        #expect(expectation.error.map(describe) == "*no * for <who>")
    }

    @Test func withoutLogItIsNotCompared() {
        let (kata, told) = readKata("kata: 1\ntitle: T\ncommands: a.b()\nexpect: {never: [x]}\n")
        #expect(told == "")
        #expect(kata?.scenarios.first?.expectation?.log == nil)
    }

    @Test func rangesCoverTheLineWithItsSuffix() throws {
        let text = "kata: 1\ntitle: T\ncommands: a.b()\nexpect: |\n  点 * (glob)\n"
        let (kata, _) = readKata(text)
        guard case .line(let pattern) = try #require(kata?.scenarios.first?.expectation?.log?.first) else {
            return
        }
        #expect(kata?.file.text(in: pattern.range) == "点 * (glob)")
        #expect(pattern.source == "点 * (glob)")
    }

    @Test func inlineLinesKnowLoopVariablesAndCaptures() {
        let text = """
            kata: 1
            title: T
            commands: |
              for i in 1...3 { a.b(i) }
              > ${i} (?<n>x) (re)
              a.c()
              > ${n} ${i} ${nn}
            """
        #expect(
            readKata(text).told == """
                kata.yaml:7:15: error[E0508]: '${nn}' names nothing; did you mean '${n}'?
                    > ${n} ${i} ${nn}
                                ^^^^^

                """)
    }

    @Test func conditionsAreAnExpectation() {
        #expect(readKata("kata: 1\ntitle: T\ncommands: |\n  expect a.b() == 1\n").told == "")
        #expect(readKata("kata: 1\ntitle: T\ncommands: |\n  repeat 2 { expect throws a.b() }\n").told == "")
        #expect(readKata("kata: 1\ntitle: T\ncommands: |\n  a.b()\n").told.contains("E0512"))
    }

    @Test func aGapAloneIsFineBesideConditions() {
        #expect(
            readKata("kata: 1\ntitle: T\ncommands: |\n  expect a.b() == 1\nexpect: |\n  ...\n").told == "")
    }
}
