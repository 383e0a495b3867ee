import KataDiagnostics
import KataScript
import KataText
import Testing

@testable import KataJudging
@testable import KataLearning

@Suite struct HintTests {
    private static let source = SourceFile(
        path: "lamp.yaml",
        text: """
            kata: 1
            title: Lamp
            hints:
              - for: [turned on, rows]
                text: {en: A press means on., zh: 按一下就亮}
              - {en: Look twice., zh: 再看一遍}
              - for: turned off
                text: Press again.
              - Look thrice.
            scenarios:
              - {name: turned on, commands: log 1, expect: ["1"]}
              - {name: turned off, commands: log 1, expect: ["1"]}
              - {name: rows, params: [{n: 1}, {n: 2}], commands: log n, expect: ["${n}"]}
            """)

    private static func kata() throws -> Kata { try #require(LoadedKata(source).kata) }

    private static func text(
        failing: String?, given: Set<Int> = [], locale: String = "en"
    ) throws -> String {
        let kata = try kata()
        let queue = HintQueue(of: kata, failing: failing, given: given)
        return HintText(queue, of: kata, locale: locale).text(style: .plain)
    }

    @Test func hintsOfTheFailingScenarioComeFirst() throws {
        #expect(
            try Self.text(failing: "turned on")
                == "hint 1 of 4 · turned on: A press means on.\n2 more fit now\n")
        #expect(
            try Self.text(failing: "turned on", given: [0]) == "hint 2 of 4: Look twice.\n1 more fits now\n")
    }

    @Test func whatWasGivenBeforeIsNotGivenAgain() throws {
        #expect(
            try Self.text(failing: "turned off", given: [0, 1])
                == "hint 3 of 4 · turned off: Press again.\n1 more fits now\n")
    }

    @Test func aRowBelongsToItsScenario() throws {
        #expect(
            try Self.text(failing: "rows [2]", locale: "zh_CN.UTF-8")
                == "提示 1/4 · rows: 按一下就亮\n现在还有 2 条\n")
    }

    @Test(arguments: [nil, "gone"]) func withoutAFailureTheGeneralOnesAreGiven(_ failing: String?) throws {
        #expect(try Self.text(failing: failing) == "hint 2 of 4: Look twice.\n1 more fits now\n")
    }

    @Test func afterTheLastAllThatFitAreTold() throws {
        #expect(
            try Self.text(failing: "turned off", given: [1, 2, 3]) == """
                no more hints; these are all:
                hint 3 of 4 · turned off: Press again.
                hint 2 of 4: Look twice.
                hint 4 of 4: Look thrice.

                """)
    }

    @Test func aGiverWithoutAFileRemembers() throws {
        let giver = HintGiver(KataEnvironment(cache: "/nowhere"))
        let kata = try Self.kata()
        #expect(giver.next(of: kata).text(style: .plain).hasPrefix("hint 2 of 4"))
        #expect(giver.next(of: kata).text(style: .plain).hasPrefix("hint 4 of 4"))
    }
}
