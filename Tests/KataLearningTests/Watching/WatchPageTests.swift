import KataDiagnostics
import KataResults
import KataScript
import KataText
import Testing

@testable import KataJudging
@testable import KataLearning
@testable import KataStructure

@Suite struct WatchPageTests {
    private static let source = SourceFile(
        path: "lamp.yaml",
        text: """
            kata: 1
            title: {en: A lamp, zh: 一盏灯}
            hints: [Look twice., Look thrice., {for: lamp, text: Look up.}]
            story: A lamp stood in
              the hall.
            commands: |
              log "x"
              > x
            """)

    private static func state() throws -> WatchState {
        let kata = try #require(LoadedKata(source).kata)
        return WatchState(kata: kata, plugin: nil, folder: ".")
    }

    private static func hint(given: Set<Int>) throws -> HintText {
        let kata = try #require(LoadedKata(source).kata)
        return HintText(HintQueue(of: kata, failing: nil, given: given), of: kata, locale: "en")
    }

    private static func lines(_ state: WatchState, _ height: Int = 24, locale: String = "en") -> [String] {
        WatchPage(state, style: .plain, locale: locale, width: 40, height: height).lines
    }

    private static func result(_ findings: [Finding]) -> KataResult {
        let scenario = ScenarioResult(
            name: "hall", maximum: 10, isHidden: false, findings: findings, transcript: nil, duration: 0)
        return KataResult(id: "lamp", title: "A lamp", module: "lamp", source: source, scenarios: [scenario])
    }

