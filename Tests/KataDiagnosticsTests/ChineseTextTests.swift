import Testing

@testable import KataDiagnostics

@Suite struct ChineseTextTests {
    @Test(arguments: DiagnosticCode.all)
    func everyCodeIsExplainedInChinese(_ code: DiagnosticCode) throws {
        let chinese = try #require(code.chinese, "\(code.id)")
        #expect(chinese.title.hasHan && chinese.explanation.hasHan)
        let text = code.explanation(inChinese: true)
        #expect(!text.contains(ChineseText.example))
        let examples = ChineseText.examples(in: text)
        #expect(examples.count == ChineseText.examples(in: code.explanation).count, "\(code.id)")
        #expect(text.split(separator: "\n").allSatisfy { !$0.hasPrefix(" ") || $0.hasPrefix("    ") })
    }

    @Test func aCodeIsExplainedOnce() {
        let tables = [
            ChineseText.yaml, ChineseText.file, ChineseText.script, ChineseText.expectation,
            ChineseText.module, ChineseText.plugin,
        ].flatMap(\.keys)
        #expect(tables.count == Set(tables).count)
        #expect(Set(tables) == Set(DiagnosticCode.all.map(\.id)))
    }

    @Test func theExamplesAreThoseOfTheEnglishText() {
        let text = ChineseText("题", "一：\n\n<example>\n\n二：\n\n<example>\n完")
        #expect(
            text.explanation(withExamplesOf: "One:\n\n    a\n      b\n\nTwo:\n\n    c\nend")
                == "一：\n\n    a\n      b\n\n二：\n\n    c\n完")
    }
}

extension String {
    /// Whether some character is Chinese.
    fileprivate var hasHan: Bool { unicodeScalars.contains { $0.value >= 0x4E00 && $0.value <= 0x9FFF } }
}
