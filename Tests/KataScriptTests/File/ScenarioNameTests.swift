import KataDiagnostics
import KataScript
import KataTesting
import Testing

/// Names of scenarios in one language and in several.
@Suite struct ScenarioNameTests {
    private static func scenarios(_ names: [String]) -> ([Scenario], String) {
        let items = names.map { "  - {name: \($0), commands: log 1, expect: ['1']}\n" }.joined()
        let source = SourceFile(path: "kata.yaml", text: "kata: 1\ntitle: x\nscenarios:\n" + items)
        var diagnostics = Diagnostics()
        let kata = KataReader.read(source, id: "kata", diagnostics: &diagnostics)
        return (kata?.scenarios ?? [], diagnostics.told(in: source))
    }

    @Test func machinesKnowTheEnglishName() {
        let (scenarios, told) = Self.scenarios(["{zh: 一天, en: one day}", "plain", "{zh: 三天}"])
        #expect(told == "")
        #expect(scenarios.map(\.name) == ["one day", "plain", "三天"])
        #expect(scenarios.map { $0.title.text(for: "zh_CN.UTF-8") } == ["一天", "plain", "三天"])
        #expect(scenarios.map { $0.title(ofRow: 0, for: "en") } == ["one day", "plain", "三天"])
    }

    @Test func rowsAreNumberedInEveryLanguage() throws {
        var scenario = try #require(Self.scenarios(["{en: one day, zh: 一天}"]).0.first)
        scenario.hasRows = true
        #expect(scenario.name(ofRow: 1) == "one day [2]")
        #expect(scenario.title(ofRow: 1, for: "zh") == "一天 [2]")
    }

    @Test func noNameIsGivenTwiceInAnyLanguage() {
        let told = Self.scenarios(["{en: a, zh: 甲}", "{en: 甲, zh: 乙}", "{en: c, zh: c}"]).1
        #expect(
            told == """
                kata.yaml:5:17: error[E0215]: a scenario is called '甲' already
                    - {name: {en: 甲, zh: 乙}, commands: log 1, expect: ['1']}
                                  ^^
                kata.yaml:4:24: note: '甲' is given here first
                    - {name: {en: a, zh: 甲}, commands: log 1, expect: ['1']}
                                         ^^

                """)
    }
}
