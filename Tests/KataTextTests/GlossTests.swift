import KataText
import Testing

@Suite struct GlossTests {
    private let gloss = Gloss([
        ("点", "o'clock"), ("上午", "forenoon"), ("上午工作", "work in the forenoon"), ("", "nothing"),
    ])

    @Test(arguments: [
        ("{9}点,上午工作", "{9} o'clock,work in the forenoon"), ("上午好", "forenoon 好"), ("点点", "o'clock o'clock"),
        ("9点x", "9 o'clock x"),
    ])
    func theLongestWordsAreReplaced(_ line: String, _ expected: String) {
        #expect(gloss.text(of: line) == expected)
    }

    @Test func whatItKnowsNothingOfHasNoMeaning() {
        #expect(gloss.text(of: "晚上") == nil)
        #expect(gloss.text(of: "") == nil)
        #expect(Gloss().isEmpty && !gloss.isEmpty)
    }

    @Test func eachLineIsSaidOnce() {
        let lines = gloss.lines(["上午", "x", "点", "上午"])
        #expect(lines.map(\.line) == ["上午", "点"])
        #expect(lines.map(\.meaning) == ["forenoon", "o'clock"])
    }
}
