import KataText
import Testing

@Suite struct FoldedTextTests {
    @Test func aLineThatFitsStays() {
        #expect("to be".folded(to: 5) == ["to be"])
        #expect("".folded(to: 5) == [""])
    }

    @Test func wordsStayWhole() {
        #expect("not to be at all".folded(to: 10) == ["not to be", "at all"])
    }

    @Test func aLongWordIsCut() {
        #expect("abcdefghij".folded(to: 4) == ["abcd", "efgh", "ij"])
    }

    @Test func chineseTakesTwoColumns() {
        #expect("当前时间点".folded(to: 5) == ["当前", "时间", "点"])
        #expect("每个钟点一个 if 语句。".folded(to: 18) == ["每个钟点一个 if 语", "句。"])
        #expect("下午写在这里 implemented".folded(to: 18) == ["下午写在这里", "implemented"])
    }

    @Test func noRowBeginsOrEndsWithTheWrongPunctuation() {
        #expect("中午犯困,下午继续".folded(to: 8) == ["中午犯", "困,下午", "继续"])
        #expect("他说完“好吧”就走".folded(to: 8) == ["他说完", "“好吧”就", "走"])
    }

    @Test func rowsOfAnIndentedLineAreIndented() {
        #expect("    - not to be at all".folded(to: 14) == ["    - not to", "    be at all"])
        #expect("        abcdefgh".folded(to: 12) == ["        abcd", "    efgh"])
    }

    @Test func aColouredLineIsBrokenAtBlanksToo() {
        #expect(
            "\u{1B}[33mnot to be\u{1B}[0m".folded(to: 7) == [
                "\u{1B}[33mnot to\u{1B}[0m", "\u{1B}[33mbe\u{1B}[0m",
            ])
    }

    @Test func aColourGoesOnInTheNextRow() {
        #expect(
            "\u{1B}[31mabcdef\u{1B}[0m".folded(to: 4) == [
                "\u{1B}[31mabcd\u{1B}[0m", "\u{1B}[31mef\u{1B}[0m",
            ])
    }

    @Test func aRowIsClippedWhereItDoesNotFit() {
        #expect("to be".clipped(to: 5) == "to be")
        #expect("not to be".clipped(to: 6) == "not…")
        #expect("\u{1B}[31mabcdef\u{1B}[0m".clipped(to: 4) == "\u{1B}[31mabc…\u{1B}[0m")
    }

    @Test func paragraphsAreReflowed() {
        #expect("one\ntwo\n\nthree\n  kept\nfour".reflowed == ["one two", "", "three", "  kept", "four"])
        #expect("上午。\n中午,\n下午 if\nso".reflowed == ["上午。中午,下午 if so"])
    }
}
