import KataDiagnostics
import KataScript
import KataText
import Testing

@testable import KataJudging
@testable import KataLearning

@Suite struct SuggestionTests {
    /// A catalogue of katas, each `id pattern difficulty see…`.
    private static func read(_ lines: [String]) -> [Kata] {
        lines.compactMap { line in
            let words = line.split(separator: " ").map(String.init)
            var text = "kata: 1\ntitle: \(words[0])\ndifficulty: \(words[2])\n"
            if words[1] != "-" { text += "pattern: \(words[1])\n" }
            if words.count > 3 { text += "see: [\(words[3...].joined(separator: ", "))]\n" }
            text += "commands: |\n  log \"x\"\n  > x\n"
            let loaded = LoadedKata(SourceFile(path: "\(words[0]).yaml", text: text))
            return loaded.kata
        }
    }

    private static func catalogue(_ katas: some Sequence<Kata>) -> Catalogue {
        Catalogue(sorting: katas.map { Catalogue.Entry(KataSummary($0)) })
    }

    private static let katas = read([
        "maker builder 1", "wrap decorator 1", "turn state 1 wrap", "ask strategy 2", "tell observer 2",
        "walk iterator 3", "pool - 1",
    ])

    private static func ids(after id: String?, _ change: (inout Progress) -> Void = { _ in }) -> [String] {
        var progress = Progress()
        change(&progress)
        let current = katas.first { $0.id == id }
        let suggestions = Suggestions(after: current, in: catalogue(katas), progress: progress)
        return suggestions.katas.map { "\($0.entry.kata.id): \($0.reason)" }
    }

    @Test func theNextOfTheGroupComesBeforeWhatIsLinked() {
        #expect(Self.ids(after: "turn") == ["ask: sameGroup", "wrap: related", "maker: otherGroup"])
    }

    @Test func whatIsSolvedIsNotSuggested() {
        #expect(
            Self.ids(after: "turn") { progress in
                for id in ["ask", "tell", "wrap"] { progress.note(id, isPassed: true) }
            } == ["walk: sameGroup", "maker: otherGroup", "pool: otherGroup"])
    }

    @Test func aHarderKataIsFollowedByAnEasierOneWhereNoneIsHarder() {
        #expect(Self.ids(after: "walk").first == "tell: sameGroup")
    }

    @Test func withoutAKataWhatWasBegunComesFirst() {
        #expect(
            Self.ids(after: nil) { $0.note("tell", isPassed: false) } == [
                "tell: begun", "maker: otherGroup", "wrap: otherGroup",
            ])
    }

    @Test func whereAllIsSolvedNothingIsSuggested() {
        #expect(
            Self.ids(after: nil) { progress in
                for entry in Self.katas { progress.note(entry.id, isPassed: true) }
            } == [])
        let none = Suggestions(after: nil, in: Self.catalogue([]), progress: Progress())
        #expect(SuggestionText(style: .plain, locale: "zh_CN").text(of: none) == "这里没有别的题目要做了\n")
        var all = Progress()
        for entry in Self.katas { all.note(entry.id, isPassed: true) }
        let nothing = Suggestions(after: nil, in: Self.catalogue(Self.katas), progress: all)
        #expect(SuggestionText(style: .plain, locale: "zh_CN").text(of: nothing) == "这里的题目都已完成\n")
    }

    @Test func aReasonThatDoesNotFitIsLeftOut() {
        let suggestions = Suggestions(
            after: nil, in: Self.catalogue(Self.katas.suffix(1)), progress: Progress())
        let first = ["pool  ●○○○○  pool  (another group)", "pool  ●○○○○  pool"]
        for (width, line) in zip([40, 30], first) {
            let text = SuggestionText(style: .plain, locale: "en", width: width).text(of: suggestions)
            #expect(text == line + "\nstart it with kata start pool\n")
        }
    }
}
