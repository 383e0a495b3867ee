import Testing

@testable import KataAuthoring

/// Whole expectations before and after what was written is accepted.
@Suite struct AcceptTests {
    private static func expect(
        _ commands: String, _ before: String, becomes after: String,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let lines = commands.split(separator: "\n").map { "  \($0)\n" }.joined()
        let head = "kata: 1\ntitle: T\ncommands: |\n\(lines)"
        let accepted = try Accepted.text(head + before)
        #expect(accepted.utf8.elementsEqual((head + after).utf8), "\(accepted)", sourceLocation: location)
        #expect(try Accepted.findings(accepted).isEmpty, sourceLocation: location)
    }

    @Test func onlyTheDifferingLineChanges() throws {
        try Self.expect(
            "log \"a\"\nlog \"x\"\nlog \"c\"", "expect: |  # why\n    a\n    b\n    * (glob)\n\n# end\n",
            becomes: "expect: |  # why\n    a\n    x\n    * (glob)\n\n# end\n")
    }

    @Test func whatIsAsExpectedStaysToTheByte() throws {
        let expect = "expect:   # list\n  -   \"a\"\n  - 'b' # two\n"
        try Self.expect("log \"a\"\nlog \"b\"", expect, becomes: expect)
    }

    @Test func aGapGivesBackTheLineBesideIt() throws {
        try Self.expect(
            "log \"a\"\nlog \"b\"\nlog \"z\"", "expect: |\n  a\n  ...\n  c\n",
            becomes: "expect: |\n  a\n  ...\n  z\n")
    }

    @Test func aMatcherMovesWithTheLineThatChanged() throws {
        try Self.expect(
            "log \"b\"\nlog \"c\"", "expect:\n- a\n- glob: '*'\n", becomes: "expect:\n- b\n- glob: '*'\n")
    }

    @Test func quotingStays() throws {
        try Self.expect(
            "log \"it's\"\nlog \"b\"\nlog \"no\"", "expect:\n  - 'a'\n  - \"c\"\n  - d\n",
            becomes: "expect:\n  - 'it''s'\n  - \"b\"\n  - 'no'\n")
        try Self.expect("log \"b\"", "expect: \"a\"\n", becomes: "expect: \"b\"\n")
    }

    @Test func aBlockInAListChangesLineByLine() throws {
        try Self.expect(
            "log \"a\"\nlog \"x\"\nlog \"new\"\nlog \"c\"",
            "expect:\n  - lines: |\n      a\n      b\n      c\n  - d\n",
            becomes: "expect:\n  - lines: |\n      a\n      x\n      new\n      c\n")
    }

    @Test func aBrokenRepetitionBecomesItsLines() throws {
        try Self.expect(
            "log \"a\"\nlog \"a\"", "expect:\n  - times: {n: 3, of: a}\n", becomes: "expect:\n  - a\n  - a\n")
        let expect = "expect:\n  - times: {n: 2, of: a}\n"
        try Self.expect("repeat 2 { log \"a\" }", expect, becomes: expect)
    }

    @Test func anUnorderedItemKeepsItsFreedom() throws {
        try Self.expect(
            "log \"1\"\nlog \"c\"\nlog \"x\"\nlog \"a\"\nlog \"2\"",
            "expect:\n  - '1'\n  - unordered: # any\n      - a\n      - 'b'\n      - c\n  - '2'\n",
            becomes: "expect:\n  - '1'\n  - unordered: # any\n      - a\n      - 'x'\n      - c\n  - '2'\n")
        try Self.expect(
            "log \"c\"\nlog \"a\"", "expect: [{unordered: [a, b, c]}]\n", becomes: "expect: [c, a]\n")
    }

    @Test func blanksGetWhatTheyNeed() throws {
        try Self.expect(
            "log \"  a\"\nlog \"b \"\nlog \"\"", "expect: |\n  x\n\n\n",
            becomes: "expect: |2+\n    a\n  b  (lit)\n\n")
    }

    @Test func theLogOfAMapChanges() throws {
        try Self.expect(
            "log \"a\"", "expect:\n  never: [z]\n  log: |\n    b\n  # end\n",
            becomes: "expect:\n  never: [z]\n  log: |\n    a\n  # end\n")
    }

    @Test func inlineLinesComeAndGo() throws {
        let before =
            "kata: 1\ntitle: T\ncommands: |\n  log \"a\" # why\n  let x = 1\n  > y\n  log \"b\"\n  > c\n  > d\n"
        let after =
            "kata: 1\ntitle: T\ncommands: |\n  log \"a\" # why\n  > a\n  let x = 1\n  log \"b\"\n  > b\n"
        #expect(try Accepted.text(before) == after)
    }

    @Test func namesStayWhereTheirValueFits() throws {
        let before = """
            kata: 1
            title: T
            params:
              - {n: 1, who: ada}
              - {n: 2, who: bob}
            commands: |
              log "21 \\(who), \\(n) left"
            expect: |
              ${n} of ${who}

            """
        // The value of n in row 1 is part of 21, which is another number.
        #expect(
            try Accepted.text(before)
                == "the rows of 'test' would need different lines; write ${name} where a parameter's value belongs\n"
        )
        let ordered = before.replacing("${n} of ${who}", with: "${who} of ${n}")
        #expect(
            try Accepted.text(ordered) == ordered.replacing("${who} of ${n}", with: "21 ${who}, ${n} left"))
    }

    @Test func aScenarioThatExpectsNothingGetsItsLog() throws {
        try Self.expect("log \"a\"\nlog \"\"", "\n# end\n", becomes: "expect: |+\n  a\n\n# end\n")
        try Self.expect("let x = [1]", "", becomes: "expect: []\n")
    }
}