    @Test func beforeTheFirstVerdictTheTitleAndKeysAreThere() throws {
        var state = try Self.state()
        state.isJudging = true
        #expect(
            Self.lines(state) == [
                "lamp  A lamp", "judging …", "", "",
                "h hint  s story  n next  r run  q quit",
            ])
        #expect(
            Self.lines(state, locale: "zh_CN.UTF-8") == [
                "lamp  一盏灯", "评判中……", "", "", "h 提示  s 故事  n 下一题  r 运行  q 退出",
            ])
    }

    @Test func theLastVerdictStaysWhileTheNextIsMade() throws {
        var state = try Self.state()
        state.take(.judged(Self.result([.machine("no luck")]), duration: 21_000_000))
        state.isJudging = true
        #expect(
            Array(Self.lines(state).prefix(4)) == [
                "lamp  A lamp", "✗ error · 0 of 1 scenarios · judging …", "", "  ✗ hall",
            ])
    }

    @Test func aSuccessTellsTheStory() throws {
        var state = try Self.state()
        state.take(.judged(Self.result([]), duration: 400_000))
        #expect(
            Self.lines(state) == [
                "lamp  A lamp", "✓ passed · 1 of 1 scenarios · 0 ms", "", "the story  README.md",
                "A lamp stood in the hall.", "",
                "h hint  s story  n next  r run  q quit",
            ])
    }

    @Test func whatIsSaidOfTheStructureFollowsTheVerdict() throws {
        var state = try Self.state()
        let passed = Self.result([])
        state.take(.judged(passed, duration: 400_000))
        let count = state.verdictCount
        var verdict = StructureVerdict(.found)
        verdict.roles = [.init(role: "Context", names: ["Work"])]
        var whole = passed
        whole.add(StructureResult(verdict))
        state.take(.considered(whole, duration: 400_000))
        #expect(
            Array(Self.lines(state).prefix(5)) == [
                "lamp  A lamp", "✓ passed · 1 of 1 scenarios · 0 ms", "", "  ✓ structure  Context Work", "",
            ])
        #expect(state.verdictCount == count)
    }

    @Test func scrollingEndsAtTheLastLine() throws {
        var state = try Self.state()
        let scenarios = (1...30).map { number in
            ScenarioResult(
                name: "hall \(number)", maximum: 1, isHidden: false, findings: [.machine("no luck")],
                transcript: nil, duration: 0)
        }
        state.take(
            .judged(
                KataResult(
                    id: "lamp", title: "A lamp", module: "lamp", source: Self.source, scenarios: scenarios),
                duration: 0))
        let page = WatchPage(state, style: .plain, locale: "en", width: 40, height: 12)
        state.scroll = page.maximumScroll
        let last = Self.lines(state, 12)
        #expect(last.contains("  ✗ hall 30"))
        #expect(!last.contains { $0.contains("more line") })
        state.scroll -= 1
        #expect(!Self.lines(state, 12).contains("  ✗ hall 30"))
        state.scroll += 9
        #expect(Self.lines(state, 12) == last)
    }

    @Test func warningsAreShownWhateverTheVerdict() throws {
        var failed = Self.result([.machine("no luck")])
        failed.remarks = "Lamp.swift:3:9: warning: variable 'x' was never used\n"
        var state = try Self.state()
        state.take(.judged(failed, duration: 0))
        #expect(Self.lines(state).contains { $0.contains("Lamp.swift:3:9: warning") })
    }

    @Test func aHintOutlivesAFailureAndIsNotPushedOut() throws {
        var state = try Self.state()
        state.panel = .hint(try Self.hint(given: []))
        let lasting = String(repeating: "wrong\n", count: 40)
        let build = Finding.build(BuildReport(diagnostics: lasting, limit: nil))
        state.take(
            .judged(
                KataResult(
                    id: "lamp", title: "A lamp", module: "lamp", source: Self.source, finding: build),
                duration: 0))
        let lines = Self.lines(state, 12)
        #expect(lines.count == 12)
        #expect(
            Array(lines.suffix(6)) == [
                "… 38 more lines", "", "hint 1 of 3: Look twice.", "1 more fits now", "",
                "h hint  s story  n next  r run  q quit",
            ])
        state.take(.judged(Self.result([]), duration: 0))
        #expect(!Self.lines(state).contains("hint 1 of 3: Look twice."))
    }

    @Test func aHintForAScenarioGoesWhenTheScenarioPasses() throws {
        let kata = try #require(LoadedKata(Self.source).kata)
        var state = try Self.state()
        let hint = HintText(HintQueue(of: kata, failing: "lamp", given: []), of: kata, locale: "en")
        func result(of name: String) -> KataResult {
            let scenarios = ["lamp", "hall"].map {
                ScenarioResult(
                    name: $0, maximum: 10, isHidden: false, findings: $0 == name ? [.machine("no luck")] : [],
                    transcript: nil, duration: 0)
            }
            return KataResult(
                id: "lamp", title: "A lamp", module: "lamp", source: Self.source, scenarios: scenarios)
        }
        for (name, isThere) in [("lamp", true), ("hall", false)] {
            state.panel = .hint(hint)
            state.take(.judged(result(of: name), duration: 0))
            #expect(Self.lines(state).contains("hint 3 of 3 · lamp: Look up.") == isThere)
        }
    }

    @Test func aNoticeStandsBelowTheStatus() throws {
        var state = try Self.state()
        state.isJudging = true
        state.notices = ["a lamp is not what it used to be, they say"]
        #expect(
            Array(Self.lines(state).prefix(4)) == [
                "lamp  A lamp", "judging …", "a lamp is not what it used to be, they", "say",
            ])
    }

    @Test(arguments: 6...30) func aPageNeverExceedsTheScreen(_ height: Int) throws {
        var state = try Self.state()
        let build = Finding.build(
            BuildReport(diagnostics: String(repeating: "wrong wrong wrong\n", count: 40), limit: nil))
        state.take(
            .judged(
                KataResult(
                    id: "lamp", title: "A lamp", module: "lamp", source: Self.source, finding: build),
                duration: 0))
        state.panel = .hint(try Self.hint(given: [0, 1]))
        #expect(Self.lines(state, height).count <= height)
        state.notices = [String(repeating: "listen ", count: 60)]
        #expect(Self.lines(state, height).count <= height)
    }
}
