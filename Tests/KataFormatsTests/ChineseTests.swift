import KataDiagnostics
import KataDiff
import KataText
import KataTranscript
import Testing

@testable import KataFormats
@testable import KataResults

/// What readers of Chinese are told is what readers of English are told.
@Suite struct ChineseTests {
    @Test(
        arguments: [
            ("zh_CN.UTF-8", ReaderLanguage.chinese), ("zh", .chinese), ("ZH_TW", .chinese),
            ("en_US", .english),
            ("C.UTF-8", .english), ("", .english), ("zhuang", .english),
        ])
    func aLocaleHasALanguage(_ locale: String, _ language: ReaderLanguage) {
        #expect(ReaderLanguage(locale: locale) == language)
    }

    @Test(arguments: Findings.all.map(\.name))
    func aFindingKeepsItsFacts(_ name: String) throws {
        let finding = try #require(Findings.all.first { $0.name == name }?.finding)
        let english = finding.description
        let chinese = finding.description(in: .chinese)
        #expect(chinese.headline != english.headline)
        #expect(chinese.headline.isChinese)
        #expect(chinese.place?.position.line == english.place?.position.line)
        #expect(chinese.details.count == english.details.count)
        #expect((chinese.headline + chinese.addition).digits == (english.headline + english.addition).digits)
    }

    @Test func aPlaceIsNamed() {
        #expect(Findings.turn.words(in: .chinese) == "第 4 行，第 2 轮")
        let text = FindingText(style: .plain, file: Findings.file, language: .chinese).text(
            .crash(Crash(signal: "SIGILL", exitCode: nil, lastWords: "bang"), place: Findings.turn))
        #expect(
            text == """
                    模块崩溃了（SIGILL）  灯.yaml:4:20（第 2 轮）
                      → 灯.dim(
                      bang

                """)
    }

    @Test(arguments: [
        LogRemark.onlyTheOrderDiffers, .missingLineBreaks(3), .extraLineBreaks(3), .extraBlankLinesAtEnd(3),
        .missingBlankLinesAtEnd(3),
        .extraBlankLines(3),
        .onlyExtraLinesAtEnd(3), .endsEarly(missing: 3), .nothingWritten, .nothingExpected,
    ])
    func aRemarkKeepsItsNumbers(_ remark: LogRemark) {
        let chinese = remark.words.chinese
        #expect(chinese.isChinese)
        #expect(chinese.digits == remark.sentence.digits)
        #expect(remark.words.english == remark.sentence)
    }

    @Test(arguments: [
        LookAlike.normalForm(logIsComposed: true), .normalForm(logIsComposed: false),
        .normalForm(logIsComposed: nil), .fullWidth(logIsWide: true), .fullWidth(logIsWide: false),
        .space(0xA0, inLog: true), .space(0x2003, inLog: false), .trailingBlanks(expected: 2, written: 3),
        .indentation(expected: 2, written: 3), .tabs(inLog: true), .tabs(inLog: false), .innerBlanks,
        .invisible(0x200B, inLog: true), .escapeSequences(inLog: false), .carriageReturn(inLog: true),
        .punctuation(logIsTypographic: true), .punctuation(logIsTypographic: false), .letterCase, .timeStamp,
        .capture(name: "id", value: "7"),
    ])
    func aLookAlikeKeepsItsFacts(_ lookAlike: LookAlike) {
        let chinese = lookAlike.words.chinese
        #expect(chinese.isChinese)
        #expect(chinese.digits.sorted() == lookAlike.sentence.digits.sorted())
    }

    @Test func theSidesAreNotMixedUp() {
        #expect(LookAlike.tabs(inLog: true).words.chinese == "日志里是制表符，期望的行里是空格")
        #expect(LookAlike.fullWidth(logIsWide: false).words.chinese == "日志里是半角字符，期望的是全角")
        #expect(
            LookAlike.trailingBlanks(expected: 0, written: 2).words.chinese == "行尾有 2 个空格，期望 0 个")
    }

    @Test func theEndOfARunIsTold() {
        var summary = RunSummary()
        summary.duration = 12_000_000
        for (_, finding) in Findings.all.prefix(2) { summary.add(Findings.result(finding)) }
        let words = SummaryWords(summary, in: .chinese)
        #expect(words.katas == "2 个 kata：1 个未通过，1 个抛出错误")
        #expect(words.scenarios == "2 个场景")
        #expect(SummaryWords(RunSummary(), in: .chinese).obstacle == "没有选中任何 kata")
    }
}

extension String {
    fileprivate var isChinese: Bool { unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } }

    /// The numbers of a text, in order.
    fileprivate var digits: [Substring] {
        split { !$0.isASCII || !$0.isNumber }
    }
}
